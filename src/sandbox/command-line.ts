import { parseArgs } from 'node:util';

/** The command's flags. */
export type CommandLine = ReturnType<typeof parseCommandLine>;

/** What `--help` prints. */
export const usage = `Usage: kitestring-sandbox [flags]

Serves a stand-in for the CI service on this machine until you press Ctrl-C.

  --port <number>     port to listen on (default: 0, which picks a free port)
  --host <address>    address to listen on (default: 127.0.0.1); anyone who can reach it can do everything
  --seed <file>       JSON file with the data to start with (default: a small company)
  --speed <number>    how many times faster than real time builds run (default: 1)
  --json              print one line of JSON instead of text
  --help              print this help
`;

/** Reads the flags. Throws an Error with one sentence if a flag is not valid. */
export function parseCommandLine(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      speed: { type: 'string', default: '1' },
      seed: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535; it was "${values.port}"`);
  const speed = /^\d+(?:\.\d+)?$/.test(values.speed) ? Number(values.speed) : Number.NaN;
  if (!(speed > 0 && speed <= 100_000))
    throw new Error(`--speed must be a number greater than 0, maximum 100000; it was "${values.speed}"`);
  return { ...values, port, speed };
}
