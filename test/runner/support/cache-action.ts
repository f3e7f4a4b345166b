import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the examples name GitHub's own action for caches, which cannot be fetched here. */
export const cacheAction = 'actions/cache@0057852bfaa89a56745cba8c7296529d2fc39830';

/** Writes an action that saves a folder in `store`, and restores the last one that was saved, in place of GitHub's own. */
export function publishCacheAction(folder: string, store: string): void {
  mkdirSync(store, { recursive: true });
  const steps = {
    save: `rm -rf "${store}/saved" && cp -r "$CACHED" "${store}/saved"`,
    restore: `if [ -d "${store}/saved" ]; then cp -r "${store}/saved" "$CACHED"; fi`,
  };
  for (const [name, run] of Object.entries(steps)) {
    const inputs = { path: { required: true }, key: { required: true }, 'restore-keys': {} };
    const step = { shell: 'bash', env: { CACHED: '${{ inputs.path }}' }, run };
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, name, 'action.yml'),
      JSON.stringify({ name, inputs, runs: { using: 'composite', steps: [step] } }),
    );
  }
}
