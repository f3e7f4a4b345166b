/** An annotation of a line of a file, or of no file. Plain text; the caller escapes it for the runner. */
export interface Annotation {
  /** A notice unless given. */
  readonly level?: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** A path inside the repository, from its root; null for an annotation of no file. */
  readonly file: string | null;
  readonly line: number | null;
}
