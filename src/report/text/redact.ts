import { redactJson } from './redact/json.ts';
import { createMask, redacted } from './redact/mask.ts';
import { fewest, type Secret } from './redact/needles.ts';
import { createSearch } from './redact/search.ts';
import { createViews, locate } from './redact/view.ts';

/** Removes secrets from what leaves the program. Redact before cutting: a short part of a secret is not recognized. */
export interface Redactor {
  /**
   * The text without the known secrets, in any usual encoding, without passwords in URLs, and without the service's webhook
   * addresses, known or not. Also removes the start and
   * the end of a secret, from eight characters on. Takes time in proportion to the text.
   */
  readonly text: (text: string) => string;
  /**
   * A JSON value without secrets: the known ones, the values of keys such as `token`, and the values of `env`, which
   * often holds credentials. Returns the value itself if there is nothing to remove.
   */
  readonly json: <Value>(value: Value) => Value;
}

/** A redactor that can learn further secrets. */
export interface GrowingRedactor extends Redactor {
  /** Each line counts as a secret. Returns false, and adds none, if at least `most` others start or end the same. */
  readonly add: (secret: Secret, most?: number) => boolean;
}

/** Text that is not plain comes several times: for the report, the files, and the outputs. */
const longestRemembered = 2_000;
const mostRemembered = 1_000;

const passwordInUrl = /:\/\/[^\s/@:]*:[^\s/@]+@/g;

/** A redactor for these secrets: tokens, webhook URLs, proxy passwords. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const redactor = createGrowingRedactor();
  for (const text of secrets) redactor.add({ text });
  return redactor;
}

/** A redactor that knows no secret yet. */
export function createGrowingRedactor(): GrowingRedactor {
  const search = createSearch();
  const views = createViews();

  function removeSecrets(value: string): string {
    const mask = createMask(value);
    views(value, (view, sources) => {
      search.find(view, (first, last, inLine = false) => {
        const { from, to } = locate(sources, first, last);
        const lineEnd = inLine ? value.indexOf('\n', from) : -1;
        mask.add({ from, to: lineEnd < 0 ? to : Math.min(to, lineEnd) });
      });
    });
    return mask.apply();
  }

  const remembered = new Map<string, string>();

  function removeOnce(value: string): string {
    if (search.isClean(value)) return value;
    if (value.length > longestRemembered) return removeSecrets(value);
    const known = remembered.get(value);
    if (known !== undefined) return known;
    const clean = removeSecrets(value);
    if (remembered.size === mostRemembered) remembered.clear();
    remembered.set(value, clean);
    return clean;
  }

  const text = (value: string) => {
    const clean = value.length < fewest ? value : removeOnce(value);
    return clean.includes('@') && clean.includes('://')
      ? clean.replace(passwordInUrl, `://${redacted}@`)
      : clean;
  };
  return {
    text,
    json: (value) => redactJson(value, text) as typeof value,
    add: ({ text: lines, ...least }, most = Number.POSITIVE_INFINITY) => {
      remembered.clear();
      return lines.split(/\r?\n/).every((line) => search.add({ ...least, text: line.trim() }, most));
    },
  };
}
