import { expect, it } from 'vitest';
import { createOrderedLog } from '../../../src/operations/context/ordered-log.ts';

function start() {
  const lines: string[] = [];
  const to = (level: string) => (line: string) => lines.push(`${level}: ${line}`);
  const logs = createOrderedLog({ info: to('info'), warning: to('warning'), debug: to('debug') });
  return { lines, ...logs };
}

it('keeps the order of the tasks, and lets the first one log at once', () => {
  const { lines, open } = start();
  const [first, second, third] = [open(), open(), open()];
  third.info('3');
  third.close();
  first.info('1a');
  expect(lines).toEqual(['info: 1a']);
  second.warning('2');
  first.debug('1b');
  first.close();
  expect(lines).toEqual(['info: 1a', 'debug: 1b', 'warning: 2']);
  second.close();
  expect(lines.at(-1)).toBe('info: 3');
  const fourth = open();
  fourth.info('4');
  expect(lines.at(-1)).toBe('info: 4');
});

it('says once what several tasks say', () => {
  const { lines, open } = start();
  const [first, second] = [open(), open()];
  for (const each of [second, first]) each.info('Waiting.');
  for (const each of [first, second]) each.close();
  expect(lines).toEqual(['info: Waiting.']);
});

it('holds back no line once it is released', () => {
  const { lines, open, release } = start();
  const [first, second, third] = [open(), open(), open()];
  third.info('3a');
  second.info('2');
  second.close();
  expect(lines).toEqual([]);
  release();
  expect(lines).toEqual(['info: 2', 'info: 3a']);
  third.info('3b');
  expect(lines.at(-1)).toBe('info: 3b');
  first.info('1');
  for (const each of [first, third]) each.close();
  expect(lines).toHaveLength(4);
});
