// Loaded into a step before anything else: sends it the runner's first signal as soon as it listens for it, and while it is
// still busy with its start.
const { on } = process;
process.on = (event, listener) => {
  on.call(process, event, listener);
  if (event === 'SIGINT') {
    process.on = on;
    process.kill(process.pid, 'SIGINT');
  }
  return process;
};
