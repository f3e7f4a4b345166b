import type { Listing } from '../../client/index.ts';
import type { PipelineAddress, SuiteAddress } from '../../model/requests.ts';
import { describeSetupRow, renderSetup, type SetupRow } from '../../report/setup.ts';
import { count } from '../../report/text/counts.ts';
import type { Context } from '../context/context.ts';
import type { NamedNeeds, Needs } from '../context/needs.ts';
import type { Outcome } from '../context/outcome.ts';
import { checkPipeline, checkSuite, firstOf, fromRead } from './checks.ts';
import { checkToken, rowsOfScopes } from './token.ts';

/** What to check. */
export interface SetupOrder {
  readonly operations: readonly NamedNeeds[];
  /** Those that the user names; none for all that the token allows. */
  readonly chosen: readonly NamedNeeds[];
  readonly organization: string | undefined;
  readonly pipelines: readonly PipelineAddress[];
  readonly suites: readonly SuiteAddress[];
}

/** Checks everything that the operations need, one row each. */
export async function checkSetup(order: SetupOrder, context: Context): Promise<Outcome> {
  const { log, toLink, workflow } = context;
  const rows: SetupRow[] = [];
  const add = (...checked: readonly SetupRow[]) => {
    for (const row of checked) log.info(describeSetupRow(row));
    rows.push(...checked);
  };
  const token = await checkToken(context);
  add(...token.rows);
  const allowed = order.operations.filter(({ scopes }) => token.lacks(scopes).length === 0);
  const wanted = order.chosen.length > 0 ? order.chosen : allowed;
  if (token.isUsable) {
    add(...rowsOfScopes(order, token));
    for (const check of checksOf(order, token.lacks, context)) add(await check());
    add(rateLimit(context));
  }
  add(...(await workflow.checkJob(wanted.flatMap(({ permissions }) => permissions))));
  const failed = rows.filter(({ result }) => result === 'failed');
  const warnings = rows.filter(({ result }) => result === 'warning').length;
  const noted = warnings > 0 ? ` ${count(warnings, 'warning')}.` : '';
  const unchecked = token.isUsable ? '' : ' What needs the service is not checked.';
  const sentence =
    failed.length === 0
      ? `The setup is complete: ${count(rows.length, 'check')}.${noted}`
      : `The setup is not complete: ${failed.map(({ what }) => what).join(', ')}.${noted}${unchecked}`;
  return {
    success: failed.length === 0,
    sentence,
    ...(failed[0] && { hint: [failed[0].remedy, failed[0].page].filter(Boolean).join(' ') }),
    json: rows,
    summary: (limits) => renderSetup(rows, { ...limits, verdict: sentence, toLink }),
  };
}

/** The checks that read from the service, in the order of the inputs. */
function checksOf(
  { organization, pipelines, suites }: SetupOrder,
  lacks: (scopes: Needs['scopes']) => readonly string[],
  context: Context,
): (() => Promise<SetupRow>)[] {
  const { client, signal } = context;
  const checks = [
    ...pipelines.map((address) => () => checkPipeline(address, context)),
    ...suites.map((address) => () => checkSuite(address, context)),
  ];
  if (organization === undefined) return checks;
  const options = { signal, perPage: 1 };
  const canReadBuilds = lacks(['read_builds']).length === 0;
  const list: Listing<unknown> = canReadBuilds
    ? client.builds.listForOrganization({ organization }, options)
    : client.suites.list({ organization }, options);
  const read = async () => {
    await firstOf(list);
    return { found: 'The token can access it.' };
  };
  return [() => fromRead(`Organization ${organization}`, read, context), ...checks];
}

/** A step that waits sends about two requests a minute when many wait: `bench/waiting`. */
const requestsPerStep = 2;

/** What the responses so far show of the limit. */
function rateLimit({ client: { rateLimit } }: Context): SetupRow {
  const perMinute = rateLimit.perMinute();
  if (perMinute === null) return { what: 'Rate limit', result: 'unknown', found: 'The service shows none.' };
  const steps = count(Math.floor(perMinute / requestsPerStep), 'step');
  const found = `${perMinute} requests a minute, enough for about ${steps} that wait at the same time.`;
  return { what: 'Rate limit', result: 'ok', found };
}
