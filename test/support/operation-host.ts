import { outputText } from '../../src/action/output/output-text.ts';
import { readRequest, type Request as StepRequest } from '../../src/action/request.ts';
import { createClient } from '../../src/client/client.ts';
import type { ClientEvent, Transport } from '../../src/client/index.ts';
import type { Context } from '../../src/operations/context/context.ts';
import { createLedger, isOfBuilds, type Leftover } from '../../src/operations/context/journal.ts';
import type { Outcome } from '../../src/operations/context/outcome.ts';
import type { CommentToKeep, Workflow } from '../../src/operations/context/workflow.ts';
import { cleanUp } from '../../src/operations/end/post.ts';
import type { EventDefaults } from '../../src/operations/inputs/event-defaults.ts';
import { readDuration } from '../../src/operations/inputs/parsers/times.ts';
import type { OutputName } from '../../src/operations/outputs/declarations.ts';
import { createRedactor } from '../../src/report/text/redact.ts';
import { createToLink } from '../../src/report/text/url.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/sandbox.ts';
import './client-modules.ts';
import './operation-modules.ts';
import { createRequestTransport } from './request-transport.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/**
 * The inputs of a step as a workflow writes them; the token and the address are given. `outageTime` is none: with it, the
 * client survives outages for another time than in the product, which makes a story short.
 */
export type Inputs = Readonly<Record<string, string>> & { readonly outageTime?: string };

/** What is different about one run. */
export interface RunOptions {
  readonly event?: EventDefaults;
  /** Label of one of the sandbox's tokens. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** When the workflow is canceled, in milliseconds from now. */
  readonly abortMs?: number;
}

/** Everything that an operation meets, in one process and on a clock of its own. */
export type OperationHost = ReturnType<typeof createHost>;

/** How a host is set up. */
export interface HostOptions extends SandboxOptions {
  /** Makes another answer of one of the sandbox's: what some server may send, and this one does not. */
  readonly alter?: (body: unknown, request: Request) => unknown;
  /** Carries the client's requests to the sandbox, unless they go there directly. */
  readonly carry?: (sandbox: Sandbox, clock: VirtualClock) => Transport;
  /** Lets a signal arrive right before a write, and once more right after it was saved. */
  readonly heedSignals?: Context['heedSignals'];
  /** Where files from outside are written; nowhere unless given. */
  readonly openFolder?: Context['openFolder'];
  /** What is known of the workflow; nothing unless given. */
  readonly workflow?: Partial<Workflow>;
  /** By how much the service's clock is ahead, in milliseconds. */
  readonly aheadMs?: number;
  /** True if the service has answered before. */
  readonly isProven?: boolean;
  /** Chance for the client and the operations, from 0 up to 1; always a half by default. */
  readonly chance?: () => number;
}

/** A host on a sandbox without rate limits by default. UUIDs count up. */
export function createHost(hostOptions: HostOptions = {}) {
  const {
    alter = (body) => body,
    carry,
    workflow,
    heedSignals = async () => {},
    openFolder = async () => Promise.reject(new Error('There is no folder here.')),
    chance = () => 0.5,
    aheadMs = 0,
    isProven,
    ...options
  } = hostOptions;
  const clock = createVirtualClock();
  const rateLimits = { organization: 'off', user: 'off' } as const;
  const sandboxClock = { ...clock.forSandbox, now: () => clock.now() + aheadMs };
  const sandbox = createSandbox({ clock: sandboxClock, rateLimits, ...options });
  const answer = async (each: Request): Promise<Response> => {
    const response = await sandbox.fetch(each);
    if (response.status >= 300 || !response.headers.get('content-type')?.includes('json')) return response;
    const { status, headers } = response;
    return Response.json(alter(await response.json(), each), { status, headers });
  };
  const lines: string[] = [];
  const events: ClientEvent[] = [];
  const saved: (readonly Leftover[])[] = [];
  const masked: string[] = [];
  const comments: CommentToKeep[] = [];
  const outputs: Record<string, string> = {};
  const journal: string[] = [];
  let uuids = 0;
  const uuid = () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`;

  const request = ({ outageTime: _, ...inputs }: Inputs, { event = {}, token = 'all' }: RunOptions) => {
    const given = { token: sandbox.tokens[token]?.token ?? '', 'base-url': 'http://127.0.0.1:1', ...inputs };
    return readRequest(new Map(Object.entries(given)), { event, nowMs: clock.now() });
  };

  return {
    /** The comments that were written before steps ended. */
    comments,
    sandbox,
    clock,
    /** Lines of the log, each with its level unless that is info. Debug lines are left out. */
    lines: lines as readonly string[],
    /** What the client reported, in order. */
    events: events as readonly ClientEvent[],
    saved: saved as readonly (readonly Leftover[])[],
    masked: masked as readonly string[],
    /** What was set so far, and in which order, as `name=value`. */
    outputs: outputs as Readonly<Record<string, string>>,
    journal: journal as readonly string[],
    /** Carries an operation out. */
    async run(inputs: Inputs, runOptions: RunOptions = {}) {
      const asked = request(inputs, runOptions);
      if ('problems' in asked) throw new Error(`The inputs were refused: ${asked.problems.join(' ')}`);
      lines.push(...asked.notes);
      for (const warning of asked.warnings) lines.push(`warning: ${warning}`);
      const workflowEnds = new AbortController();
      if (runOptions.abortMs !== undefined)
        clock.after(runOptions.abortMs, () => workflowEnds.abort(new Error('The step was interrupted.')));
      const token = typeof asked.token === 'string' ? asked.token : '';
      const client = createClient({
        token,
        baseUrl: asked.baseUrl,
        outageTimeoutMs: outageTimeOf(inputs, asked),
        isProven,
        transport:
          carry?.(sandbox, clock) ?? createRequestTransport((each) => clock.during(() => answer(each))),
        clock,
        random: chance,
        uuid,
        onEvent: (event) => void events.push(event),
      });
      const toLink = createToLink({ host: null, loopback: true });
      const rules = { redactor: createRedactor([token]), toLink };
      const context: Context = {
        client,
        clock,
        uuid,
        random: chance,
        toLink,
        signal: runOptions.signal ?? workflowEnds.signal,
        openFolder,
        writeComment: async (comment) => void comments.push(comment),
        forceSignal: new AbortController().signal,
        heedSignals,
        log: {
          info: (line) => lines.push(line),
          warning: (line) => lines.push(`warning: ${line}`),
          debug: () => {},
        },
        journal: {
          output: (name, value) => {
            const text = outputText(name, value, rules);
            if (outputs[name] === text) return true;
            outputs[name] = text;
            journal.push(`${name}=${text}`);
            return true;
          },
          recordPending: createLedger((all) => void saved.push(all)),
          mask: (secret) => masked.push(secret) > 0,
        },
        workflow: {
          repository: null,
          workspace: null,
          isPrivate: false,
          readPrivacy: async () => workflow?.isPrivate ?? false,
          hasFile: () => false,
          readComment: async () => null,
          isOnPullRequest: false,
          run: null,
          memory: { repository: '4711', defaultKey: token },
          findPullRequest: async () => ({
            facts: null,
            obstacle: { reason: 'There is no pull request here.', isUsual: false },
            notes: [],
          }),
          checkJob: async () => [],
          readFile: async () => ({ problem: 'cannot be read' }),
          ...workflow,
        },
      };
      const outcome: Outcome = await asked.plan.run(context);
      const set = Object.entries(outcome.outputs ?? {}).map(([name, value]) => {
        return [name, outputText(name as OutputName, value, rules)];
      });
      const all: Readonly<Record<string, string>> = { ...outputs, ...Object.fromEntries(set) };
      return { outcome, outputs: all };
    },
    /** What is wrong with the inputs. Fails when nothing is. */
    problems(inputs: Inputs, runOptions: RunOptions = {}): readonly string[] {
      const asked = request(inputs, runOptions);
      if ('problems' in asked) return asked.problems;
      throw new Error('Nothing is wrong with the inputs.');
    },
    /** What was asked, as `GET /v2/builds?page=1`, with `%5B` and `%5D` as brackets. */
    requests: () =>
      sandbox.requests
        .entries()
        .map(
          ({ method, path, query }) =>
            `${method} ${path}${query.replaceAll('%5B', '[').replaceAll('%5D', ']')}`,
        ),
  };
}

function outageTimeOf({ outageTime }: Inputs, { plan, outageTimeoutMs }: StepRequest): number {
  if (outageTime === undefined) return outageTimeoutMs;
  const shorterMs = readDuration(outageTime) ?? Number.NaN;
  return Math.min(shorterMs, plan.waitTimeoutMs ?? Number.POSITIVE_INFINITY);
}

/** Runs the post step of what a host has run, and returns its log. */
export async function runPostStepHere(
  { saved, sandbox, clock }: Pick<OperationHost, 'saved' | 'sandbox' | 'clock'>,
  transport: Transport = createRequestTransport((each) => clock.during(() => sandbox.fetch(each))),
): Promise<readonly string[]> {
  const lines: string[] = [];
  const { token } = sandbox.tokens.all;
  const client = createClient({ token, baseUrl: 'http://127.0.0.1:1', clock, transport });
  const log = {
    info: (line: string) => lines.push(line),
    warning: (line: string) => lines.push(`warning: ${line}`),
    debug: () => {},
  };
  const last = (saved.at(-1) ?? []).filter(isOfBuilds);
  await cleanUp(last, { client, clock, log, signal: new AbortController().signal });
  return lines;
}
