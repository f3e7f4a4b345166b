import { fields, number, objectWith, text, type ValueOf } from './schema.ts';

/** A file that a job uploaded. Not in the document; exact about what names it and about where it belongs. */
export const artifactSchema = objectWith('id job_id path', {
  ...fields(text, 'id job_id path state sha1sum filename mime_type url download_url'),
  file_size: number,
});

/** A file that a job uploaded, as the live service describes one. */
export type Artifact = ValueOf<typeof artifactSchema>;
