import type {
  BuildAddress,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
} from '../../model/requests.ts';
import type { InputValues } from './declarations/inputs.ts';
import type { InputProblems } from './input-problems.ts';
import type { PipelineName } from './parsers/addresses.ts';

/** The inputs that name organization and pipeline. */
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
  { suite: names = [], organization },
  problems,
) => {
  if (names.length === 0) problems.missing('suite', 'set it to the slug of the test suite');
  if (names.length === 0 && organization === undefined) resolveOrganization({}, problems);
  return allOrNone(
    names.map((name) => {
      const found = name.organization ?? organization;
      if (found === undefined) return resolveOrganization({}, problems) as null;
      if (organization !== undefined && found !== organization)
        problems.add(`Input suite names ${found}/${name.suite}, but organization is ${organization}.`);
      return { organization: found, suite: name.suite };
    }),
  );
};

/** The only suite of the input `suite`. */
export const resolveSuite: Resolve<InputValues<'organization' | 'suite'>, SuiteAddress> = (
  inputs,
  problems,
) => problems.one('suite', resolveSuites(inputs, problems));

/** The pipelines of the input `pipeline`, at least one. */
export const resolvePipelines: Resolve<Which, PipelineAddress[]> = (
  { organization, pipeline = [] },
  problems,
) => {
  if (pipeline.length === 0)
    problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
  const isComplete = pipeline.every((name) => name.organization !== undefined);
  return allOrNone(
    pipeline.map((name) => {
      if (isComplete) reportContradiction('pipeline', name, { organization }, problems);
      const found = name.organization ?? organization;
      if (found !== undefined) return { organization: found, pipeline: name.pipeline };
      const instead = `organization/${name.pipeline}`;
      problems.missing('organization', `set it for pipeline ${name.pipeline}, or write ${instead}`);
      return null;
    }),
  );
};

/** The only pipeline of the input `pipeline`. */
export const resolvePipeline: Resolve<Which, PipelineAddress> = (inputs, problems) =>
  problems.one('pipeline', resolvePipelines(inputs, problems));

/** The builds of the input `build`, at least one. */
export const resolveBuilds: Resolve<Which & InputValues<'build'>, BuildAddress[]> = (inputs, problems) => {
  const { build = [] } = inputs;
  const names = build.filter((name) => name !== 'latest');
  if (build.length === 0)
    problems.missing('build', 'set it to the number or the URL of the build, or to latest');
  const isComplete = names.every((name) => name.pipeline !== undefined);
  return allOrNone(
    names.map((name) => {
      if (isComplete) reportContradiction('build', name, inputs, problems);
      const { organization, pipeline, number } = name;
      if (organization !== undefined && pipeline !== undefined) return { organization, pipeline, number };
      const address = resolvePipeline(inputs, problems);
      return address && { ...address, number };
    }),
  );
};

/** The only build of the input `build`. */
export const resolveBuild: Resolve<Which & InputValues<'build'>, BuildAddress> = (inputs, problems) =>
  problems.one('build', resolveBuilds(inputs, problems));

/**
 * Reports an address that contradicts the inputs `organization` and `pipeline`. Called only if all addresses are complete:
 * otherwise these inputs are for the incomplete ones.
 */
function reportContradiction(
  input: 'pipeline' | 'build',
  named: Partial<PipelineName>,
  { organization, pipeline = [] }: Which,
  problems: InputProblems,
): void {
  const spell = (name: Partial<PipelineName>) =>
    [name.organization, name.pipeline].filter((part) => part !== undefined).join('/');
  const isOther = ({ organization: of = named.organization, pipeline: slug }: PipelineName) =>
    slug !== named.pipeline || of !== named.organization;
  const others = [
    ...((organization ?? named.organization) === named.organization
      ? []
      : [`organization is ${organization}`]),
    ...(pipeline.length > 0 && pipeline.every(isOther)
      ? [`pipeline is ${pipeline.map(spell).join(', ')}`]
      : []),
  ];
  if (others.length > 0) problems.add(`Input ${input} names ${spell(named)}, but ${others.join(' and ')}.`);
}

/** All of them without duplicates; null if one is missing, or if there are none. */
function allOrNone<Address extends object>(values: readonly (Address | null)[]): Address[] | null {
  const found = values.filter((value) => value !== null);
  if (found.length === 0 || found.length < values.length) return null;
  return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}
