import type {
  BuildAddress,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
} from '../../model/requests.ts';
import { filterInputs } from './build-filters.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { InputProblems } from './input-problems.ts';

/** The inputs that name organization and pipeline. Each is for the names that do not have one of their own. */
type Which = InputValues<'organization' | 'pipeline'>;

/** What the input `suite` means where there is one suite. */
export const suiteWords = {
  sentence: 'Slug of the test suite, `organization/suite`, or its URL.',
} as const;

/** Finds an address in the inputs; null with a problem. */
type Resolve<Inputs, Address> = (inputs: Inputs, problems: InputProblems) => Address | null;

/** The organization. */
export const resolveOrganization: Resolve<InputValues<'organization'>, OrganizationAddress> = (
  { organization },
  problems,
) => {
  if (organization !== undefined) return { organization };
  problems.missing('organization', 'set it to the slug of the organization');
  return null;
};

/** The suites of the input `suite`, at least one. */
export const resolveSuites: Resolve<InputValues<'organization' | 'suite'>, SuiteAddress[]> = (
  { suite: names = [], organization: usual },
  problems,
) => {
  if (names.length === 0) problems.missing('suite', 'set it to the slug of the test suite');
  const suites = names.map(({ organization = usual, suite }) => {
    if (organization !== undefined) return { organization, suite };
    problems.missing('organization', `set it for suite ${suite}, or write organization/${suite}`);
    return null;
  });
  return allOrNone(suites, { names, inputs: { organization: usual } }, problems);
};

/** The only suite of the input `suite`. */
export const resolveSuite: Resolve<InputValues<'organization' | 'suite'>, SuiteAddress> = (
  inputs,
  problems,
) => problems.one('suite', resolveSuites(inputs, problems));

/** The pipelines of the input `pipeline`, at least one. `*` names none: a build has one pipeline. */
export const resolvePipelines: Resolve<Which, PipelineAddress[]> = (
  { organization: usual, pipeline: names = [] },
  problems,
) => {
  if (names.length === 0)
    problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
  const pipelines = names.map(({ organization = usual, pipeline }) => {
    if (pipeline === undefined) {
      problems.add(
        'Input pipeline must name a pipeline here; "*" is only for cancel-builds and list-builds, alone.',
      );
      return null;
    }
    if (organization !== undefined) return { organization, pipeline };
    const instead = `organization/${pipeline}`;
    problems.missing('organization', `set it for pipeline ${pipeline}, or write ${instead}`);
    return null;
  });
  return allOrNone(pipelines, { names, inputs: { organization: usual } }, problems);
};

/** The only pipeline of the input `pipeline`. */
export const resolvePipeline: Resolve<Which, PipelineAddress> = (inputs, problems) =>
  problems.one('pipeline', resolvePipelines(inputs, problems));

/**
 * The pipelines of the input `pipeline`, at least one, of which one with `*` stands for all of its organization; without the
 * input all of `organization`.
 */
export const resolveScopes: Resolve<Which, (OrganizationAddress & Partial<PipelineAddress>)[]> = (
  { organization: usual, pipeline: names },
  problems,
) => {
  const scopes = (names ?? [{}]).map(({ organization = usual, ...rest }) =>
    organization === undefined ? null : { organization, ...rest },
  );
  if (scopes.includes(null)) problems.missing('pipeline', 'set it to organization/pipeline');
  return allOrNone(scopes, { names: names ?? [{}], inputs: { organization: usual } }, problems);
};

/** The builds of one pipeline, of one organization, or all that the token can access. */
export type BuildScope = Partial<PipelineAddress>;

/** Whose builds are meant: those of the only pipeline, or with `*` of all pipelines of the organization. */
export const resolveScope: Resolve<Which, BuildScope> = (inputs, problems) => {
  const { pipeline: [name, ...others] = [], organization: usual } = inputs;
  if (name === undefined) {
    const all = '"*" for all pipelines of the organization';
    problems.missing('pipeline', `set it to organization/pipeline, or to ${all}`);
    return null;
  }
  if (name.pipeline !== undefined || others.length > 0) return resolvePipeline(inputs, problems);
  const address = resolveOrganization({ organization: usual, ...name }, problems);
  return allOrNone([address], { names: [name], inputs }, problems)?.[0] ?? null;
};

type ToBuild = Which & InputValues<'build' | (typeof filterInputs)[number]>;

/** The builds of the input `build`, at least one. Filters beside it are an error, because the build may not match them. */
export const resolveBuilds: Resolve<ToBuild, BuildAddress[]> = (inputs, problems) => {
  const { build: names = [] } = inputs;
  const filters = filterInputs.filter((name) => inputs[name] !== undefined);
  if (names.length === 0)
    problems.missing('build', 'set it to the number or the URL of the build, or to latest');
  else if (filters.length > 0)
    problems.add(`Input build names the build: remove ${filters.join(' and ')}, or set build: latest.`);
  const builds = names.map((name) => {
    if (name === 'latest') return null;
    const { organization, pipeline, number } = name;
    if (organization !== undefined && pipeline !== undefined) return { organization, pipeline, number };
    const address = resolvePipeline(inputs, problems);
    return address && { ...address, number };
  });
  return allOrNone(builds, { names: names.filter((name) => name !== 'latest'), inputs }, problems);
};

/** The only build of the input `build`. */
export const resolveBuild: Resolve<ToBuild, BuildAddress> = (inputs, problems) =>
  problems.one('build', resolveBuilds(inputs, problems));

/**
 * All of them without duplicates; null if one is missing, or if there are none. Inputs that none of the names needs, and that
 * name something else, are a mistake: which of the two is meant is unknown, and a cancel or a deletion of the wrong one cannot be
 * undone.
 */
function allOrNone<Address extends Partial<PipelineAddress>>(
  values: readonly (Address | null)[],
  { names, inputs }: { readonly names: readonly Partial<PipelineAddress>[]; readonly inputs: Which },
  problems: InputProblems,
): Address[] | null {
  const found = values.filter((value) => value !== null);
  if (found.length === 0 || found.length < values.length) return null;
  const { organization, pipeline = [] } = inputs;
  const given = [{ organization }, ...(pipeline.length === 1 ? pipeline : [])];
  for (const [key, value] of given.flatMap((one) => Object.entries(one))) {
    const name = key as keyof PipelineAddress;
    const other = found.find((address) => address[name] !== value);
    const isNeeded = names.some((one) => one[name] === undefined);
    if (value !== undefined && other !== undefined && !isNeeded)
      problems.add(`The inputs disagree: one names the ${name} ${value}, another ${other[name]}.`);
  }
  return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}
