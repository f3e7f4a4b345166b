/** Kitestring's version, as the `User-Agent` says it; the same as in package.json. */
export const version = '0.1.0';
