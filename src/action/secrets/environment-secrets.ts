import { parseEnvironment } from '../../operations/inputs/parsers/environment.ts';
import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { type Pairs, parsePairs } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed, type Parse } from '../../operations/inputs/parsers/parsed.ts';
import { isSecretKey } from '../../report/text/redact.ts';
import type { Secrets } from './secrets.ts';

const parseMoreInputs = parsePairs(() => true, '');

/** A value with such a name is a secret even if people can remember it. */
const passwordName = /passw|passphrase|secret/i;

/**
 * Hides what may be secrets among the environment variables of the build to create, because the service repeats what its
 * jobs print: values that look like secrets under a name that says so, and under that of a password all except short names
 * and numbers, such as `production`. They are hidden line by line, because a private key is many lines. A passphrase of
 * several words is hidden only as a whole.
 */
export function hideEnvironmentSecrets(
  texts: ReadonlyMap<string, string>,
  { hideFound, hideSegment, hideWhole }: Pick<Secrets, 'hideFound' | 'hideSegment' | 'hideWhole'>,
): void {
  const more = readPairs(texts.get('more-inputs'), parseMoreInputs).env;
  const values = [texts.get('env'), more].flatMap((text) =>
    Object.entries(readPairs(text, parseEnvironment)),
  );
  for (const [name, value] of values.filter(([each]) => isSecretName(each)))
    for (const line of splitLines(value).map((each) => each.trim()))
      if (!hideFound(line) && passwordName.test(name) && !hideSegment(line) && line.includes(' '))
        hideWhole(line);
}

/** True for the name of a variable whose value may be a secret, such as `DEPLOY_KEY`. */
function isSecretName(name: string): boolean {
  return isSecretKey(name) || /key|passphrase/i.test(name);
}

/** None if they are not valid, which is reported with the other inputs. */
function readPairs(text: string | undefined, parse: Parse<Pairs>): Pairs {
  const parsed = parse(text ?? '', 0);
  return isParsed(parsed) ? parsed.value : {};
}
