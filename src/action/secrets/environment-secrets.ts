import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { parseEnvironment } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import { isSecretKey } from '../../report/text/redact.ts';
import type { Secrets } from './secrets.ts';

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
  const parsed = parseEnvironment(texts.get('env') ?? '', 0);
  // A value that is not valid is reported with the other inputs.
  const values = isParsed(parsed) ? Object.entries(parsed.value) : [];
  for (const [name, value] of values.filter(([each]) => isSecretName(each)))
    for (const line of splitLines(value).map((each) => each.trim()))
      if (!hideFound(line) && passwordName.test(name) && !hideSegment(line) && line.includes(' '))
        hideWhole(line);
}

/** True for the name of a variable whose value may be a secret, such as `DEPLOY_KEY`. */
function isSecretName(name: string): boolean {
  return isSecretKey(name) || /key|passphrase/i.test(name);
}
