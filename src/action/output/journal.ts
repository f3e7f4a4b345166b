import { existsSync, readFileSync } from 'node:fs';
import * as core from '@actions/core';
import type { Log } from '../../operations/context/context.ts';
import { OwnError } from '../../operations/context/error-text.ts';
import { createLedger, type Journal, type Leftover } from '../../operations/context/journal.ts';
import type { OutputName } from '../../operations/outputs/declarations.ts';
import type { ToLink } from '../../report/text/url.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { stepFile } from '../step-files.ts';
import { outputText } from './output-text.ts';
import type { RunnerFiles } from './runner-files.ts';

const stateName = 'kitestring';

/** The journal of a step, which also knows which outputs are set. */
export interface StepJournal extends Journal {
  readonly hasOutput: (name: OutputName) => boolean;
}

/**
 * The journal of a step on GitHub: writes outputs and state to the runner's files at once, an output only if it has
 * changed, and never a secret or a value of the wrong kind. `toLink` tells which addresses are valid.
 */
export function createJournal(
  { hideFound, redactor }: Secrets,
  {
    files,
    toLink,
    log,
  }: { readonly files: RunnerFiles; readonly toLink: ToLink; readonly log: Pick<Log, 'warning'> },
): StepJournal {
  const written = new Map<OutputName, string>();
  const cut = new Set<OutputName>();
  const warnOfCut = (name: OutputName, items: number, all: number) => {
    if (items === all || cut.has(name)) return;
    cut.add(name);
    log.warning(`Output ${name} has only the first ${items} of ${all} items. The file at json-path has all.`);
  };
  return {
    output: (name, value) => {
      const text = outputText(name, value, { redactor, toLink });
      if (written.get(name) === text) return true;
      written.set(name, text);
      if (typeof value !== 'string') warnOfCut(name, (JSON.parse(text) as unknown[]).length, value.length);
      return files.set('GITHUB_OUTPUT', name, text);
    },
    hasOutput: (name) => written.has(name),
    // Slugs, numbers and our own keys: the post step needs them as they are, even one that a secret happens to be a part of.
    recordPending: createLedger((all) => {
      const text = JSON.stringify(all);
      files.set('GITHUB_STATE', stateName, text);
      files.keepPending(all.length === 0 ? null : text);
    }),
    mask: hideFound,
  };
}

/**
 * What the step has left to its post step: what the runner has saved of it, and what a step has added that still runs.
 * @throws OwnError if it is not complete.
 */
export function readObligations(environment: NodeJS.ProcessEnv): readonly Leftover[] {
  const path = stepFile(environment, 'pending');
  const texts = [core.getState(stateName), path && existsSync(path) ? readFileSync(path, 'utf8') : ''];
  try {
    const all = texts.flatMap((text) => (text ? (JSON.parse(text) as readonly Leftover[]) : []));
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  } catch {
    throw new OwnError('The state that the step saved is not complete.');
  }
}
