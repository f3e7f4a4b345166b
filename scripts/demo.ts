import { createScaledClock } from '../src/sandbox/clock.ts';
import { createSandbox } from '../src/sandbox/sandbox.ts';
import { serveSandbox } from '../src/sandbox/serve.ts';
import { runStep, type StepRequest } from '../test/support/runner.ts';

/** How many times faster than the clock the demo's builds live: minutes become seconds. */
const speed = 20;

const sandbox = createSandbox({ clock: createScaledClock({ speed }) });
const server = await serveSandbox(sandbox, { port: 0 });
const token = sandbox.tokens.all.token;

const push = {
  name: 'push',
  payload: {
    ref: 'refs/heads/main',
    after: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
    head_commit: {
      id: '4f0c2e1d9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c4d',
      message: 'Cache the dependency graph',
      author: { name: 'Ada Lindqvist', email: 'ada@example.com' },
    },
  },
};

async function show(title: string, request: Pick<StepRequest, 'inputs'>): Promise<void> {
  console.log(`\n━━ ${title} ━━`);
  for (const [name, value] of Object.entries(request.inputs)) console.log(`  ${name}: ${value}`);
  console.log('\n─ log');
  const result = await runStep({
    inputs: { token, 'base-url': server.url, ...request.inputs },
    event: push,
    environment: { GITHUB_SHA: push.payload.after, GITHUB_REF: push.payload.ref },
    onLine: (line) => {
      if (!/^::(?:add-mask|debug)::/.test(line)) console.log(`  ${line}`);
    },
  });
  console.log('\n─ outputs');
  for (const [name, value] of Object.entries(result.outputs)) {
    console.log(
      `  ${name}: ${value.length > 100 ? `${value.slice(0, 100)} … (${value.length} characters)` : value}`,
    );
  }
  console.log('\n─ summary');
  for (const line of result.summary.trimEnd().split('\n').slice(0, 40)) console.log(`  ${line}`);
  console.log(`\n─ exit code ${result.exitCode}`);
}

console.log(
  `The sandbox stands in for the service at ${server.url}; its builds live ${speed} times faster than the clock.`,
);
try {
  await show('Trigger a build and wait for it', {
    inputs: { operation: 'trigger-build', pipeline: 'acme/web', 'poll-interval': '1s' },
  });
  await show('List the flaky tests of a suite', {
    inputs: { operation: 'list-flaky-tests', organization: 'acme', suite: 'web-end-to-end' },
  });
} finally {
  await server.close();
}
