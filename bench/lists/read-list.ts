import { type ReaderName, readers } from './readers.ts';

/*
 * One candidate in a fresh process: reads one list and prints how long that took, how much of it the main thread was
 * computing, and the peak memory of the process.
 */

const [name = '', origin = '', expected = ''] = process.argv.slice(2);
const read = await readers[name as ReaderName]();
const computing = process.threadCpuUsage();
const start = performance.now();
const count = await read(origin, '/v2/organizations/acme/pipelines/web/builds');
const ms = performance.now() - start;
const { user, system } = process.threadCpuUsage(computing);
if (count !== Number(expected)) throw new Error(`${name} read ${count} builds instead of ${expected}.`);
console.log(
  JSON.stringify({ ms, cpuMs: (user + system) / 1000, peakMiB: process.resourceUsage().maxRSS / 1024 }),
);
