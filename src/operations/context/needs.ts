import type { Scope } from '../../model/endpoints.ts';

/** What an operation needs of the two tokens. */
export interface Needs {
  /** The scopes that the service token needs. */
  readonly scopes: readonly Scope[];
  /** Those that it does not always need. */
  readonly optionalScopes: readonly OptionalScope[];
  /** The permissions that `github-token` needs, each with its purpose; none if GitHub is not used. */
  readonly permissions: readonly GitHubPermission[];
}

/** A scope, and what for, worded to follow the name; `isByInput` if that is what an input asks for. */
export interface OptionalScope {
  readonly scope: Scope;
  readonly purpose: string;
  readonly isByInput?: true;
}

/** The same of an operation with this name. */
export interface NamedNeeds extends Needs {
  readonly name: string;
}

/** A permission of a job, and its purpose. */
export interface GitHubPermission {
  readonly permission: 'contents: read' | 'issues: write' | 'pull-requests: read' | 'pull-requests: write';
  readonly purpose: string;
}
