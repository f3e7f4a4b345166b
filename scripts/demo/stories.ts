import type { StepResult } from '../../test/support/runner.ts';
import { type DemoEvent, pullRequestEvent, pushEvent } from './events.ts';
import type { LogLine } from './log-line.ts';

/** One step of a workflow that is worth seeing. */
export interface Story {
  /** Names it on the page. */
  readonly id: string;
  readonly title: string;
  /** What to look for. */
  readonly words: string;
  readonly event: DemoEvent;
  /** The inputs that the step's author writes; tokens and addresses come with the stage. */
  readonly inputs: Readonly<Record<string, string>>;
  /** True where time passes before it. */
  readonly later?: boolean;
  /** The pull request that it leaves a comment on. */
  readonly commentsOn?: number;
  /** How it ends when all is well. */
  readonly exitCode: number;
}

/** A story and what it left behind. Summary and comment are Markdown. */
export interface PlayedStory extends Pick<StepResult, 'outputs' | 'summary' | 'exitCode'> {
  readonly story: Story;
  readonly log: readonly LogLine[];
  /** Null where the story leaves no comment. */
  readonly comment: string | null;
}

const build = { operation: 'trigger-build', pipeline: 'acme/web', 'poll-interval': '1s' };
const flaky = {
  operation: 'list-flaky-tests',
  organization: 'acme',
  suite: 'web-shop',
  comment: 'on-flaky',
};

/** The stories, in order. */
export const stories: readonly Story[] = [
  {
    id: 'build-passes',
    title: 'A push to main: start a build and wait for it',
    words:
      'Commit, branch and message come from the event. The build passes: one job passed after a retry, and one is allowed to fail.',
    event: pushEvent,
    inputs: build,
    exitCode: 0,
  },
  {
    id: 'build-fails',
    title: 'A pull request breaks the build',
    words:
      'The step fails because the build does. It says which job to look at, and shows the end of its log and the tests that failed, because the repository is private.',
    event: pullRequestEvent('first'),
    inputs: build,
    exitCode: 1,
  },
  {
    id: 'flaky-tests',
    title: 'Known flaky tests, and whether the pull request touches them',
    words: 'One comment on the pull request. Tests in files that it changes come first.',
    event: pullRequestEvent('first'),
    inputs: flaky,
    commentsOn: 218,
    exitCode: 0,
  },
  {
    id: 'flaky-tests-later',
    title: 'The next push: what changed since the first report',
    words:
      'The same comment is updated. It remembers the first report, so it shows which tests are new, and which are gone.',
    event: pullRequestEvent('next'),
    inputs: flaky,
    later: true,
    commentsOn: 218,
    exitCode: 0,
  },
  {
    id: 'flaky-failure',
    title: 'Another pull request, and a build that fails only because of flaky tests',
    words:
      'Both failed tests are known to be flaky. So the step retries the failed job once, in the same build, and the comment says why.',
    event: pullRequestEvent('other'),
    inputs: { ...build, 'retry-flaky': '1', comment: 'always' },
    commentsOn: 221,
    exitCode: 0,
  },
];
