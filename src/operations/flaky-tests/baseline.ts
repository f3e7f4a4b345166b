import type { SuiteAddress } from '../../model/requests.ts';
import type { FlakyContext } from '../../report/flaky/analyze.ts';
import type { Baseline } from '../../report/flaky/baseline.ts';
import { baselineFromJson } from '../../report/flaky/json.ts';
import { readComment } from '../../report/flaky/marker.ts';
import type { PullRequestFacts, Workflow } from '../context/workflow.ts';

/** What an earlier report knew, if there is one. */
export type KnownBaseline = FlakyContext['baseline'];

/** Where to find an earlier report, besides the file at `baseline-path`. */
interface BaselineSources {
  readonly suite: SuiteAddress;
  readonly facts: PullRequestFacts | null;
  /** The key of our comment. */
  readonly key: string;
  readonly now: number;
  readonly readFile: Workflow['readFile'];
}

/** What to compare with: the file at `baseline-path`, otherwise what our comment remembers. `notes` say what is wrong. */
export async function chooseBaseline(
  path: string | undefined,
  { suite, facts, key, now, readFile }: BaselineSources,
): Promise<{ readonly known: KnownBaseline; readonly notes: readonly string[] }> {
  if (path === undefined)
    return {
      known: facts === null ? undefined : rememberedBaseline(facts.previous, { key, now }),
      notes: [],
    };
  const file = await readFile(path);
  const read = 'problem' in file ? file.problem : readBaseline(file.text, suite);
  if (typeof read !== 'string') return { known: read, notes: [] };
  return {
    known: 'unreadable',
    notes: [`Cannot compare with an earlier report: the file at baseline-path ${read}.`],
  };
}

/** The baseline in a file, or what is wrong with it. */
function readBaseline(text: string, { organization, suite }: SuiteAddress): Baseline | string {
  const found = baselineFromJson(parseJson(text));
  if (found === null) return 'is not the JSON file of an earlier report';
  const { suite: theirs } = found;
  if (theirs.organization === organization && theirs.slug === suite) return found;
  return `belongs to another suite, ${theirs.organization}/${theirs.slug}`;
}

/** What the text of our comment remembers: null without a comment, undefined if unknown. */
export function rememberedBaseline(
  comment: string | null | undefined,
  { key, now }: { readonly key: string; readonly now: number },
): KnownBaseline {
  if (comment === null) return null;
  return (comment && readComment(comment, key, now)?.memory) || 'unreadable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
