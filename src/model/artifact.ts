import { number, objectWith, type Schema, text, type ValueOf } from './schema.ts';

const shape = objectWith('id job_id', {
  /** UUID of the artifact (docs/gaps.md). */
  id: text,
  /** UUID of the job that uploaded it (docs/gaps.md). */
  job_id: text,
  /** Path, as the job uploaded it: untrusted text. One without a path cannot be placed (docs/gaps.md). */
  path: text,
  /** `new`, `finished`, `error` or `deleted` (docs/gaps.md). */
  state: text,
  /** SHA-1 of the content, in hexadecimal digits (docs/gaps.md). */
  sha1sum: text,
  /** The last part of the path (docs/gaps.md). */
  filename: text,
  /** Media type, guessed from the name (docs/gaps.md). */
  mime_type: text,
  /** API address (docs/gaps.md). */
  url: text,
  /** API address that leads to the content (docs/gaps.md). */
  download_url: text,
  /** Size, in bytes (docs/gaps.md). */
  file_size: number,
});

/** A file that a job uploaded. Exact about what names it (docs/gaps.md). */
export interface Artifact extends ValueOf<typeof shape> {}

/** How an artifact is read. */
export const artifactSchema: Schema<Artifact> = shape;
