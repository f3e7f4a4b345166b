import type { OrganizationAddress, SuiteAddress } from '../../model/requests.ts';
import type { Suite } from '../../model/suite.ts';
import { renderNotes } from '../../report/notes.ts';
import { type WriteGuard, writeWithGracePeriod } from '../cancel/grace-period.ts';
import type { Context } from '../context/context.ts';
import type { Outcome } from '../context/outcome.ts';
import { suiteOutcome } from './suite-outcome.ts';

const nouns = { created: 'creation', updated: 'update', deleted: 'deletion' } as const;

/** A write to a suite. */
export interface SuiteWrite {
  readonly action: keyof typeof nouns;
  /** The suite as sentences name it. */
  readonly name: string;
  readonly address: OrganizationAddress & Partial<SuiteAddress>;
  /** Sends it, and returns the suite as far as it is known then. */
  readonly send: (guard: WriteGuard) => Promise<Partial<Suite>>;
}

/**
 * Writes to a suite. If the workflow is canceled, nothing more is sent; a request that was already sent is not
 * interrupted, and its response is awaited briefly.
 */
export async function writeSuite(
  { action, name, address, send }: SuiteWrite,
  context: Context,
): Promise<Outcome> {
  const fullName = `suite ${name} of ${address.organization}`;
  const written = await writeWithGracePeriod(send, `${nouns[action]} of ${fullName}`, context);
  if (typeof written !== 'string') return suiteOutcome(written.value, action, address, context);
  const what = written === 'not sent' ? `was not ${action}: nothing was sent.` : `may have been ${action}.`;
  const sentence = `The workflow was canceled. S${fullName.slice(1)} ${what}`;
  return { success: false, sentence, summary: () => renderNotes([context.redact.text(sentence)]) };
}
