import { fields, number, objectWith, text, type ValueOf } from './schema.ts';

/** A file that a job uploaded. Not in the document; exact about what names it. One without a path cannot be placed, and costs only itself. */
export const artifactSchema = objectWith('id job_id', {
  ...fields(text, 'id job_id path state sha1sum filename mime_type url download_url'),
  file_size: number,
});

/** A file that a job uploaded, as the live service describes one. */
export type Artifact = ValueOf<typeof artifactSchema>;
