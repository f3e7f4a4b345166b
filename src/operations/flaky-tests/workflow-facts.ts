import type { SuiteAddress } from '../../model/requests.ts';
import type { Baseline } from '../../report/flaky/compare.ts';
import { baselineFromFile } from '../../report/flaky/json.ts';
import { mostRemembered, type Note, type NoteBinding, readNote } from '../../report/flaky/note.ts';
import { type OwnersOf, parseOwners } from '../../report/flaky/owners.ts';
import { readGoModule, type TestRoots, testFolder } from '../../report/flaky/places.ts';
import { noEarlierReport } from '../../report/flaky/report.ts';
import type { PullRequestFinding, Workflow } from '../context/workflow.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';

/** What the lists are compared with, and placed in: the pull request, the checkout, and earlier reports. */
export interface WorkflowFacts {
  readonly finding: PullRequestFinding;
  /** Where the files of the tests are. */
  readonly roots: Omit<TestRoots, 'organization'>;
  readonly ownersOf: OwnersOf | undefined;
  /** The report to compare with, of each suite in order, or why there is none. */
  readonly earlier: readonly (Baseline | string)[];
  /** How many tests of a suite the comment can remember, if there is one that can. */
  readonly remembered: number | undefined;
  /** The comment to keep, and what it remembers so far. */
  readonly comment: {
    readonly key: string;
    /** What signs its note. */
    readonly binding: NoteBinding;
    readonly note: Note | null;
  };
}

type Inputs = InputValues<
  'comment' | 'comment-key' | 'memory-key' | 'pull-request' | 'path-prefix' | 'baseline-path'
>;

/** Reads them. */
export async function readWorkflowFacts(
  suites: readonly SuiteAddress[],
  inputs: Inputs,
  workflow: Workflow,
): Promise<WorkflowFacts> {
  const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
  const key = `flaky-tests ${inputs['comment-key'] ?? names.toSorted().join(' ')}`;
  const commentKey = inputs.comment === 'never' ? null : key;
  const finding = await workflow.findPullRequest(inputs['pull-request'], commentKey);
  const { repository, defaultKey } = workflow.memory;
  const binding = {
    key: inputs['memory-key'] ?? defaultKey,
    repository,
    pullRequest: finding.facts?.number ?? 0,
    comment: key,
  };
  const note = readNote(finding.facts?.previousNote ?? '', binding);
  const path = inputs['baseline-path'];
  const file = path === undefined ? null : await workflow.readFile(path);
  const remembers = inputs.comment !== 'never' && binding.key !== null && finding.facts !== null;
  const lost = remembers ? whyLost(finding.facts.previousNote, note) : null;
  return {
    finding,
    roots: await readRoots(inputs['path-prefix'], workflow),
    ownersOf: await readOwners(workflow),
    earlier: names.map((name) => {
      if (file === null) return lost ?? note?.first.get(name) ?? noEarlierReport;
      const read = 'problem' in file ? file.problem : baselineFromFile(file.text, name);
      return typeof read === 'string' ? `the file at baseline-path ${read}` : read;
    }),
    remembered: remembers ? Math.floor(mostRemembered / suites.length) : undefined,
    comment: { key, binding, note },
  };
}

/** Why the note of our comment cannot be compared with; null if it can, or if there is none. */
function whyLost(previous: string | null | undefined, note: Note | null): string | null {
  if (previous === undefined) return 'the comment with the first report could not be read';
  return previous && note === null ? 'the comment was edited, or signed with another memory-key' : null;
}

/** Where the files of the tests are. The module of Go packages stands in the folder in which the tests run. */
async function readRoots(
  prefix: string | undefined,
  { workspace, readFile }: Pick<Workflow, 'workspace' | 'readFile'>,
): Promise<Omit<TestRoots, 'organization'>> {
  if (workspace === null) return { prefix };
  const path = [workspace, testFolder(prefix, workspace), 'go.mod'].filter(Boolean).join('/');
  const file = await readFile(path);
  return { workspace, prefix, goModule: 'text' in file ? readGoModule(file.text) : null };
}

const ownersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** The owners of files by the checkout: the first file that GitHub would take. */
async function readOwners({ workspace, readFile }: Workflow): Promise<OwnersOf | undefined> {
  if (workspace === null) return undefined;
  for (const path of ownersPaths) {
    const file = await readFile(`${workspace}/${path}`);
    if ('text' in file) return parseOwners(file.text);
  }
  return undefined;
}
