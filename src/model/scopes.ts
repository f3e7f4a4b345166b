/** What a service token may do (api.md §5). The document names these four; the service knows more. */
export const scopes = ['read_suites', 'write_suites', 'read_builds', 'write_builds'] as const;

/** One of the four scopes of the document (api.md §5), or of those that only the live service has. */
export type Scope = (typeof scopes)[number] | 'read_build_logs' | 'read_artifacts';
