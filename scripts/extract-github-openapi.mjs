/*
 * Takes out of GitHub's own OpenAPI description what the tests check our requests, and the stand-in's answers, against:
 * the schemas of the endpoints that we use, as plain JSON Schema and without prose.
 *
 *   npm pack @octokit/openapi@23.0.1 && tar xzf octokit-openapi-*.tgz package/generated/api.github.com.json
 *   node scripts/extract-github-openapi.mjs package/generated/api.github.com.json && npm run format
 *
 * The package is too large to depend on. A new version of it is wanted when GitHub changes one of these endpoints.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const target = new URL('../test/support/github/openapi.json', import.meta.url);

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const pulls = '/repos/{owner}/{repo}/pulls';
const issues = '/repos/{owner}/{repo}/issues';
const used = [
  `get ${issues}`,
  `post ${issues}`,
  `patch ${issues}/{issue_number}`,
  'post /repos/{owner}/{repo}/labels',
  `get ${comments}`,
  `post ${comments}`,
  `get ${comment}`,
  `patch ${comment}`,
  `delete ${comment}`,
  `post ${comment}/reactions`,
  'get /repos/{owner}/{repo}/collaborators/{username}/permission',
  'get /orgs/{org}/teams/{team_slug}/memberships/{username}',
  `get /repos/{owner}/{repo}/commits/{commit_sha}/pulls`,
  'get /repos/{owner}/{repo}/compare/{basehead}',
  `get ${pulls}`,
  `get ${pulls}/{pull_number}`,
  `get ${pulls}/{pull_number}/files`,
  'get /user',
];

const prose = new Set(['description', 'title', 'example', 'examples', 'externalDocs', 'deprecated']);
const prefix = '#/components/schemas/';

const description = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** Follows a reference to anything but a schema; schemas stay references. */
function resolve(node) {
  if (!node?.$ref || node.$ref.startsWith(prefix)) return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], description);
}

/** A schema without prose, in which null is a type of its own. */
function toJsonSchema(schema) {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, ...rest } = schema;
  const kept = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !prose.has(key) && !key.startsWith('x-'))
      .map(([key, value]) => [
        key,
        key === 'properties' ? mapValues(value, toJsonSchema) : toJsonSchema(value),
      ]),
  );
  if (!nullable) return kept;
  if (typeof kept.type !== 'string') return { anyOf: [kept, { type: 'null' }] };
  return { ...kept, type: [kept.type, 'null'], ...(kept.enum && { enum: [...kept.enum, null] }) };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function schemaOf(body) {
  const schema = resolve(body)?.content?.['application/json']?.schema;
  return schema ? toJsonSchema(schema) : null;
}

function toOperation(key) {
  const [method, path] = key.split(' ');
  const operation = description.paths[path][method];
  return {
    parameters: (operation.parameters ?? []).map(resolve).map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required: required === true,
      schema: toJsonSchema(schema),
    })),
    body: schemaOf(operation.requestBody),
    answers: mapValues(operation.responses, schemaOf),
  };
}

/** The names of all schemas that are reached from these nodes, in the order of the alphabet. */
function namesReached(nodes) {
  const reached = new Set();
  const queue = [...nodes];
  for (const node of queue) {
    if (node === null || typeof node !== 'object') continue;
    const name = typeof node.$ref === 'string' ? node.$ref.slice(prefix.length) : undefined;
    if (name !== undefined && !reached.has(name)) {
      reached.add(name);
      queue.push(toJsonSchema(description.components.schemas[name]));
    }
    queue.push(...Object.values(node));
  }
  return [...reached].sort();
}

const operations = Object.fromEntries(used.map((key) => [key, toOperation(key)]));
const schemas = Object.fromEntries(
  namesReached([operations]).map((name) => [name, toJsonSchema(description.components.schemas[name])]),
);
const extract = { version: description.info.version, operations, components: { schemas } };
writeFileSync(target, `${JSON.stringify(extract)}\n`);
