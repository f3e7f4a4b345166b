import type { Build } from '../../model/build.ts';
import type {
  BuildAddress,
  CreateBuild,
  OrganizationAddress,
  PipelineAddress,
} from '../../model/requests.ts';
import { isOver } from '../../model/states.ts';
import { ClientError } from '../errors.ts';
import type {
  CanceledBuild,
  CancelOptions,
  RebuiltBuild,
  RetriedJobs,
  RetryFailedJobsOptions,
} from '../once/builds.ts';
import { type CreateBuildOptions, type CreatedBuild, chooseBuildToKeep } from '../once/create-build.ts';
import type { CallOptions, GetBuildOptions, ListBuildsOptions, Polling, WriteOptions } from '../options.ts';
import type { Listing } from '../pagination/listing.ts';
import type { BuildMethods } from '../resources/builds.ts';
import type { SendOptions } from '../retry/budget.ts';

/** The options that operations still use; `modern` spells them as options of a call. */
export interface ActionCallOptions extends CallOptions {
  readonly urgent?: boolean | undefined;
  readonly unpaced?: boolean | undefined;
  readonly sendByMs?: number | undefined;
  readonly heldUntilMs?: number | undefined;
  readonly polling?:
    | (Polling & { readonly pacedUntilMs?: number | undefined; readonly leftMs?: number | undefined })
    | undefined;
  readonly onSend?: ((before?: never) => void | Promise<void>) | undefined;
  readonly onNoEffect?: (() => void) | undefined;
  readonly onLost?: ((error: ClientError) => void) | undefined;
  readonly onCreated?: ((build: Build) => void) | undefined;
  readonly onRefused?: ((build: Build) => void) | undefined;
}

/** The same as options of a call. */
function modern<Options extends object>(options: Options): Options & SendOptions {
  const { urgent, unpaced, sendByMs, heldUntilMs, ...rest } = options as ActionCallOptions;
  const { onSend, onNoEffect, onLost } = rest;
  return {
    ...(rest as unknown as Options),
    rank: rest.rank ?? (urgent ? 'urgent' : unpaced ? 'last' : undefined),
    until: rest.until ?? untilOf(sendByMs ?? heldUntilMs, heldUntilMs),
    ...((onSend || onNoEffect || onLost) && {
      onState: (state: string, before: never, error?: ClientError) => {
        if (state === 'sending') return onSend?.(before);
        if (state === 'settled') return onNoEffect?.();
        return onLost?.(error as ClientError);
      },
    }),
  };
}

function untilOf(ms: number | undefined, heldMs: number | undefined) {
  return ms === undefined ? undefined : { ms, heldMs, name: 'wait-timeout' };
}

type Old<Options> = Options & ActionCallOptions;

/** The methods with the options that operations still use. */
export interface OldBuildMethods extends BuildMethods {
  listForOrganization(address: OrganizationAddress, options?: Old<ListBuildsOptions>): Listing<Build>;
  listForPipeline(address: PipelineAddress, options?: Old<ListBuildsOptions>): Listing<Build>;
  get(address: BuildAddress, options?: Old<GetBuildOptions>): Promise<Build>;
  createWithDetails(
    address: PipelineAddress,
    body: CreateBuild,
    options?: Old<CreateBuildOptions>,
  ): Promise<CreatedBuild>;
  cancel(address: BuildAddress, options?: Old<CancelOptions>): Promise<Build>;
  cancelWithDetails(address: BuildAddress, options?: Old<CancelOptions>): Promise<CanceledBuild>;
  rebuildWithDetails(
    address: BuildAddress,
    options?: Omit<Old<WriteOptions<number>>, 'onSend'> & {
      readonly onSend?: (newest: number | undefined) => void | Promise<void>;
    },
  ): Promise<RebuiltBuild>;
  retryFailedJobs(
    address: BuildAddress,
    options: Omit<Old<RetryFailedJobsOptions>, 'onSend'> & {
      readonly onSend?: (before: Build | undefined) => void | Promise<void>;
    },
  ): Promise<RetriedJobs>;
}

/** The methods, with the options of each call spelled anew. */
export function withOldOptions<Methods extends object>(methods: Methods): Methods {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      (...given: unknown[]) => {
        const last = given.at(-1);
        const isOptions = given.length > (name.startsWith('create') ? 2 : 1) || name === 'list';
        return method(
          ...given.slice(0, -1),
          isOptions && typeof last === 'object' ? modern(last as object) : last,
        );
      },
    ]),
  ) as Methods;
}

/** What became of the builds that one call created. */
export interface CanceledDuplicates {
  readonly winner: Build | null;
  readonly canceled: readonly number[];
  readonly left: readonly number[];
  readonly ended: readonly Build[];
  readonly seen: number;
}

/** Cancels all builds with one key but the one that is kept. */
export async function cancelDuplicates(
  methods: BuildMethods,
  { number: keep, ...to }: PipelineAddress & { readonly number?: number },
  key: string,
  options: CallOptions,
): Promise<CanceledDuplicates> {
  const builds = [...(await methods.findByKey(to, key, options))];
  if (keep !== undefined && builds.every(({ number }) => number !== keep))
    builds.push(await methods.get({ ...to, number: keep }, options));
  const isGone = ({ state }: Build) => ['canceled', 'canceling', 'skipped'].includes(state);
  const winner = builds.find((one) => one.number === keep && !isGone(one)) ?? chooseBuildToKeep(builds);
  const others = builds.filter((one) => one !== winner);
  const ended = others.filter((one) => isOver(one) && !isGone(one));
  const [canceled, left]: [number[], number[]] = [[], []];
  for (const one of others.filter((each) => !isGone(each) && !isOver(each))) {
    const isDone = await methods
      .cancel({ ...to, number: one.number }, { ...options, onRefused: (build) => void ended.push(build) })
      .then(
        () => true,
        (error) => {
          if (error instanceof ClientError) return false;
          throw error;
        },
      );
    (isDone ? canceled : left).push(one.number);
  }
  return { winner, canceled, left, ended, seen: builds.length };
}
