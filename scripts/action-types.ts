import { stringify } from 'yaml';
import type { Input } from '../src/operations/inputs/declarations/input.ts';
import type { WrittenType } from '../src/operations/inputs/parsers/parsed.ts';
import type { OutputName } from '../src/operations/outputs/declarations.ts';

/** The outputs that are no text; all others are. */
const outputTypes: Readonly<Partial<Record<OutputName, 'boolean' | 'integer'>>> = {
  'build-number': 'integer',
  'retried-count': 'integer',
  count: 'integer',
  complete: 'boolean',
  bytes: 'integer',
  truncated: 'boolean',
  'new-count': 'integer',
  'gone-count': 'integer',
  'touched-count': 'integer',
  'comment-id': 'integer',
};

/** The file `action-types.yml` of an action, from which programs generate typed bindings. */
export function renderTypes(inputs: Readonly<Record<string, Input>>, outputs: readonly OutputName[]): string {
  const file = {
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([name, { parse }]) => [name, describe(parse.type)]),
    ),
    outputs: Object.fromEntries(outputs.map((name) => [name, describe(outputTypes[name])])),
  };
  return stringify(file, { aliasDuplicateObjects: false, blockQuote: false, lineWidth: 0 });
}

function describe(type: WrittenType | undefined): object {
  if (type === undefined) return { type: 'string' };
  if (typeof type === 'string') return { type };
  if ('choices' in type) return { type: 'enum', 'allowed-values': type.choices };
  return { type: 'list', separator: '\n', 'list-item': describe(type.listOf) };
}
