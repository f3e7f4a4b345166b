import { stringify } from 'yaml';
import { z } from 'zod';
import { agentSchema } from '../src/model/agent.ts';
import { buildSchema } from '../src/model/build.ts';
import { buildTestSchema, failedExecutionSchema, testRunSchema } from '../src/model/build-test.ts';
import { type EndpointName, endpoints } from '../src/model/endpoints.ts';
import { flakyTestSchema } from '../src/model/flaky-test.ts';
import { jobSchema } from '../src/model/job.ts';
import { pipelineSchema } from '../src/model/pipeline.ts';
import { flakyTestPeriods } from '../src/model/requests.ts';
import { buildStates, retryableStates } from '../src/model/states.ts';
import { suiteSchema } from '../src/model/suite.ts';
import { userSchema } from '../src/model/user.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the table of endpoints does not say of one. */
interface About {
  readonly summary: string;
  /** Name of the schema of the response, or of one item of a list. */
  readonly answer?: string;
  /** Names of the query parameters. */
  readonly query?: readonly string[];
  /** Name of the schema of the body. */
  readonly body?: string;
  /** Names of the request headers. */
  readonly headers?: readonly string[];
  /** Responses besides success and the usual refusals, and success itself if it is no JSON. */
  readonly responses?: Readonly<Record<string, Json>>;
}

const one = ['include_retried_jobs', 'exclude_jobs', 'exclude_pipeline'];
const single = [...one, 'include_test_engine'];
const filters = [
  ...['branch', 'commit', 'created_from', 'created_to', 'creator', 'finished_from', 'meta_data', 'state'],
  ...one,
];

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: Json) => ({ 'application/json': { schema } });
const plain = { 'text/plain': { schema: { type: 'string' } } };

const abouts: Readonly<Record<EndpointName, About>> = {
  'suites.list': { summary: 'List the test suites of an organization', answer: 'Suite' },
  'suites.get': { summary: 'Get a test suite', answer: 'Suite' },
  'suites.create': { summary: 'Create a test suite', answer: 'Suite', body: 'CreateSuite' },
  'suites.update': { summary: 'Update a test suite', answer: 'Suite', body: 'UpdateSuite' },
  'suites.delete': { summary: 'Delete a test suite' },
  'flakyTests.list': { summary: 'List the flaky tests of a suite', answer: 'FlakyTest', query: ['period'] },
  'builds.list': { summary: 'List builds of all organizations', answer: 'Build', query: filters },
  'builds.listForOrganization': {
    summary: 'List the builds of an organization',
    answer: 'Build',
    query: filters,
  },
  'builds.listForPipeline': { summary: 'List the builds of a pipeline', answer: 'Build', query: filters },
  'builds.get': { summary: 'Get a build', answer: 'Build', query: single },
  'builds.create': { summary: 'Create a build', answer: 'Build', body: 'CreateBuild' },
  'builds.cancel': { summary: 'Cancel a build', answer: 'Build' },
  'builds.rebuild': { summary: 'Rebuild a build', answer: 'Build' },
  'builds.retryFailedJobs': {
    summary: 'Retry the failed jobs of a build',
    answer: 'Build',
    body: 'RetryFailedJobs',
    responses: {
      405: { description: 'The service takes POST instead', content: json(reference('schemas', 'Error')) },
    },
  },
  'buildTests.list': { summary: 'List the tests of a build', answer: 'BuildTest', query: ['tags'] },
  'testRuns.get': { summary: 'Get a run of a suite', answer: 'TestRun' },
  'testRuns.failedExecutions': {
    summary: 'List the failed executions of a run',
    answer: 'FailedExecution',
    query: ['include_failure_expanded'],
  },
  'jobs.log': {
    summary: 'Get the log of a job',
    query: [],
    headers: ['Range'],
    responses: {
      200: { description: 'The complete log', content: plain },
      206: { description: 'A part of the log', content: plain },
      416: { description: 'The log is empty', content: json(reference('schemas', 'Error')) },
    },
  },
};

const text = { type: 'string' } as const;
const filled = { ...text, minLength: 1 } as const;
const flag = { type: 'boolean' } as const;
const time = { type: 'string', format: 'date-time' } as const;

/** The schemas of the query parameters. */
const queryParameters: Readonly<Record<string, Json>> = {
  branch: text,
  commit: text,
  created_from: time,
  created_to: time,
  creator: { type: 'string', format: 'uuid' },
  finished_from: time,
  meta_data: { type: 'object', additionalProperties: text, description: 'Builds with all of these values' },
  state: { type: 'string', enum: [...buildStates, 'finished'] },
  include_retried_jobs: flag,
  exclude_jobs: flag,
  exclude_pipeline: flag,
  include_test_engine: flag,
  include_failure_expanded: flag,
  tags: { ...text, description: 'Such as `result:^failed`' },
  period: { type: 'string', enum: Object.keys(flakyTestPeriods) },
  page: { type: 'integer', minimum: 1, maximum: 100 },
  per_page: { type: 'integer', minimum: 1, maximum: 100 },
};

const pathParameters: Readonly<Record<string, Json>> = {
  organization: { ...filled, description: 'Slug of the organization' },
  pipeline: { ...filled, description: 'Slug of the pipeline' },
  suite: { ...filled, description: 'Slug of the suite' },
  number: { type: 'integer', minimum: 1, description: 'Number of the build' },
  job: { type: 'string', format: 'uuid', description: 'ID of the job' },
  build: { type: 'string', format: 'uuid', description: 'ID of the build' },
  run: { type: 'string', format: 'uuid', description: 'ID of the run' },
};

const texts = { type: 'object', additionalProperties: text };

const bodies: Readonly<Record<string, Json>> = {
  CreateBuild: {
    type: 'object',
    required: ['commit', 'branch'],
    properties: {
      commit: { ...filled, description: 'Ref, SHA or tag to build' },
      branch: { ...filled, description: 'Branch of the commit' },
      author: { type: 'object', properties: { name: text, email: text } },
      clean_checkout: flag,
      env: texts,
      ignore_pipeline_branch_filters: flag,
      message: text,
      meta_data: texts,
      pull_request_base_branch: text,
      pull_request_id: { type: 'integer', minimum: 1 },
      pull_request_repository: text,
    },
  },
  CreateSuite: {
    type: 'object',
    required: ['name', 'default_branch'],
    properties: {
      name: filled,
      default_branch: filled,
      show_api_token: flag,
      team_ids: { type: 'array', items: { type: 'string', format: 'uuid' } },
    },
  },
  RetryFailedJobs: {
    type: 'object',
    properties: {
      states: {
        type: 'string',
        pattern: `^(${retryableStates.join('|')})(,(${retryableStates.join('|')}))*$`,
        description: 'States of the jobs to retry, separated by commas',
      },
    },
  },
  UpdateSuite: { type: 'object', properties: { name: filled, default_branch: filled } },
};

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Build: buildSchema,
  Job: jobSchema,
  Pipeline: pipelineSchema,
  Agent: agentSchema,
  User: userSchema,
  Suite: suiteSchema,
  FlakyTest: flakyTestSchema,
  BuildTest: buildTestSchema,
  TestRun: testRunSchema,
  FailedExecution: failedExecutionSchema,
}))
  registry.add(schema, { id });

/** What the service sends. The schemas read unfit values as null; here, they say what fits. */
function answerSchemas(): Json {
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      delete jsonSchema.propertyNames;
      delete jsonSchema.additionalProperties;
    },
  });
  const entries = Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]);
  return Object.fromEntries(entries);
}

/** Refusals that any request may meet. Not all of them are shown in the document. */
const refusals = {
  400: 'Bad request: a parameter or the body cannot be read',
  401: 'The token is missing or not valid',
  403: 'The token lacks a scope',
  404: 'Not found, or the token has no access',
  422: 'The request cannot be carried out; fields that are not valid are listed in `errors`',
  429: 'The rate limit is used up; see the RateLimit headers',
};

function operationOf(name: EndpointName): Json {
  const { scope, status, paged, path } = endpoints[name];
  const { summary, answer, query = [], headers = [], body, responses } = abouts[name];
  const placeholders = [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.name ?? '');
  const queries = [...query, ...(paged ? ['page', 'per_page'] : [])];
  const schema = answer === undefined ? undefined : reference('schemas', answer);
  return {
    operationId: name,
    summary,
    tags: [name.replace(/\..*/, '')],
    description: `Needs the scope \`${scope}\`.`,
    parameters: [...placeholders, ...queries, ...headers].map((each) => reference('parameters', each)),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: json(reference('schemas', body)) } }),
    responses: {
      [status]: {
        description: 'Success',
        ...(paged ? { headers: { Link: reference('headers', 'Link') } } : {}),
        ...(schema === undefined ? {} : { content: json(paged ? { type: 'array', items: schema } : schema) }),
      },
      ...responses,
      ...Object.fromEntries(Object.keys(refusals).map((code) => [code, reference('responses', code)])),
    },
  };
}

function paths(): Json {
  const all: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { path, method } = endpoints[name];
    all[path] = { ...all[path], [method.toLowerCase()]: operationOf(name) };
  }
  return all;
}

function parameterComponents(): Json {
  const inPath = Object.entries(pathParameters).map(([name, { description, ...schema }]) => [
    name,
    { name, in: 'path', required: true, description, schema },
  ]);
  const inQuery = Object.entries(queryParameters).map(([name, { description, ...schema }]) => [
    name,
    {
      name,
      in: 'query',
      description,
      schema,
      ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
    },
  ]);
  const range = {
    name: 'Range',
    in: 'header',
    description: 'The last bytes of the log',
    schema: { type: 'string', pattern: '^bytes=-[1-9][0-9]{0,8}$' },
  };
  return { ...Object.fromEntries([...inPath, ...inQuery]), Range: range };
}

/** The description of the service in OpenAPI 3.1. It holds for both profiles of the sandbox. */
export function openapi(version: string): string {
  const error = {
    type: 'object',
    required: ['message'],
    properties: { message: text, errors: { type: 'array' } },
  };
  const responses = Object.entries(refusals).map(([code, description]) => [
    code,
    { description, content: json(reference('schemas', 'Error')) },
  ]);
  return stringify(
    {
      openapi: '3.1.0',
      info: {
        title: 'The part of the CI service that Kitestring uses',
        version,
        description:
          'Describes the requests that Kitestring sends and what it accepts in responses. Responses may have more properties. Filters that take several values are written as `name[]=a&name[]=b`, and meta-data as `meta_data[key]=value`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: 'https://api.buildkite.com' }],
      security: [{ token: [] }],
      tags: [
        { name: 'builds', description: 'Builds of pipelines' },
        { name: 'jobs', description: 'Jobs of a build' },
        { name: 'suites', description: 'Test suites' },
        { name: 'flakyTests', description: 'Flaky tests of a suite' },
      ],
      paths: paths(),
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        parameters: parameterComponents(),
        headers: {
          Link: { description: 'Addresses of the next and the last page (RFC 8288)', schema: text },
        },
        responses: Object.fromEntries(responses),
        schemas: { ...answerSchemas(), ...bodies, Error: error },
      },
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  );
}
