import type { User } from '../../model/user.ts';
import { graphqlIdOf, type Random, shaOf, uuidOf } from '../identity.ts';
import type { BuildSeed, Seed } from '../seed/seed.ts';
import { advance, createBuild, createRebuild } from './builds.ts';
import type { OrganizationRecord, PipelineRecord, World } from './records.ts';
import { addSuite, setFlakyTests } from './suites.ts';

/** A world that a seed describes. Past builds are created in order, by the same rules as new ones. */
export function createWorld(seed: Seed, random: Random, now: number): World {
  const { users = { ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' } } } = seed;
  const world: World = {
    random,
    users: new Map(Object.entries(users).map(([key, { name, email }]) => [key, userOf(name, email)])),
    organizations: new Map(),
    identities: seed.identities ?? {},
    builds: [],
    tasks: new Set(),
  };
  for (const { slug, teams = null, pipelines = [], suites = [] } of seed.organizations) {
    const organization: OrganizationRecord = { slug, teams, pipelines: new Map(), suites: [] };
    world.organizations.set(slug, organization);
    for (const suite of suites)
      setFlakyTests(addSuite(world, organization, suite), suite.flakyTests ?? [], now);
    for (const pipeline of pipelines)
      organization.pipelines.set(pipeline.slug, {
        name: pipeline.slug,
        repository: `git@github.com:${slug}/${pipeline.slug}.git`,
        default_branch: 'main',
        branch_configuration: '',
        allow_rebuilds: true,
        skip_queued_branch_builds: false,
        cancel_running_branch_builds: false,
        history: [],
        ...pipeline,
        organization,
        id: uuidOf(`pipeline/${slug}/${pipeline.slug}`),
        builds: new Map(),
        lastNumber: 0,
      });
  }
  const pipelines = [...world.organizations.values()].flatMap((each) => [...each.pipelines.values()]);
  const past = pipelines.flatMap((pipeline) => pipeline.history.map((build) => ({ pipeline, build })));
  for (const { pipeline, build } of past.sort((a, b) => b.build.ageMs - a.build.ageMs)) {
    advance(world, now - build.ageMs);
    loadBuild(world, pipeline, build, now - build.ageMs);
  }
  advance(world, now);
  return world;
}

function userOf(name: string, email: string): User {
  const id = uuidOf(`user/${email}`);
  return {
    id,
    graphql_id: graphqlIdOf('User', id),
    name,
    email,
    avatar_url: `https://avatars.example/${id}.png`,
    created_at: '2024-02-05T08:30:00.000Z',
  };
}

function loadBuild(world: World, pipeline: PipelineRecord, seed: BuildSeed, at: number): void {
  const creator = seed.creator === null ? null : requireUser(world, seed.creator);
  const original = pipeline.builds.get(seed.rebuilds ?? 0);
  if (original) createRebuild(world, original, creator, at);
  else {
    const commit = shaOf(`${pipeline.slug}/${seed.ageMs}`);
    createBuild(world, pipeline, { commit, source: 'webhook', ...seed, creator }, at);
  }
}

/** A user by its key in the seed; by default the first. @throws if there is none */
export function requireUser({ users }: Pick<World, 'users'>, key: string | undefined): User {
  const user = key === undefined ? [...users.values()][0] : users.get(key);
  if (!user) throw new Error(`There is no user "${key ?? ''}"`);
  return user;
}
