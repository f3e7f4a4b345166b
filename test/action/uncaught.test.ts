import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { handleUncaught } from '../../src/action/uncaught.ts';
import { withActionRunner } from '../support/action-runner.ts';

it.each([
  [new SyntaxError('Unexpected token in "bkua_0123456789"'), 'SyntaxError'],
  [Object.assign(new Error('bkua_0123456789'), { code: 'EPIPE' }), 'Error EPIPE'],
  ['bkua_0123456789', 'Error'],
])('an error that nothing catches ends the process and shows its class alone: %s', async (error, words) => {
  await withActionRunner(({ stdout }) => {
    const process = new EventEmitter();
    const codes: number[] = [];
    handleUncaught(process, (code) => codes.push(code));
    process.emit('uncaughtException', error);
    expect(codes).toEqual([1]);
    expect(stdout()).toBe(`::error::Kitestring failed unexpectedly (${words}).\n`);
  });
});
