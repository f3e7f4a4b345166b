import fc from 'fast-check';

const { KITESTRING_SEED = '20260115' } = process.env;
const seed = Number(KITESTRING_SEED);
if (!Number.isSafeInteger(seed)) throw new Error('KITESTRING_SEED must be an integer.');

// Every run tries the same cases: a change is judged by what it changes. The weekly workflow draws new ones.
fc.configureGlobal({ seed: seed % 2 ** 31 });
