import { describe, expect, it } from 'vitest';
import { operations } from '../../src/operations/operations.ts';
import { entries, floors, placeOf, roomViolation } from './rooms.ts';
import { importsOf, type SourceFile, sources, targetOf } from './sources.ts';

/** Why a file may not import a package; null if it may. */
function packageViolation(path: string, specifier: string): string | null {
  const { floor } = placeOf(path);
  if (specifier.startsWith('@actions/') && floor !== 'action') return 'only action may import it';
  if (specifier.startsWith('undici') && floor !== 'client') return 'only client may import it';
  // What a sandbox is given is none of the API's messages.
  const describesSeeds = path.startsWith('sandbox/seed/');
  if (specifier.startsWith('zod') && floor === 'sandbox' && !describesSeeds)
    return 'the sandbox must not validate with the model';
  return null;
}

/** The imports of a file that break a rule, each as `file -> import: why`. */
function violations({ path, imports }: Pick<SourceFile, 'path' | 'imports'>): string[] {
  return imports.flatMap((specifier) => {
    const target = targetOf(path, specifier);
    const why = target === null ? packageViolation(path, specifier) : roomViolation(path, target);
    return why === null ? [] : [`${path} -> ${specifier}: ${why}`];
  });
}

describe('the floors', () => {
  it('hold the sources that this test guards', () => {
    const found = new Set(sources.map(({ path }) => placeOf(path).floor));
    expect([...found].sort()).toEqual([...Object.keys(floors), ...entries].sort());
  });

  it('and their rooms are respected by every import', () => {
    expect(sources.flatMap(violations)).toEqual([]);
  });

  it.each(Object.entries(floors))('have every room that is listed for %s, and no other', (floor, plan) => {
    const files = sources.map(({ path }) => path).filter((path) => placeOf(path).floor === floor);
    expect([...new Set(files.map((path) => placeOf(path).room))].sort()).toEqual([...plan.rooms].sort());
    expect(files).toEqual(expect.arrayContaining(plan.ground.map((name) => `${floor}/${name}`)));
  });

  it.each([
    ['model/a.ts', '../client/b.ts', 'model may only import lower floors'],
    ['client/a.ts', '../report/b.ts', 'client may only import lower floors'],
    ['action/a.ts', '../main.ts', 'nothing may import the entries'],
    ['client/request/a.ts', '../retry/b.ts', 'request may only import rooms below it'],
    ['client/cellar/a.ts', '../request/b.ts', 'client has no room cellar'],
    ['attic/a.ts', '../client/index.ts', 'src/attic is not a floor'],
    ['action/a.ts', '../client/errors.ts', 'client is only entered by index.ts and polling'],
    ['operations/a.ts', '@actions/core', 'only action may import it'],
    ['action/a.ts', 'undici', 'only client may import it'],
    ['sandbox/a.ts', 'zod', 'the sandbox must not validate with the model'],
  ])('do not allow %s to import %s', (path, specifier, why) => {
    expect(violations({ path, imports: [specifier] })).toEqual([`${path} -> ${specifier}: ${why}`]);
  });

  it('allow other floors to import the face of the client, and its polling', () => {
    const imports = ['../client/index.ts', '../client/polling/poll-policy.ts'];
    expect(violations({ path: 'operations/a.ts', imports })).toEqual([]);
  });

  it('are guarded against every form of import', () => {
    const text =
      "import a from 'a';\nimport 'b';\nexport * from 'c';\nawait import('d');\nimport {\n  e,\n} from 'e';";
    expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leave the environment to the entries and the sandbox’s command', () => {
    const users = sources.filter(({ text }) => /\bprocess\s*\.\s*env\b|from 'node:process'/.test(text));
    const allowed = [...entries, 'sandbox/command.ts'];
    expect(users.map(({ path }) => path).filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('keep the modules of Node out of the client and the model, which run in workers too', () => {
    const shared = sources.filter(({ path }) => ['client', 'model'].includes(placeOf(path).floor));
    const modules = shared.flatMap(({ imports }) => imports.filter((each) => each.startsWith('node:')));
    expect(modules).toEqual([]);
    const globals = shared.filter(({ text }) => /\bBuffer\b|\brequire\(/.test(text));
    expect(globals.map(({ path }) => path)).toEqual([]);
  });

  it('keep the validators of the model out of the sandbox', () => {
    const users = sources.filter(
      ({ path, text }) =>
        placeOf(path).floor === 'sandbox' && /\b\w*[a-z]Schema\b|model\/checks\.ts/.test(text),
    );
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  it('show nothing but the operations at the top of operations', () => {
    const top = sources.map(({ path }) => path).filter((path) => /^operations\/[^/]+$/.test(path));
    const own = operations.map(({ name }) => name).filter((name) => !/-suites?$/.test(name));
    const names = [...own, 'suite-operations', 'operation', 'operations', 'runs'];
    expect(top.sort()).toEqual(names.map((name) => `operations/${name}.ts`).sort());
  });

  it('show nothing but the face of the library at the top of client', () => {
    const top = sources.map(({ path }) => path).filter((path) => /^client\/[^/]+$/.test(path));
    const face = [...(floors.client?.ground ?? []), 'client.ts', 'index.ts'];
    expect(top.sort()).toEqual(face.map((name) => `client/${name}`).sort());
  });
});

const pure = ['state.ts', 'judge.ts', 'children.ts', 'reduce.ts'].map((name) => `operations/wait/${name}`);
const verdicts = ['outcomes', 'verdict'].map((name) => `report/builds/${name}.ts`);
const rooms = [
  'model',
  ...verdicts,
  'operations/inputs',
  'operations/outputs',
  'operations/end/step-build.ts',
];

it.each(pure)('the rules of waiting have no clock, log or client: %s', (path) => {
  const file = sources.find((source) => source.path === path);
  const targets = file?.imports.map((specifier) => targetOf(path, specifier) ?? specifier);
  const isAllowed = (target: string) =>
    pure.includes(target) || rooms.some((room) => target === room || target.startsWith(`${room}/`));
  expect(targets?.filter((target) => !isAllowed(target))).toEqual([]);
});
