import { digest } from '../text/digest.ts';
import { createPlaceReader, type ListedPath } from './places.ts';

/** What identifies a test. */
export interface TestIdentity {
  readonly scope: string;
  readonly name: string;
  /** The file that runs it: with slashes that point forward, and from the folder in which an agent checks out. Null if unknown. */
  readonly file: string | null;
}

const [nameLength, fileLength] = [7, 4];

/**
 * The key of a test, the same for all who read the list: a hash of its scope and name, then one of its file. A test keeps it if its
 * line changes, or the folder in which an agent checks out.
 */
export function keyOf({ scope, name, file }: TestIdentity): string {
  return `${digest([scope, name], nameLength)}${digest([file ?? ''], fileLength)}`;
}

/** The key of all tests of this scope and name, in whatever file. */
export function nameKeyOf({ scope, name }: Omit<TestIdentity, 'file'>): string {
  return withoutFile(keyOf({ scope, name, file: null }));
}

/** The fields of a listed test that identify it. */
export interface ListedName extends ListedPath {
  readonly name?: string | null | undefined;
}

/**
 * What identifies a listed test: a shared example of RSpec by the spec that runs it. Nothing that only this runner knows has a part
 * in it, because another one reads the same list.
 */
export function identifyTests(rows: readonly ListedName[], organization: string): TestIdentity[] {
  const placeOf = createPlaceReader({ organization });
  return rows.map((row) => {
    const { file, caller } = placeOf(row);
    return { scope: row.scope ?? '', name: row.name ?? '', file: caller ?? file };
  });
}

/** The name of the Go test of which this one is a subtest; of any other test its own. */
export function nameWithoutSubtest({ name, file }: Omit<TestIdentity, 'scope'>): string {
  if (file !== null && !file.endsWith('_test.go')) return name;
  return /^(?:Test|Fuzz|Example|Benchmark)(?![a-z])[^/]*(?=\/)/.exec(name)?.[0] ?? name;
}

/** The key by which a test has an issue. */
export function issueKeyOf(test: TestIdentity): string {
  return keyOf({ ...test, name: nameWithoutSubtest(test) });
}

/** How the tests of a list continue those of an earlier one, all by their keys, which can repeat. */
export interface ContinuedTests {
  /** The tests that the earlier list does not have: by their positions. */
  readonly added: ReadonlySet<number>;
  /** The tests of which only the file differs: by their positions, with the earlier key. */
  readonly moved: ReadonlyMap<number, string>;
  /** The keys that only the earlier list has. That the service no longer lists a test does not mean that it is fixed. */
  readonly gone: readonly string[];
}

/**
 * Finds the tests of an earlier list in a later one. A test that is gone while exactly one of the same scope and name appears, in
 * another file, has moved. With several candidates on either side, they are gone and new.
 */
export function continueTests(earlier: readonly string[], later: readonly string[]): ContinuedTests {
  const left = Map.groupBy(earlier, (key) => key);
  const unknown = [...later.keys()].filter((index) => left.get(later[index] ?? '')?.pop() === undefined);
  const gone = [...left.values()].flat();
  const goneOf = Map.groupBy(gone, withoutFile);
  const moved = new Map<number, string>();
  for (const [name, [index = 0, ...others]] of Map.groupBy(unknown, (at) => withoutFile(later[at] ?? ''))) {
    const [key, ...more] = goneOf.get(name) ?? [];
    if (key !== undefined && others.length + more.length === 0) moved.set(index, key);
  }
  const found = new Set(moved.values());
  return {
    added: new Set(unknown.filter((index) => !moved.has(index))),
    moved,
    gone: gone.filter((key) => !found.has(key)),
  };
}

/** The positions of a test in a list: those of its key, or else those of its scope and name, since it can have moved. */
export function positionsOf(key: string, list: readonly string[]): number[] {
  const alike = (same: (other: string) => boolean) => [...list.keys()].filter((at) => same(list[at] ?? ''));
  const exact = alike((other) => other === key);
  return exact.length > 0 ? exact : alike((other) => withoutFile(other) === withoutFile(key));
}

function withoutFile(key: string): string {
  return key.slice(0, nameLength);
}
