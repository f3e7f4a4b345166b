import type { FlakyContext } from '../report/flaky/analyze.ts';
import { baselineFromJson } from '../report/flaky/json.ts';
import { readComment } from '../report/flaky/marker.ts';
import type { PullRequestFacts, Workflow } from './workflow.ts';

/** What an earlier report knew, as far as it is to be had. */
export type KnownBaseline = FlakyContext['baseline'];

/** Where to look for an earlier report, besides the file that a person names. */
interface BaselineSources {
  readonly facts: PullRequestFacts | null;
  /** Of our comment. */
  readonly key: string;
  readonly readFile: Workflow['readFile'];
}

/** What to compare with: the file that a person names, else what our comment remembers; and what went wrong with it. */
export function chooseBaseline(
  path: string | undefined,
  { facts, key, readFile }: BaselineSources,
): { readonly known: KnownBaseline; readonly notes: readonly string[] } {
  if (path === undefined)
    return { known: facts === null ? undefined : rememberedBaseline(facts.previous, key), notes: [] };
  const text = readFile(path);
  const found = text === null ? null : baselineFromJson(parseJson(text));
  if (found !== null) return { known: found, notes: [] };
  const why = text === null ? 'cannot be read' : 'is not the JSON file of an earlier report';
  return { known: 'unreadable', notes: [`The file at baseline-path ${why}: nothing is compared.`] };
}

/** What our comment remembers, by its text: null without a comment, undefined where nobody knows of one. */
export function rememberedBaseline(comment: string | null | undefined, key: string): KnownBaseline {
  if (comment === null) return null;
  return (comment && readComment(comment, key)?.memory) || 'unreadable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
