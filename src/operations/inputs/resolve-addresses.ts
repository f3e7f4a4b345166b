import type {
  BuildAddress,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
} from '../../model/requests.ts';
import type { InputName, InputValues } from './declarations/inputs.ts';
import type { BuildName, PipelineName } from './parsers/addresses.ts';

/** Collects what is wrong with the inputs; an input that was given but could not be read is not missing. */
export interface InputProblems {
  readonly problems: readonly string[];
  readonly add: (problem: string) => void;
  /** Complains that an input is missing, unless it was given and complained about already. */
  readonly missing: (name: InputName, why: string) => void;
  /** Complains of an input that names `count` where one is meant. */
  readonly notOne: (name: InputName, count: number) => void;
  /** Complains of a branch that is a pattern where one branch is meant. */
  readonly onlyBranch: (branch: string | null | undefined) => void;
}

/** An empty list of problems. */
export function createInputProblems(unreadable: ReadonlySet<InputName>): InputProblems {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
  };
  return {
    problems,
    add,
    missing: (name, why) => {
      if (!unreadable.has(name)) add(`Input ${name} is missing: ${why}.`);
    },
    notOne: (name, count) => add(`Input ${name} must name exactly one here; it names ${count}.`),
    onlyBranch: (branch) => {
      if (branch?.includes('*')) add('Input branch must be one branch here; "*" is for filters.');
    },
  };
}

type Which = Pick<InputValues, 'organization' | 'pipeline'>;

/** The organization, or null with a complaint. */
export function resolveOrganization(
  inputs: Pick<InputValues, 'organization'>,
  problems: InputProblems,
): OrganizationAddress | null {
  if (inputs.organization !== undefined) return { organization: inputs.organization };
  problems.missing('organization', 'give the slug of the organization');
  return null;
}

/** The pipelines that `pipeline` names, at least one, or null with a complaint. */
export function resolvePipelines(inputs: Which, problems: InputProblems): PipelineAddress[] | null {
  if (inputs.pipeline === undefined || inputs.pipeline.length === 0) {
    problems.missing('pipeline', 'give its slug, or organization/pipeline');
    return null;
  }
  const { organization, pipeline } = inputs;
  if (pipeline.every((name) => name.organization !== undefined)) {
    for (const name of pipeline) contradict('pipeline', name, { organization }, problems);
  }
  return allOrNone(pipeline.map((name) => resolvePipelineName(name, organization, problems)));
}

/** The one pipeline that `pipeline` names, or null with a complaint. */
export function resolvePipeline(inputs: Which, problems: InputProblems): PipelineAddress | null {
  const found = resolvePipelines(inputs, problems);
  return found && only('pipeline', found, problems);
}

/** The builds that `build` names, at least one, or null with a complaint. */
export function resolveBuilds(
  inputs: Which & Pick<InputValues, 'build'>,
  problems: InputProblems,
): BuildAddress[] | null {
  if (inputs.build === undefined || inputs.build.length === 0) {
    problems.missing('build', 'give its number, or its address');
    return null;
  }
  const { organization, pipeline, build } = inputs;
  if (build.every((name) => name.pipeline !== undefined)) {
    for (const name of build) contradict('build', name, { organization, pipeline }, problems);
  }
  return allOrNone(build.map((name) => resolveBuildName(name, inputs, problems)));
}

/** The one build that `build` names, or null with a complaint. */
export function resolveBuild(
  inputs: Which & Pick<InputValues, 'build'>,
  problems: InputProblems,
): BuildAddress | null {
  const found = resolveBuilds(inputs, problems);
  return found && only('build', found, problems);
}

/** The suite, or null with a complaint. */
export function resolveSuite(
  inputs: Pick<InputValues, 'organization' | 'suite'>,
  problems: InputProblems,
): SuiteAddress | null {
  const organization = resolveOrganization(inputs, problems);
  if (inputs.suite === undefined) problems.missing('suite', 'give the slug of the test suite');
  return organization && inputs.suite !== undefined ? { ...organization, suite: inputs.suite } : null;
}

function resolvePipelineName(
  name: PipelineName,
  organization: string | undefined,
  problems: InputProblems,
): PipelineAddress | null {
  const found = name.organization ?? organization;
  if (found === undefined) {
    problems.missing('organization', `pipeline ${name.pipeline} needs it; organization/pipeline says it too`);
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
 * Complains of an address that says one place where the inputs beside it say another. Called where every name says its
 * place: else the inputs beside them are for those that do not.
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
      : [`organization says ${organization}`]),
    ...(pipeline.length === 0 || pipeline.some((name) => isWithin(said, name))
      ? []
      : [`pipeline says ${pipeline.map(spell).join(', ')}`]),
  ];
  if (others.length > 0) problems.add(`Input ${input} says ${spell(said)}, but ${others.join(' and ')}.`);
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

/** All of them, those that are spelled in several ways once; null where one is missing. */
function allOrNone<Address extends object>(values: readonly (Address | null)[]): Address[] | null {
  const found = values.filter((value) => value !== null);
  if (found.length < values.length) return null;
  return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}
