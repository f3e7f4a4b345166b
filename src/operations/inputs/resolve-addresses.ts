import type {
  BuildAddress,
  OrganizationAddress,
  PipelineAddress,
  SuiteAddress,
} from '../../model/requests.ts';
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
  return allOrNone(
    names.map(({ organization = usual, suite }) => {
      if (organization !== undefined) return { organization, suite };
      return resolveOrganization({}, problems) as null;
    }),
  );
};

/** The only suite of the input `suite`. */
export const resolveSuite: Resolve<InputValues<'organization' | 'suite'>, SuiteAddress> = (
  inputs,
  problems,
) => agreeing(problems.one('suite', resolveSuites(inputs, problems)), inputs, problems);

/** The pipelines of the input `pipeline`, at least one. `*` names none: a build has one pipeline. */
export const resolvePipelines: Resolve<Which, PipelineAddress[]> = (
  { organization: usual, pipeline: names = [] },
  problems,
) => {
  if (names.length === 0)
    problems.missing('pipeline', 'set it to a pipeline slug, or to organization/pipeline');
  return allOrNone(
    names.map(({ organization = usual, pipeline }) => {
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
    }),
  );
};

/** The only pipeline of the input `pipeline`. */
export const resolvePipeline: Resolve<Which, PipelineAddress> = (inputs, problems) =>
  agreeing(problems.one('pipeline', resolvePipelines(inputs, problems)), inputs, problems);

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
  return agreeing(resolveOrganization({ organization: usual, ...name }, problems), inputs, problems);
};

/** The builds of the input `build`, at least one. */
export const resolveBuilds: Resolve<Which & InputValues<'build'>, BuildAddress[]> = (inputs, problems) => {
  const { build: names = [] } = inputs;
  if (names.length === 0)
    problems.missing('build', 'set it to the number or the URL of the build, or to latest');
  return allOrNone(
    names.map((name) => {
      if (name === 'latest') return null;
      const { organization, pipeline, number } = name;
      if (organization !== undefined && pipeline !== undefined) return { organization, pipeline, number };
      const address = resolvePipeline(inputs, problems);
      return address && { ...address, number };
    }),
  );
};

/** The only build of the input `build`. */
export const resolveBuild: Resolve<Which & InputValues<'build'>, BuildAddress> = (inputs, problems) =>
  agreeing(problems.one('build', resolveBuilds(inputs, problems)), inputs, problems);

/**
 * An address that agrees with the inputs beside its own. Where there is one, another that they name is a mistake: which of
 * the two is meant is unknown, and a cancel or a deletion of the wrong one cannot be undone.
 */
function agreeing<Address extends Partial<PipelineAddress>>(
  address: Address | null,
  { organization, pipeline = [] }: Which,
  problems: InputProblems,
): Address | null {
  if (address === null) return null;
  const said = [{ organization }, ...(pipeline.length === 1 ? pipeline : [])].flatMap((names) =>
    Object.entries(names),
  );
  for (const [name, value] of said) {
    const found = address[name as keyof PipelineAddress];
    if (value !== undefined && value !== found)
      problems.add(`The inputs disagree: one names the ${name} ${value}, another ${found}.`);
  }
  return address;
}

/** All of them without duplicates; null if one is missing, or if there are none. */
function allOrNone<Address extends object>(values: readonly (Address | null)[]): Address[] | null {
  const found = values.filter((value) => value !== null);
  if (found.length === 0 || found.length < values.length) return null;
  return [...new Map(found.map((one) => [Object.values(one).join('/'), one])).values()];
}
