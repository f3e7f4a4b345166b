import { stepFile } from './action/step-files.ts';

/*
 * The entry of the post step. A runner starts a file without arguments, so this one adds the argument that tells the
 * bundle to run the post step. Most steps leave nothing to clean up, and then the bundle is not even loaded. The build puts what
 * is imported in place of the import.
 */

const fs = process.getBuiltinModule('node:fs');
const saved = process.env.STATE_kitestring || '';
const [ended, pending] = [stepFile(process.env, 'ended'), stepFile(process.env, 'pending')];
try {
  if (ended !== null) fs.writeFileSync(ended, '');
} catch {
  // Without the file, a step that still runs gets no signal, as on a runner without such a folder.
}
// First the signal, then the look: what the step has saved later, it does not send.
if ((saved !== '' && saved !== '[]') || (pending !== null && fs.existsSync(pending))) {
  process.argv.splice(2, Number.POSITIVE_INFINITY, 'post');
  void import('./main.ts');
}
