import { number, objectWith, type Schema, text, type ValueOf } from './schema.ts';

const shape = objectWith('id', {
  /** UUID of the annotation (docs/gaps.md). */
  id: text,
  /** Its name: a build has one annotation for each (docs/gaps.md). */
  context: text,
  /** `success`, `info`, `warning` or `error`. Null for the plain style (docs/gaps.md). */
  style: text,
  /** Its text as HTML: untrusted. Absent if the request leaves bodies out (docs/gaps.md). */
  body_html: text,
  /** 1 to 10: a higher one is shown first (docs/gaps.md). */
  priority: number,
  /** Time of its creation, in ISO 8601 (docs/gaps.md). */
  created_at: text,
  /** Time of its last change, in ISO 8601 (docs/gaps.md). */
  updated_at: text,
});

/** A text that a job has put on the page of its build (docs/gaps.md). */
export interface BuildAnnotation extends ValueOf<typeof shape> {}

/** How an annotation is read. */
export const annotationSchema: Schema<BuildAnnotation> = shape;
