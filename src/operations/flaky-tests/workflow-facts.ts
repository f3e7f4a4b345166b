import type { SuiteAddress } from '../../model/requests.ts';
import { baselineFromFile } from '../../report/flaky/json.ts';
import { mostRemembered, readNote } from '../../report/flaky/note.ts';
import { noEarlierReport } from '../../report/flaky/report.ts';
import { readGoModule, type TestRoots, testFolder } from '../../report/tests/places.ts';
import { readOwners } from '../context/read-owners.ts';
import type { Workflow } from '../context/workflow.ts';
import type { ReportInputs } from './read.ts';

/** What the lists are compared with, and placed in: the pull request, the checkout, and earlier reports. */
export type WorkflowFacts = Awaited<ReturnType<typeof readWorkflowFacts>>;

/** Reads them. */
export async function readWorkflowFacts(
  suites: readonly SuiteAddress[],
  inputs: ReportInputs,
  workflow: Workflow,
) {
  const names = suites.map(({ organization, suite }) => `${organization}/${suite}`);
  const comment = `flaky-tests ${inputs['comment-key'] ?? names.toSorted().join(' ')}`;
  const hasComment = inputs.comment !== 'never';
  const finding = await workflow.findPullRequest({
    given: inputs['pull-request'],
    commentKey: hasComment ? comment : null,
    authors: inputs['issue-authors'],
  });
  const { facts } = finding;
  const { repository, defaultKey } = workflow.memory;
  const key = inputs['memory-key'] ?? defaultKey;
  const binding = { key, repository, pullRequest: facts?.number ?? 0, comment };
  const read = readNote(facts?.previousNote ?? '', binding);
  const note = read === 'outdated' ? null : read;
  const path = inputs['baseline-path'];
  const file = path === undefined ? null : await workflow.readFile(path);
  const remembers = hasComment && key !== null && facts !== null;
  let lost: string | undefined;
  if (remembers && facts.previousNote === undefined)
    lost = 'the comment with the first report could not be read';
  else if (remembers && read === 'outdated')
    lost = 'the comment is of an earlier version, and remembers this report instead of its first one';
  else if (remembers && facts.previousNote && note === null)
    lost = 'the comment was edited, or signed with another memory-key';
  return {
    finding,
    roots: await readRoots(inputs['path-prefix'], workflow),
    ownersOf: await readOwners(workflow),
    /** The report to compare with, of each suite in order, or why there is none. */
    earlier: names.map((name) => {
      if (file === null) return lost ?? note?.first.get(name) ?? noEarlierReport;
      const report = 'problem' in file ? file.problem : baselineFromFile(file.text, name);
      return typeof report === 'string' ? `the file at baseline-path ${report}` : report;
    }),
    /** How many tests of a suite the comment can remember, if there is one that can. */
    remembered: remembers ? Math.floor(mostRemembered / suites.length) : undefined,
    /** What the comment remembers so far. */
    note,
    binding,
  };
}

/** Where the files of the tests are. The module of Go packages stands in the folder in which the tests run. */
async function readRoots(prefix: string | undefined, workflow: Workflow): Promise<TestRoots> {
  const { workspace, readFile } = workflow;
  if (workspace === null) return { prefix };
  const path = [workspace, testFolder(prefix, workspace), 'go.mod'].filter(Boolean).join('/');
  const file = await readFile(path);
  return { workspace, prefix, goModule: 'text' in file ? readGoModule(file.text) : null };
}
