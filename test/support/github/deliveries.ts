import { createRequire } from 'node:module';
import type { WebhookDefinition } from '@octokit/webhooks-examples';

type Payload = Record<string, unknown>;

const definitions = createRequire(import.meta.url)(
  '@octokit/webhooks-examples',
) as readonly WebhookDefinition[];

/**
 * A payload that GitHub once delivered, from `@octokit/webhooks-examples`: the first of the event that has all the
 * given top-level keys with these values. A copy, to be changed at will.
 */
export function delivery(name: string, having: Payload = {}): Payload {
  const examples: readonly object[] =
    definitions.find((definition) => definition.name === name)?.examples ?? [];
  const found = examples
    .map((example) => ({ ...example }) as Payload)
    .find((payload) => Object.entries(having).every(([key, value]) => payload[key] === value));
  if (found === undefined) throw new Error(`There is no ${name} delivery with ${JSON.stringify(having)}.`);
  return structuredClone(found);
}
