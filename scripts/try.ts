import { createExampleStage } from '../test/support/example.ts';

/*
 * Runs examples against the sandbox, unedited: `npm run try -- docs/examples/coverage.yml`. Builds take seconds.
 */
const stage = await createExampleStage();
try {
  for (const path of process.argv.slice(2)) {
    console.log(`\n${path}\n`);
    const steps = await stage.run(path, (line) => {
      if (!/^::(?:add-mask|debug)::/.test(line)) console.log(`  ${line}`);
    });
    console.log('');
    for (const { job, step, outcome } of steps) console.log(`${outcome}: ${job} / ${step}`);
    if (steps.some(({ outcome }) => outcome === 'failure')) process.exitCode = 1;
  }
} finally {
  await stage.close();
}
