import type { Fault } from '../../src/sandbox/fault/fault.ts';
import { origin, seedOf, settled, start, web } from './harness.ts';

/** The smallest body of a create. */
export const order = { commit: 'HEAD', branch: 'main' };
/** A create that can be looked up. */
export const create = { body: { ...order, meta_data: { key: 'value' } } };

/** A sandbox with five past builds and these faults. */
export function faulty(...faults: readonly Fault[]) {
  const kit = start({
    seed: seedOf(settled({}), {
      history: [5, 4, 3, 2, 1].map((minutes) => ({ ageMs: minutes * 60_000 })),
    }),
  });
  for (const fault of faults) kit.sandbox.faults.add(fault);
  const numbers = () => kit.sandbox.world.builds(web).map(({ number }) => number);
  return { ...kit, numbers };
}

/** The text of a body as far as it can be read, and the error that ended it. */
export async function readThrough(response: Response): Promise<{ text: string; error: unknown }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of response.body ?? []) text += decoder.decode(piece, { stream: true });
    return { text, error: null };
  } catch (error) {
    return { text, error };
  }
}

/** A request for `sandbox.fetch`, for tests that need the response itself. */
export const request = (path: string) =>
  new Request(`${origin}${path}`, { headers: { authorization: 'Bearer bkua_sandbox_all' } });
