import { describe, expect, it } from 'vitest';
import { escapeForTags, escapeUntrusted } from '../../../src/report/text/escape-untrusted.ts';

describe('escapeUntrusted', () => {
  const gap = '\u200B';

  it.each([
    ['@octocat', `@${gap}octocat`],
    ['fixes #12', `fixes \\#${gap}12`],
    ['GH-7 high-5', `GH-${gap}7 high-5`],
    ['https://a.example', `https:${gap}//a.example`],
    ['WWW.a.example', `WWW${gap}.a.example`],
    [':tada: a:b', `:${gap}tada: a:b`],
    ['3f786850', `3f7868${gap}50`],
    ['a | b', 'a &#124; b'],
    ['a \\| b', 'a &#92;&#124; b'],
    ['<b>&amp;', '&lt;b&gt;&amp;amp;'],
    ['snake_case _em_ __init__', 'snake_case \\_em\\_ \\_\\_init\\_\\_'],
    ['`x`', '&#96;x&#96;'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    ['- x', '\\- x'],
    ['1. x', '1\\. x'],
    ['61.3', '61.3'],
    ['a\n\tb\u2028c', 'a b c'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u202Eabc\u2066', 'abc'],
    ['plain name (with parentheses)', 'plain name (with parentheses)'],
  ])('shows %j as %j', (text, markdown) => {
    expect(escapeUntrusted(text)).toBe(markdown);
  });

  it('escapes only what HTML reads directly between tags, and breaks mentions there too', () => {
    expect(escapeForTags('<b>&*x* $1 @a')).toBe(`&lt;b&gt;&amp;*x* <span>$</span>1 @${gap}a`);
  });

  it('breaks every run of digits that GitHub could take for a commit', () => {
    const sha = '3f786850e387550fdab836ed7e6dc881de23001b';
    expect(escapeUntrusted(sha).split(gap)).toEqual(sha.match(/.{1,6}/g));
  });
});
