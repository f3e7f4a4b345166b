import { describe, expect, test } from 'vitest';
import { encodeBody } from '../../../src/client/request/request-body.ts';

describe('the body of a request', () => {
  test('is JSON without what is undefined', () => {
    const body = { commit: 'HEAD', message: undefined, env: { A: '1' }, list: [1, null, true] };
    expect(encodeBody(body)).toBe('{"commit":"HEAD","env":{"A":"1"},"list":[1,null,true]}');
    expect(encodeBody(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });

  test.each([
    [{ env: JSON.parse('{"__proto__":"x"}') }, 'body.env must not have a key named __proto__'],
    [{ message: 'half \ud83d' }, 'body.message holds half a character'],
    [{ env: { '\udc00': 'x' } }, 'body.env holds half a character'],
    [{ when: new Date(0) }, 'body.when is not plain data'],
    [{ run: () => 1 }, 'body.run is not plain data'],
    [{ count: Number.NaN }, 'body.count is not plain data'],
    [{ count: 1n }, 'body.count is not plain data'],
    [{ list: [{ deep: Symbol('x') }] }, 'body.list.0.deep is not plain data'],
  ])('is refused for what JSON cannot express: case %#', (body, message) => {
    expect(() => encodeBody(body)).toThrow(message);
  });

  test('is refused before it overflows the stack, also when it is circular', () => {
    const loop: Record<string, unknown> = {};
    loop.loop = loop;
    expect(() => encodeBody(loop)).toThrow('body is nested too deeply');
  });
});
