/*
 * JSON from outside can have any depth: `JSON.parse` reads it without recursion, and the checks descend only as far as
 * the schemas do. Code that does walk such a value by recursion, and could overflow the stack, stops here.
 */

/** The levels of a JSON value that recursive code walks. No response of the service has nearly as many. */
export const maxLevels = 64;

/** What replaces a part below the last of them. */
export const tooDeep = '[nested too deeply]';
