import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { parseEnvironment } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import { isSecretKey } from '../../report/text/redact.ts';
import { type HidesFound, hideAddress } from './response-secrets.ts';

/** A value with such a name is a secret even if people can remember it. */
const passwordName = /passw|passphrase|secret|token|credential|(?:^|_)(?:auth|pass|pat|pwd)$/i;
/** The password of an address such as `postgres://app:…@db.example`, under any name. */
const passwordOfAddress = /:\/\/[^\s/@:]*:([^\s/@]+)@/;

/**
 * Hides what may be secrets among the environment variables of the build to create, because the service repeats what its
 * jobs print, also in a comment, where the runner masks nothing: values that look like secrets under a name that says so;
 * under that of a password or a token all except short names and numbers, such as `production`; addresses of webhooks, and
 * passwords in addresses. They are hidden line by line, because a private key is many lines. A passphrase of several words is
 * hidden only as a whole.
 */
export function hideEnvironmentSecrets(texts: ReadonlyMap<string, string>, secrets: HidesFound): void {
  const parsed = parseEnvironment(texts.get('env') ?? '', 0);
  // A value that is not valid is reported with the other inputs.
  const values = isParsed(parsed) ? Object.entries(parsed.value) : [];
  const lines = values.flatMap(([name, value]) =>
    splitLines(value).map((line) => ({ name, line: line.trim() })),
  );
  const { hideFound, hideSegment, hideWhole } = secrets;
  for (const { name, line } of lines) {
    hideSegment(passwordOfAddress.exec(line)?.[1] ?? '');
    if (/webhook/i.test(name)) hideAddress(line, secrets);
    if (isSecretName(name) && !hideFound(line) && passwordName.test(name) && !hideSegment(line))
      if (line.includes(' ')) hideWhole(line);
  }
}

/** True for the name of a variable whose value may be a secret, such as `DEPLOY_KEY`. */
function isSecretName(name: string): boolean {
  return isSecretKey(name) || passwordName.test(name) || /key/i.test(name);
}
