import { OwnError } from './error-text.ts';

/** No build appeared in time. Stands alone, so that the action can tell this error without loading what throws it. */
export class MissingBuildError extends OwnError {
  override readonly name = 'MissingBuildError';
  readonly hint: string;
  /** The status of the response that says so; undefined for a list without the build. */
  readonly status: number | undefined;

  constructor(
    message: string,
    hint = 'Check that the pipeline builds this branch, or raise appear-timeout.',
    status?: number,
  ) {
    super(message);
    this.hint = hint;
    this.status = status;
  }
}
