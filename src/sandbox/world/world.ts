import type { Random } from '../identity.ts';
import type { Profile } from '../profile.ts';
import type { BuildRecord, OrganizationRecord } from './records.ts';
import { type Agenda, createAgenda } from './schedule.ts';

/** All that the sandbox knows, apart from who may see it. */
export interface World {
  readonly profile: Profile;
  readonly random: Random;
  readonly organizations: Map<string, OrganizationRecord>;
  /** Every build there is, oldest first. */
  readonly builds: BuildRecord[];
  /** Builds whose trigger steps may still start others. */
  readonly triggering: Set<BuildRecord>;
  readonly agenda: Agenda;
}

/** A world with nothing in it. */
export function createWorld(profile: Profile, random: Random): World {
  return {
    profile,
    random,
    organizations: new Map(),
    builds: [],
    triggering: new Set(),
    agenda: createAgenda(),
  };
}
