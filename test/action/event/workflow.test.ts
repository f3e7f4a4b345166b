import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readEvent } from '../../../src/action/event/read-event.ts';
import { createWorkflow, readInputFile, readWorkflowEvent } from '../../../src/action/event/workflow.ts';
import type { GitHub } from '../../../src/action/github/github.ts';
import { askStandIn } from '../../support/github/ask.ts';
import { createGitHubStandIn } from '../../support/github/stand-in.ts';
import { runToken } from '../../support/github/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitestring-workflow-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

function workflowOf(payload: unknown, workspace?: string, github: GitHub | null = null) {
  const event = { name: 'push', payload, sha: undefined, ref: undefined, repository: 'acme/web' };
  return createWorkflow({ GITHUB_WORKSPACE: workspace }, event, readEvent(event), {
    github,
    token: 'a-token',
  });
}

it.each([
  ['UTF-8', Buffer.from('\ufeff{"a":"é"}', 'utf8')],
  ['UTF-16, little end first', Buffer.from('\ufeff{"a":"é"}', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeff{"a":"é"}', 'utf16le').swap16()],
])('a file with a byte order mark is read: %s', (name, bytes) => {
  writeFileSync(at(name), bytes);
  expect(readInputFile(at(name))).toEqual({ text: '{"a":"é"}' });
});

it.each([
  ['event.json', '{"number":7}', { number: 7 }, []],
  ['broken.json', '{', undefined, [/is not valid JSON/]],
  ['missing.json', null, undefined, [/does not exist/]],
] as const)('the payload of an event is read from its file: %s', (name, text, payload, warnings) => {
  if (text !== null) writeFileSync(at(name), text);
  const warned: string[] = [];
  const event = readWorkflowEvent({ GITHUB_EVENT_PATH: at(name) }, (sentence) => warned.push(sentence));
  expect(event.payload).toEqual(payload);
  expect(warned).toEqual(warnings.map((words) => expect.stringMatching(words)));
});

it('the workflow is private only if the event says so', () => {
  expect(workflowOf({ repository: { private: true } }).isPrivate).toBe(true);
  const others = [{ repository: { private: 'true' } }, { repository: null }, null, 'text'];
  expect(others.some((payload) => workflowOf(payload).isPrivate)).toBe(false);
});

it('GitHub says whether the repository is private if the event does not, such as that of a schedule', async () => {
  const standIn = createGitHubStandIn();
  const privacyOf = (payload: unknown, token = runToken) =>
    workflowOf(payload, undefined, askStandIn(standIn, token)).readPrivacy();
  expect(await privacyOf({ schedule: '17 3 * * *' })).toBe(false);
  standIn.privacy.isPrivate = true;
  expect(await privacyOf({ schedule: '17 3 * * *' })).toBe(true);
  expect(await privacyOf({ repository: { private: false } })).toBe(false);
  expect(await privacyOf({}, 'unknown')).toBe(false);
  expect(await workflowOf({}).readPrivacy()).toBe(false);
});

it('the workflow knows the files of the checkout', () => {
  writeFileSync(at('a.rb'), '');
  const { hasFile } = workflowOf({}, folder);
  expect(['a.rb', 'b.rb', '.', 'a.rb/x', 'a'.repeat(300), 'a\0'].filter(hasFile)).toEqual(['a.rb']);
  expect(workflowOf({}).hasFile('a.rb')).toBe(false);
});

it('a file that a user names is read as text, up to 64 MiB', () => {
  writeFileSync(at('text'), 'Größe: 1 MiB\n');
  expect(readInputFile(at('text'))).toEqual({ text: 'Größe: 1 MiB\n' });
  writeFileSync(at('large'), '');
  truncateSync(at('large'), 64 * 1024 * 1024);
  expect(readInputFile(at('large'))).toHaveProperty('text');
  truncateSync(at('large'), 64 * 1024 * 1024 + 1);
  expect(readInputFile(at('large'))).toEqual({ problem: 'is larger than 64 MiB' });
});

it.each([
  ['nothing', 'does not exist'],
  ['text/below', 'does not exist'],
  ['\0', 'cannot be read'],
  ['.', 'is not a regular file'],
])('a problem with a file that cannot be read is reported: %j', (name, problem) => {
  expect(readInputFile(at(name))).toEqual({ problem });
});

it.skipIf(process.platform === 'win32')('a FIFO, which may have no end, is not read', () => {
  execFileSync('mkfifo', [at('fifo')]);
  expect(readInputFile(at('fifo'))).toEqual({ problem: 'is not a regular file' });
});
