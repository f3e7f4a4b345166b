import type { Obligation } from '../context/journal.ts';
import { isCanceledOnAbort, toCancel } from '../end/obligations.ts';
import type { WaitState, Watched } from './state.ts';

/** What the post step has to finish if the process dies now. */
export function obligationsOf({ all, settings }: WaitState): readonly Obligation[] {
  const isOwed = (one: Watched) => {
    const { phase, build } = one;
    if (phase.is === 'over') return phase.end?.stop.canceled === 'failed';
    return phase.is === 'canceling' || (build !== null && isCanceledOnAbort(one, settings.cancelOnAbort));
  };
  return toCancel(all.filter(isOwed).flatMap(({ address }) => (address === null ? [] : [{ address }])));
}
