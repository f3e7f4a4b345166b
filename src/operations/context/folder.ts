/** A folder in which files are written. A file is named by its folders and its name, none of which leads out of it. */
export interface Folder {
  /** Its absolute path, without symbolic links. */
  readonly path: string;
  /** @throws OwnError if something is in the way of the file, such as a symbolic link. */
  readonly check: (parts: readonly string[]) => Promise<void>;
  /**
   * Writes a file as its bytes arrive. It has its name only when it is complete. @throws the error of the bytes; OwnError if
   * the file cannot be written.
   */
  readonly write: (parts: readonly string[], pieces: AsyncIterable<Uint8Array>) => Promise<void>;
}
