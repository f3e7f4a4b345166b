import { z } from 'zod';
import { fields, number, text } from './lenient-fields.ts';

/** A file that a job uploaded. Not in the document; exact about what names it and about where it belongs. */
export const artifactSchema = z.looseObject({
  id: z.string(),
  job_id: z.string(),
  path: z.string(),
  ...fields(text, 'state sha1sum filename mime_type url download_url'),
  file_size: number,
});

/** A file that a job uploaded, as the live service describes one. */
export type Artifact = z.infer<typeof artifactSchema>;
