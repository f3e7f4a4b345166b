import type { ResponseEvent } from '../../client/index.ts';
import type { PollPolicy } from '../../client/polling/poll-policy.ts';
import type { RateWindow } from '../../client/polling/quota.ts';
import type { Context } from '../context/context.ts';

/** Shows every response of the service to a poll policy. Returns a function that stops it. */
export function observeRateLimit(
  policy: PollPolicy,
  { clock, onEvent }: Pick<Context, 'clock' | 'onEvent'>,
): () => void {
  let windows: readonly RateWindow[] = [];
  return onEvent((event) => {
    const nowMs = clock.monotonic();
    if (event.kind === 'response') {
      windows = namedWindows(event);
      if (event.status !== 429) policy.observe({ nowMs, windows });
    }
    if (event.kind === 'refused') {
      const refusal = { resetMs: event.delayMs, current: event.current };
      policy.observe({ nowMs, windows, refusal });
    }
  });
}

/** Each organization has a window of its own, so their names differ. */
function namedWindows({ path, rateLimit }: ResponseEvent): RateWindow[] {
  const [, organization = ''] = /\/organizations\/([^/]{1,255})\//.exec(path) ?? [];
  return (rateLimit?.windows ?? []).map((window) => ({
    ...window,
    family: window.family === 'organization' ? `organization ${organization}` : window.family,
  }));
}
