import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { parseEnvironment } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import { type HidesFound, hideAddress } from './response-secrets.ts';

/** A value with such a name is a secret, whatever it looks like. */
const secretName = /passw|passphrase|(?:secret|token|credential)s?\d*$|(?:^|_)(?:pass|pwd)\d*$/i;
/** One with such a name is a secret unless it is a short name or a number, as in `TOKEN_URL` or `CACHE_KEY`. */
const possibleName = /key|secret|token|credential|(?:^|_)(?:auth(?:orization)?|pat)$/i;
/** The password of an address such as `postgres://app:…@db.example`, under any name. */
const passwordOfAddress = /:\/\/[^\s/@:]*:([^\s/@]+)@/;

/**
 * Hides what may be secrets among the environment variables of the build to create, because the service repeats what its
 * jobs print, also in a comment, where the runner masks nothing: values of at least eight characters whose names say so;
 * addresses of webhooks, and passwords in addresses. They are hidden line by line, because a private key is many lines.
 * What reads as words is hidden only as a whole.
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
    const isSecret = secretName.test(name);
    const isHidden = (isSecret || possibleName.test(name)) && (hideFound(line) || hideSegment(line));
    if (isSecret && !isHidden) hideWhole(line);
  }
}
