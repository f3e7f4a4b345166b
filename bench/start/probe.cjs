/*
 * Is loaded before a bundle, and writes to the file that PROBED names what the process has loaded and used: the bytes of
 * the files next to the entry, its peak memory and its processor time. The test of the bundle uses it too.
 */
const fs = require('node:fs');
const path = require('node:path');

const { readFileSync } = fs;
const read = new Set();
fs.readFileSync = (file, ...rest) => {
  read.add(file);
  return readFileSync(file, ...rest);
};

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  for (const file of Object.keys(require.cache)) read.add(file);
  const folder = path.dirname(process.argv[1]);
  const files = [...read].filter(
    (file) => typeof file === 'string' && path.dirname(file) === folder && /\.(?:js|wasm)$/.test(file),
  );
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  const peakMiB = process.resourceUsage().maxRSS / 1024;
  const names = files.map((file) => path.basename(file)).sort();
  fs.writeFileSync(
    process.env.PROBED,
    JSON.stringify({
      files: names,
      bytes,
      peakMiB,
      cpuMs: (user + system) / 1000,
      builtins: process.moduleLoadList,
    }),
  );
});
