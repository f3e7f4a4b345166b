import { z } from 'zod';
import type { Given } from './given.ts';
import { exit, flakyTest, pullRequest } from './seed.ts';

/*
 * What users do in a sandbox without the API, described once: the schemas check it at the control address, and their types
 * are those of `sandbox.world`.
 */

const slug = z.string().min(1);
const text = z.string().optional();
const textMap = z.record(z.string(), z.string()).optional();
const pipeline = { organization: slug, pipeline: slug };
const build = { ...pipeline, number: z.int().min(1) };

/** The schemas, by the names of the actions. */
export const orders = {
  run: z.strictObject({
    ...pipeline,
    branch: text,
    commit: text,
    message: text,
    env: textMap,
    meta_data: textMap,
    pull_request: pullRequest.optional(),
    source: text,
    /** Key of a user of the seed; by default the first. */
    by: text,
  }),
  unblock: z.strictObject({ ...build, by: text }),
  cancel: z.strictObject(build),
  retryJob: z.strictObject({
    ...build,
    /** Name or key of the step of a failed job. */
    job: z.string(),
    /** How it ends; by default it passes. */
    exit: exit.optional(),
  }),
  deleteBuild: z.strictObject(build),
  /** Moves the clock. */
  advance: z.strictObject({ advanceMs: z.number().min(0) }),
  setFlakyTests: z.strictObject({ organization: slug, suite: slug, tests: z.array(flakyTest) }),
};

/** What an action is given. */
export type Order<Action extends keyof typeof orders> = Given<z.infer<(typeof orders)[Action]>>;
