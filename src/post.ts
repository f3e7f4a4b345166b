/*
 * The entry of the post step. A runner starts a file without arguments, so this one adds the argument that tells the
 * bundle to run the post step. Most steps leave nothing to clean up, and then the bundle is not even loaded.
 */

const saved = process.env.STATE_kitestring || '';
if (saved !== '' && saved !== '[]') {
  process.argv.splice(2, Number.POSITIVE_INFINITY, 'post');
  void import('./main.ts');
}
