import { describe, expect, it } from 'vitest';
import type { Build } from '../../src/model/build.ts';
import type { CommandStep } from '../../src/sandbox/simulation/script.ts';
import { builds, seedOf, settled, start } from './harness.ts';

const text = { accept: 'text/plain' };

/** A build of one job, some seconds after its start, and what reads its log. */
async function logOf(step: CommandStep, seconds = 60) {
  const kit = start({ seed: seedOf(settled({ name: 'Unit', ...step })) });
  await kit.ask('POST', builds, { body: { commit: 'HEAD', branch: 'main' } });
  kit.clock.advance(seconds * 1_000);
  const { body } = await kit.get<Build>(`${builds}/1`);
  const path = `${builds}/1/jobs/${body.jobs?.[0]?.id}/log`;
  return {
    read: (headers: Readonly<Record<string, string>>, method = 'GET') =>
      kit.ask<string>(method, path, { headers }),
    json: () => kit.get<{ content: string; size: number; header_times: number[] }>(path),
  };
}

const failing: CommandStep = { output: 'one\ntwo\n', exits: [3] };

describe('the log of a job', () => {
  it('has what the command printed, between the lines of the agent', async () => {
    const { read } = await logOf(failing);
    const { text: log, headers } = await read(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as the service stores it
    const lines = log.split('\r\n').map((line) => line.replaceAll(/\u001b(?:_bk;t=\d+\u0007|\[\d+m)/g, ''));
    expect(lines.slice(2)).toEqual([
      '$ git clean -ffxdq',
      '~~~ Running commands',
      '$ make unit',
      'one',
      'two',
      '🚨 Error: The command exited with status 3',
      '^^^ +++',
      '~~~ Running global pre-exit hook',
      '$ /etc/buildkite-agent/hooks/pre-exit',
      '',
    ]);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('depends on the attempt and the job', async () => {
    const { read } = await logOf({ output: ({ index, attempt }) => `job ${index}, attempt ${attempt}` });
    expect((await read(text)).text).toContain('job 0, attempt 0\r\n');
  });

  it('says that a job was stopped', async () => {
    const { read } = await logOf({ exits: ['timed_out'] });
    expect((await read(text)).text).toContain('The command was interrupted by a signal');
  });

  it('grows while the job runs', async () => {
    const { read } = await logOf({ runMs: 100_000, output: 'said' }, 10);
    const { text: log } = await read(text);
    expect(log).toContain('Preparing working directory');
    expect(log).not.toContain('said');
  });

  it('is JSON unless text is accepted', async () => {
    const { json } = await logOf(failing);
    const { body } = await json();
    expect(body.size).toBe(Buffer.byteLength(body.content));
    expect(body.header_times).toHaveLength(3);
  });

  it('ends with as many bytes as a range asks for', async () => {
    const { read } = await logOf({ output: 'ünïcödé' });
    const all = Buffer.from((await read(text)).text);
    const { status, headers } = await read({ ...text, range: 'bytes=-50' });
    expect([status, headers.get('content-range')]).toEqual([
      206,
      `bytes ${all.length - 50}-${all.length - 1}/${all.length}`,
    ]);
    const most = await read({ ...text, range: 'bytes=-99999' });
    expect([most.status, most.text]).toEqual([206, all.toString()]);
  });

  it.each(['bytes=0-10', 'bytes=-0', 'bytes=5-', 'lines=-5'])('refuses the range %s', async (range) => {
    const { read } = await logOf(failing);
    expect((await read({ ...text, range })).status).toBe(400);
  });

  it('has no range while it is empty', async () => {
    const { read } = await logOf({ waitMs: 30_000 }, 5);
    expect((await read({ ...text, range: 'bytes=-10' })).status).toBe(416);
    expect(await read(text)).toMatchObject({ status: 200, text: '' });
  });

  it('says its size without its text', async () => {
    const { read } = await logOf(failing);
    const { text: log } = await read(text);
    const head = await read(text, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(Buffer.byteLength(log)),
    ]);
  });

  it('is not found for another job', async () => {
    const { ask } = start({ seed: seedOf(settled({})) });
    await ask('POST', builds, { body: { commit: 'HEAD', branch: 'main' } });
    expect(await ask('GET', `${builds}/1/jobs/none/log`)).toMatchObject({
      status: 404,
      body: { message: 'No job found' },
    });
  });
});
