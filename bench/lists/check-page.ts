import { type Form, pageOfBuilds } from './payload.ts';

/*
 * One page in a fresh process, parsed and checked repeatedly. Prints the time of the checks as a ratio to `JSON.parse` of
 * the same text: for the first page of the process, and once the code is warm. Arguments: which checks, which form.
 */

const [name = '', form = ''] = process.argv.slice(2);
const rounds = 40;
const warmUps = 20;
const check = name === 'zod' ? await loadZod() : await loadChecks();
const text = pageOfBuilds(1, { builds: 100, jobs: 30, form: form as Form });

const ratios: number[] = [];
for (let round = 0; round < rounds; round++) {
  const start = performance.now();
  const page: unknown[] = JSON.parse(text);
  const parsed = performance.now();
  if (!check(page)) throw new Error('The page does not match the schema.');
  ratios.push((performance.now() - parsed) / (parsed - start));
}
const warm = ratios.slice(warmUps).toSorted((a, b) => a - b);
console.log(JSON.stringify({ first: ratios[0], warm: warm[Math.floor(warm.length / 2)] }));

async function loadChecks(): Promise<(page: unknown[]) => boolean> {
  const { isBuild } = await import('../../src/model/checks.ts');
  return (page) => page.every(isBuild);
}

async function loadZod(): Promise<(page: unknown[]) => boolean> {
  const { z } = await import('zod');
  const { buildSchema } = await import('../../src/model/build.ts');
  const schema = z.array(buildSchema);
  return (page) => schema.safeParse(page).success;
}
