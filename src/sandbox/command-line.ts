import { parseArgs } from 'node:util';
import { type ProfileName, profileNames } from './profile.ts';

/** What the command was told. */
export interface CommandLine {
  /** 0 picks one that is free. */
  readonly port: number;
  readonly profile: ProfileName;
  /** How many times faster than the wall builds move. */
  readonly speed: number;
  readonly json: boolean;
  readonly help: boolean;
}

/** What `--help` prints. */
export const usage = `Usage: npm run sandbox -- [flags]

Serves a stand-in of the CI service on this machine, until Ctrl-C.

  --port <number>     port to listen on; 0, the default, picks one that is free
  --profile <name>    observed (the live service as it is known, the default) or document (the API document and no more)
  --speed <number>    how many times faster than the clock builds move; 1 is the default
  --json              print one line of JSON instead of text
  --help              print this
`;

/** Reads the flags. Throws an Error with one sentence for what does not fit. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      profile: { type: 'string', default: 'observed' },
      speed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    port: portOf(values.port),
    profile: profileNameOf(values.profile),
    speed: speedOf(values.speed),
    json: values.json,
    help: values.help,
  };
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535; it was "${text}"`);
  return port;
}

function profileNameOf(text: string): ProfileName {
  const name = profileNames.find((each) => each === text);
  if (name === undefined) throw new Error(`--profile must be ${profileNames.join(' or ')}; it was "${text}"`);
  return name;
}

function speedOf(text: string): number {
  const speed = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(speed > 0 && speed <= 100_000))
    throw new Error(`--speed must be a number above zero, at most 100000; it was "${text}"`);
  return speed;
}
