import type { Listing } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildFilters } from '../../model/requests.ts';
import type { InputValues } from '../inputs/declarations/inputs.ts';
import { type InputProblems, resolvePipeline } from '../inputs/resolve-addresses.ts';
import type { Context } from '../operation.ts';

/** The inputs that say whose builds are listed. */
export const scopeInputs = ['organization', 'pipeline'] as const;

/** Lists builds with filters. */
export type BuildList = (filters: BuildFilters, context: Context) => Listing<Build>;

/** The list that the inputs mean: a pipeline's, an organization's, or all; null with problems. */
export function chooseBuildList(
  inputs: InputValues<(typeof scopeInputs)[number]>,
  problems: InputProblems,
): BuildList | null {
  const { organization } = inputs;
  if (inputs.pipeline !== undefined) {
    const address = resolvePipeline(inputs, problems);
    return (
      address &&
      ((filters, { client, signal }) => client.builds.listForPipeline(address, filters, { signal }))
    );
  }
  if (organization === undefined)
    return (filters, { client, signal }) => client.builds.list(filters, { signal });
  return (filters, { client, signal }) =>
    client.builds.listForOrganization({ organization }, filters, { signal });
}
