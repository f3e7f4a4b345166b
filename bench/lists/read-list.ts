import { type ReaderName, readers } from './readers.ts';

/* One candidate in a fresh process: reads one list and prints how long that took, and the peak memory of the process. */

const [name = '', origin = '', expected = ''] = process.argv.slice(2);
const read = await readers[name as ReaderName]();
const start = performance.now();
const count = await read(origin, '/v2/organizations/acme/pipelines/web/builds');
const ms = performance.now() - start;
if (count !== Number(expected)) throw new Error(`${name} read ${count} builds instead of ${expected}.`);
console.log(JSON.stringify({ ms, peakMiB: process.resourceUsage().maxRSS / 1024 }));
