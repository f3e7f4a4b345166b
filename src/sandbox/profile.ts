/** Names the way in which the sandbox behaves, as the tests know it. It has one; `document` behaves as it, too. */
export type ProfileName = 'document' | 'observed';

/** The one way. */
export const profileNames: readonly ProfileName[] = ['observed'];
