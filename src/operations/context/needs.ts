import type { Scope } from '../../model/endpoints.ts';

/** What an operation needs of the two tokens. */
export interface Needs {
  /** The scopes that the service token needs. */
  readonly scopes: readonly Scope[];
  /** Those that it needs with some inputs only, and what for, worded to follow the name. */
  readonly optionalScopes: readonly { readonly scope: Scope; readonly purpose: string }[];
  /** The permissions that `github-token` needs, each with its purpose; none if GitHub is not used. */
  readonly permissions: readonly GitHubPermission[];
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
