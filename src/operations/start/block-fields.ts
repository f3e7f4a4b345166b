import type { ManualJob } from '../../model/job.ts';
import { cutEnd } from '../../report/text/cut.ts';
import { suggestName } from '../inputs/parsers/nearest.ts';
import type { Pairs } from '../inputs/parsers/pairs.ts';

/** Options that an error lists have this many characters at most. */
const mostListed = 200;

/** The keys of the fields that must have a value in the request, if the service shows them. */
export function neededFields({ fields }: Pick<ManualJob, 'fields'>): string[] {
  return (fields ?? []).flatMap(({ key, required, default: usual }) =>
    key && required !== false && !hasValue(usual) ? [key] : [],
  );
}

/**
 * What is wrong with the values for a block step, in words that follow “Input fields”. Nothing is known of a step whose fields
 * the service does not show. A value may be a secret, so it is not shown.
 */
export function fieldProblems(step: Pick<ManualJob, 'fields'>, given: Pairs): string[] {
  const fields = step.fields ?? [];
  const keys = fields.flatMap(({ key }) => key ?? []);
  const missing = neededFields(step).filter((key) => !given[key]);
  const areAllNamed = keys.length > 0 && keys.length === fields.length;
  const unknown = areAllNamed ? Object.keys(given).filter((key) => !keys.includes(key)) : [];
  return [
    ...(missing.length > 0 ? [`needs a value for ${missing.join(', ')}`] : []),
    ...unknown.map((key) => `has ${key}, which is no field of the step${suggestName(key, keys)}`),
    ...fields.flatMap((field) => optionProblem(field, given)),
  ];
}

type Field = NonNullable<NonNullable<ManualJob['fields']>[number]>;

function optionProblem({ key, options, multiple }: Field, given: Pairs): string[] {
  const value = key ? given[key] : undefined;
  const values = (options ?? []).map((option) => option.value);
  if (!value || values.length === 0 || values.some((one) => typeof one !== 'string')) return [];
  const isOption = (part: string) => values.includes(part.trim());
  const isChosen =
    isOption(value) || (multiple === true && [/\n/, /[\n,]/].some((by) => value.split(by).every(isOption)));
  return isChosen ? [] : [`has a value for ${key} that is none of ${cutEnd(values.join(', '), mostListed)}`];
}

function hasValue(usual: unknown): boolean {
  return Array.isArray(usual) ? usual.length > 0 : usual !== undefined && usual !== null && usual !== '';
}
