import type {
  BuildAddress,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
} from '../../model/requests.ts';
import type { InputName, InputValues } from './declarations/inputs.ts';
import type { InputProblems } from './input-problems.ts';
import type { BuildName, PipelineName } from './parsers/addresses.ts';

/** The inputs that name organization and pipeline. */
type Which = Pick<InputValues, 'organization' | 'pipeline'>;

/** The organization; null with a problem. */
export function resolveOrganization(
  inputs: Pick<InputValues, 'organization'>,
  problems: InputProblems,
): OrganizationAddress | null {
  if (inputs.organization !== undefined) return { organization: inputs.organization };
  problems.missing('organization', 'set it to the slug of the organization');
  return null;
}

/** The pipelines of the input `pipeline`, at least one; null with a problem. */
export function resolvePipelines(inputs: Which, problems: InputProblems): PipelineAddress[] | null {
  if (inputs.pipeline === undefined || inputs.pipeline.length === 0) {
    problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
    return null;
  }
  const { organization, pipeline } = inputs;
  if (pipeline.every((name) => name.organization !== undefined)) {
    for (const name of pipeline) contradict('pipeline', name, { organization }, problems);
  }
  return allOrNone(pipeline.map((name) => resolvePipelineName(name, organization, problems)));
}

/** The only pipeline of the input `pipeline`; null with a problem. */
export function resolvePipeline(inputs: Which, problems: InputProblems): PipelineAddress | null {
  const found = resolvePipelines(inputs, problems);
  return found && only('pipeline', found, problems);
}

/** The builds of the input `build`, at least one; null with a problem. */
export function resolveBuilds(
  inputs: Which & Pick<InputValues, 'build'>,
  problems: InputProblems,
): BuildAddress[] | null {
  if (inputs.build === undefined || inputs.build.length === 0) {
    problems.missing('build', 'set it to the number or the URL of the build');
    return null;
  }
  const { organization, pipeline, build } = inputs;
  if (build.every((name) => name.pipeline !== undefined)) {
    for (const name of build) contradict('build', name, { organization, pipeline }, problems);
  }
  return allOrNone(build.map((name) => resolveBuildName(name, inputs, problems)));
}

/** The only build of the input `build`; null with a problem. */
export function resolveBuild(
  inputs: Which & Pick<InputValues, 'build'>,
  problems: InputProblems,
): BuildAddress | null {
  const found = resolveBuilds(inputs, problems);
  return found && only('build', found, problems);
}

/** The suite; null with a problem. */
export function resolveSuite(
  inputs: Pick<InputValues, 'organization' | 'suite'>,
  problems: InputProblems,
): SuiteAddress | null {
  const organization = resolveOrganization(inputs, problems);
  if (inputs.suite === undefined) problems.missing('suite', 'set it to the slug of the test suite');
  return organization && inputs.suite !== undefined ? { ...organization, suite: inputs.suite } : null;
}

function resolvePipelineName(
  name: PipelineName,
  organization: string | undefined,
  problems: InputProblems,
): PipelineAddress | null {
  const found = name.organization ?? organization;
  if (found === undefined) {
    problems.missing(
      'organization',
      `set it for pipeline ${name.pipeline}, or write organization/${name.pipeline}`,
    );
    return null;
  }
  return { organization: found, pipeline: name.pipeline };
}

function resolveBuildName(name: BuildName, inputs: Which, problems: InputProblems): BuildAddress | null {
  const { organization, pipeline, number } = name;
  if (organization !== undefined && pipeline !== undefined) return { organization, pipeline, number };
  const address = resolvePipeline(inputs, problems);
  return address && { ...address, number };
}

/**
 * Reports an address that contradicts the inputs `organization` and `pipeline`. Called only if all addresses are complete:
 * otherwise these inputs are for the incomplete ones.
 */
function contradict(
  input: 'pipeline' | 'build',
  said: Partial<PipelineName>,
  beside: { readonly [Name in keyof Which]: Which[Name] | undefined },
  problems: InputProblems,
): void {
  const { organization, pipeline = [] } = beside;
  const others = [
    ...(organization === undefined || organization === said.organization
      ? []
      : [`organization is ${organization}`]),
    ...(pipeline.length === 0 || pipeline.some((name) => isWithin(said, name))
      ? []
      : [`pipeline is ${pipeline.map(spell).join(', ')}`]),
  ];
  if (others.length > 0) problems.add(`Input ${input} names ${spell(said)}, but ${others.join(' and ')}.`);
}

function isWithin(said: Partial<PipelineName>, { organization, pipeline }: PipelineName): boolean {
  return pipeline === said.pipeline && (organization ?? said.organization) === said.organization;
}

function spell({ organization, pipeline }: Partial<PipelineName>): string {
  return [organization, pipeline].filter((part) => part !== undefined).join('/');
}

function only<Address>(name: InputName, found: readonly Address[], problems: InputProblems): Address | null {
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  problems.notOne(name, found.length);
  return null;
}

/** All of them without duplicates; null if one is missing. */
function allOrNone<Address extends object>(values: readonly (Address | null)[]): Address[] | null {
  const found = values.filter((value) => value !== null);
  if (found.length < values.length) return null;
  return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}
