import type { User } from '../../model/user.ts';
import { graphqlIdOf, shaOf, uuidOf } from '../identity.ts';
import type { BuildSeed, OrganizationSeed, PipelineSeed, Seed, UserSeed } from '../seed/seed.ts';
import { advance } from './advance.ts';
import { createBuild } from './create-build.ts';
import type { BuildRecord, OrganizationRecord, PipelineRecord } from './records.ts';
import { addSuite, setFlakyTests } from './suites.ts';
import { applyCancel, applyUnblock, createRebuild } from './transitions.ts';
import type { World } from './world.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Users by their key in the seed. */
export type Users = ReadonlyMap<string, User>;

/** Fills the world with a seed. Past builds are created in order, by the same rules as new ones. */
export function loadSeed(world: World, seed: Seed, users: Users, now: number): void {
  const past: { readonly pipeline: PipelineRecord; readonly build: BuildSeed }[] = [];
  for (const organization of seed.organizations) {
    const record = loadOrganization(world, organization, now);
    for (const pipeline of organization.pipelines ?? []) {
      const loaded = loadPipeline(record, pipeline, now);
      past.push(...(pipeline.history ?? []).map((build) => ({ pipeline: loaded, build })));
    }
  }
  past.sort((a, b) => b.build.ageMs - a.build.ageMs);
  for (const { pipeline, build } of past) {
    advance(world, now - build.ageMs);
    loadBuild(world, pipeline, build, users, now - build.ageMs);
  }
  advance(world, now);
}

/** The users of a seed; the first one is the default. */
export function usersOf(seed: Seed): Users {
  const users = seed.users ?? { ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' } };
  return new Map(Object.entries(users).map(([key, user]) => [key, userOf(user)]));
}

function userOf({ name, email }: UserSeed): User {
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

function loadOrganization(world: World, seed: OrganizationSeed, now: number): OrganizationRecord {
  const organization: OrganizationRecord = {
    slug: seed.slug,
    name: seed.name ?? seed.slug,
    id: uuidOf(`organization/${seed.slug}`),
    teams: seed.teams ?? null,
    pipelines: new Map(),
    suites: [],
  };
  world.organizations.set(seed.slug, organization);
  for (const suite of seed.suites ?? []) {
    const record = addSuite(world, organization, { default_branch: 'main', ...suite });
    setFlakyTests(record, suite.flakyTests ?? [], now);
  }
  return organization;
}

function loadPipeline(organization: OrganizationRecord, seed: PipelineSeed, now: number): PipelineRecord {
  const pipeline: PipelineRecord = {
    organization,
    seed,
    slug: seed.slug,
    id: uuidOf(`pipeline/${organization.slug}/${seed.slug}`),
    repository: seed.repository ?? `git@github.com:${organization.slug}/${seed.slug}.git`,
    createdAt: now - 400 * dayMs,
    builds: new Map(),
    active: new Set(),
    lastNumber: 0,
  };
  organization.pipelines.set(seed.slug, pipeline);
  return pipeline;
}

function loadBuild(world: World, pipeline: PipelineRecord, seed: BuildSeed, users: Users, at: number): void {
  const build = createPastBuild(world, pipeline, seed, users, at);
  const { canceledAfterMs, unblockedAfterMs } = seed;
  const by = build.spec.creator;
  if (canceledAfterMs !== undefined)
    world.tasks.push({
      at: at + canceledAfterMs,
      run: () => applyCancel(build, null, at + canceledAfterMs),
    });
  if (unblockedAfterMs !== undefined)
    world.tasks.push({
      at: at + unblockedAfterMs,
      run: () => applyUnblock(build, by, at + unblockedAfterMs),
    });
}

function createPastBuild(
  world: World,
  pipeline: PipelineRecord,
  seed: BuildSeed,
  users: Users,
  at: number,
): BuildRecord {
  const creator = creatorOf(seed, users);
  const original = seed.rebuilds === undefined ? undefined : pipeline.builds.get(seed.rebuilds);
  if (original) return createRebuild(world, original, creator, at);
  return createBuild(
    world,
    pipeline,
    {
      commit: seed.commit ?? shaOf(`${pipeline.slug}/${seed.ageMs}`),
      branch: seed.branch ?? pipeline.seed.default_branch ?? 'main',
      message: seed.message ?? null,
      author: null,
      env: seed.env ?? {},
      meta_data: seed.meta_data ?? {},
      pull_request: seed.pull_request ?? null,
      source: seed.source ?? 'webhook',
      creator,
      number: seed.number,
    },
    at,
  );
}

function creatorOf({ creator }: BuildSeed, users: Users): User | null {
  if (creator === null) return null;
  if (creator === undefined) return [...users.values()][0] ?? null;
  const user = users.get(creator);
  if (!user) throw new Error(`The seed has no user "${creator}"`);
  return user;
}
