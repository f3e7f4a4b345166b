import { describe, expect, it } from 'vitest';
import { logOf, rowsOf } from './fixture.ts';

const usual = [
  'pytest',
  'tests/test_cart.py:16 | tests/test_cart.py | test_adds_up | AssertionError: the total⏎  of the cart⏎assert 2 == 3⏎ +  where 2 = total([1, 1])',
  "tests/test_cart.py:22 | tests/test_cart.py | test_raises | TypeError: 'NoneType' object is not iterable",
  "tests/test_cart.py:28 | tests/test_cart.py::TestEmpty::TestNested | test_deep | AssertionError: assert {'a': 1, 'b': [1, 2]} == {'a': 1, 'b': [1, 3]}⏎⏎  Omitting 1 identical items, use -vv to show⏎  Differing items:⏎  {'b': [1, 2]} != {'b': [1, 3]}⏎⏎  Full diff: (-: missing in left side, +: extra in left side)⏎    {⏎        'a': 1,⏎        'b': [⏎            1,⏎  -         3,⏎  ?         ^⏎  +         2,⏎  ?         ^⏎        ],⏎    }",
  "tests/test_cart.py:31 | tests/test_cart.py::TestEmpty | test_multiple | AssertionError: assert 'a\\nb' == 'a\\nc'⏎⏎    a⏎  - c⏎  + b",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[a - b] | AssertionError: assert 'a - b' == ''⏎⏎  + a - b",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[x] [y] | AssertionError: assert 'x] [y' == ''⏎⏎  + x] [y",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[a::b] | AssertionError: assert 'a::b' == ''⏎⏎  + a::b",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[\\u2713 \\u203a ] | AssertionError: assert '✓ › ' == ''⏎⏎  + ✓ ›",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[FAILED tests/x.py - y] | AssertionError: assert 'FAILED tests/x.py - y' == ''⏎⏎  + FAILED tests/x.py - y",
  "tests/test_cart.py:36 | tests/test_cart.py | test_hostile[\\xe9\\n] | AssertionError: assert 'é\\n' == ''⏎⏎  + é",
  'tests/test_cart.py:55 | tests/test_cart.py | test_cleans_up | assert False',
  'tests/test_cart.py: | tests/test_cart.py | test_unexpected_pass | [XPASS(strict)]',
  'tests/test_cart.py:70 | tests/test_cart.py::TestUnit | test_equal | AssertionError: 1 != 2',
  'tests/test_cart.py:79 | tests/test_cart.py::TestUnit | test_message | AssertionError: 3 != 0',
  'tests/test_cart.py:81 | tests/test_cart.py::TestUnit | test_message | AssertionError: 4 != 0',
  'tests/test_cart.py:75 | tests/test_cart.py::TestUnit | test_subtests | AssertionError: 1 != 0',
  'tests/test_cart.py:75 | tests/test_cart.py::TestUnit | test_subtests | AssertionError: 2 != 0',
  'tests/test_cart.py:41 | tests/test_cart.py | test_needs_database | RuntimeError: no database',
  'tests/test_cart.py:51 | tests/test_cart.py | test_cleans_up | RuntimeError: cannot clean up',
];

describe('the reader for pytest', () => {
  it('reads the form usual', () => {
    expect(rowsOf(logOf('pytest/usual'))).toEqual(usual);
  });

  it('reads the form lines', () => {
    expect(rowsOf(logOf('pytest/lines'))).toEqual([
      usual[0],
      'tests/test_cart.py: | tests/test_cart.py | test_adds_up | AssertionError: the total⏎  of the cart⏎assert 2 == 3⏎ +  where 2 = total([1, 1])',
      "tests/test_cart.py: | tests/test_cart.py | test_raises | TypeError: 'NoneType' object is not iterable",
      "tests/test_cart.py: | tests/test_cart.py::TestEmpty::TestNested | test_deep | AssertionError: assert {'a': 1, 'b': [1, 2]} == {'a': 1, 'b': [1, 3]}⏎⏎  Omitting 1 identical items, use -vv to show⏎  Differing items:⏎  {'b': [1, 2]} != {'b': [1, 3]}⏎⏎  Full diff: (-: missing in left side, +: extra in left side)⏎    {⏎        'a': 1,⏎        'b': [⏎            1,⏎  -         3,⏎  ?         ^⏎  +         2,⏎  ?         ^⏎        ],⏎    }",
    ]);
  });

  it('reads the form load', () => {
    expect(rowsOf(logOf('pytest/load'))).toEqual([
      usual[0],
      "tests/test_broken.py:1 |  | tests/test_broken.py | ModuleNotFoundError: No module named 'not_there'",
    ]);
  });

  it('reads the form parallel', () => {
    expect(rowsOf(logOf('pytest/parallel'))).toEqual([
      ...usual.slice(0, 2),
      usual[4],
      ...usual.slice(2, 4),
      usual[5],
      usual[8],
      ...usual.slice(6, 8),
      usual[9],
      usual[11],
      usual[10],
      usual[12],
      usual[14],
      usual[13],
      usual[16],
      usual[15],
      usual[17],
      "tests/test_broken.py:1 |  | tests/test_broken.py | ImportError while importing test module '/app/tests/test_broken.py'.⏎Hint: make sure your test modules/packages have valid Python names.⏎Traceback:⏎/home/ci/.pyenv/versions/3.11.7/lib/python3.11/importlib/__init__.py:126: in import_module⏎    return _bootstrap._gcd_import(name[level:], package, level)⏎           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^⏎tests/test_broken.py:1: in <module>⏎    import not_there⏎E   ModuleNotFoundError: No module named 'not_there'",
      ...usual.slice(18, 20),
    ]);
  });

  it('reads the form short', () => {
    expect(rowsOf(logOf('pytest/short'))).toEqual(usual);
  });

  it('reads the form terminal like short', () => {
    expect(rowsOf(logOf('pytest/terminal'))).toEqual(rowsOf(logOf('pytest/short')));
  });

  it('reads the form verbose', () => {
    expect(rowsOf(logOf('pytest/verbose'))).toEqual([
      usual[0],
      "tests/test_broken.py:1 |  | tests/test_broken.py | ModuleNotFoundError: No module named 'not_there'",
      ...usual.slice(18, 20),
      ...usual.slice(1, 3),
      "tests/test_cart.py:28 | tests/test_cart.py::TestEmpty::TestNested | test_deep | AssertionError: assert {'a': 1, 'b': [1, 2]} == {'a': 1, 'b': [1, 3]}⏎⏎  Common items:⏎  {'a': 1}⏎  Differing items:⏎  {'b': [1, 2]} != {'b': [1, 3]}⏎⏎  Full diff: (-: missing in left side, +: extra in left side)⏎    {⏎        'a': 1,⏎        'b': [⏎            1,⏎  -         3,⏎  ?         ^⏎  +         2,⏎  ?         ^⏎        ],⏎    }",
      ...usual.slice(4, 18),
    ]);
  });

  const [adds, ships] = [
    'tests/test_cart.py:3 | tests/test_cart.py | test_adds | assert (1 + 1) == 3',
    'tests/test_cart.py:6 | tests/test_cart.py::TestOrder | test_ships | ValueError: not today',
  ];
  const broken =
    "tests/test_broken.py:1 |  | tests/test_broken.py | ModuleNotFoundError: No module named 'not_there'";

  it.each([
    ['skipped, whose summary lists skipped tests alone', 'skipped', [adds, ships]],
    ['none, which has no summary', 'none', [adds, ships]],
    ['collection, of a file that cannot be loaded', 'collection', [broken]],
    ['collection-none, of such a file without a summary', 'collection-none', [broken, adds, ships]],
  ])('reads the form %s', (_, form, rows) => {
    expect(rowsOf(logOf(`pytest/${form}`))).toEqual(['pytest', ...rows]);
  });

  it('tells only the count in the form none-line, which names no test', () => {
    expect(rowsOf(logOf('pytest/none-line'))).toEqual(['2 by pytest']);
  });

  it('reads nothing from a run without failures', () => {
    expect(rowsOf(logOf('pytest/fine'))).toBeNull();
  });
});
