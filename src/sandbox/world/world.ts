import type { User } from '../../model/user.ts';
import type { Random } from '../identity.ts';
import type { BuildRecord, OrganizationRecord } from './records.ts';

/** The data of a sandbox, without its tokens. */
export interface World {
  readonly random: Random;
  /** Users by their key in the seed. */
  readonly users: ReadonlyMap<string, User>;
  readonly organizations: Map<string, OrganizationRecord>;
  /** All builds, oldest first. */
  readonly builds: BuildRecord[];
  /** Builds with trigger steps that may still start other builds. */
  readonly triggering: Set<BuildRecord>;
  /** What happens at a later simulated time, such as a delayed write. */
  readonly tasks: { readonly at: number; readonly run: () => void }[];
}

/** An empty world. */
export function createWorld(random: Random, users: World['users']): World {
  return { random, users, organizations: new Map(), builds: [], triggering: new Set(), tasks: [] };
}
