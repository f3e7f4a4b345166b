import { acmePipelines } from './acme-pipelines.ts';
import { flakySuite } from './flaky-suite.ts';
import { hostileTests } from './hostile-tests.ts';
import type { OrganizationSeed, Seed } from './seed.ts';

const dayMs = 86_400_000;

const acme: OrganizationSeed = {
  slug: 'acme',
  name: 'Acme Inc',
  pipelines: acmePipelines,
  suites: [
    { name: 'Design system', flakyTests: [] },
    { name: 'Checkout', flakyTests: flakySuite('checkout', 3) },
    { name: 'Web end to end', flakyTests: flakySuite('web-end-to-end', 60) },
    { name: 'Monorepo', default_branch: 'trunk', flakyTests: () => flakySuite('monorepo', 5_000) },
    { name: 'Hostile names', flakyTests: hostileTests },
  ],
};

/** Hidden from tokens that only see the first organization. */
const globex: OrganizationSeed = {
  slug: 'globex',
  name: 'Globex Corporation',
  pipelines: [
    {
      slug: 'robots',
      name: 'Robots',
      script: { steps: [{ name: 'Simulate', runMs: 45_000 }] },
      history: [
        { ageMs: 3 * dayMs, message: 'Oil the joints', creator: 'chi' },
        { ageMs: dayMs, message: 'Teach them to wave', creator: 'chi' },
      ],
    },
  ],
  suites: [{ name: 'Robots', flakyTests: flakySuite('robots', 5) }],
};

/** Teams are enabled here, so a new suite must name one. */
const initech: OrganizationSeed = {
  slug: 'initech',
  name: 'Initech',
  teams: ['7b6f4a52-3f0e-4d7c-9a1b-2c5d8e9f0a11', 'c0ffee00-1d2e-4f3a-8b4c-5d6e7f8a9b0c'],
  pipelines: [{ slug: 'reports', name: 'Reports', script: { steps: [{ name: 'Print', runMs: 20_000 }] } }],
  suites: [{ name: 'Reports', flakyTests: [] }],
};

/** A small realistic company with one pipeline for each behavior of a build; described in docs/sandbox.md. */
export function defaultSeed(): Seed {
  return {
    users: {
      ada: { name: 'Ada Lindqvist', email: 'ada@acme.example' },
      ben: { name: 'Ben Okafor', email: 'ben@acme.example' },
      chi: { name: 'Chi Nguyen', email: 'chi@acme.example' },
    },
    organizations: [acme, globex, initech],
    tokens: { ben: { user: 'ben', scopes: ['read_suites', 'write_suites', 'read_builds', 'write_builds'] } },
  };
}
