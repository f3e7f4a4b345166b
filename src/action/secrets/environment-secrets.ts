import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { parseEnvironment } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed } from '../../operations/inputs/parsers/parsed.ts';
import { parseFoundSecret } from './found-secret.ts';
import { type HidesFound, hideAddress } from './response-secrets.ts';

/** What a name ends with whose value is a secret: a password, or a key, as in `DbPassword2` or `AWS_ACCESS_KEY_ID`. */
const password =
  /(?:passw(?:or)?d|passphrase|secret|token|credential)s?_?\d*$|(?:^|_)(?:auth(?:orization)?|pass|pat|pwd)_?\d*$/i;
const key = /(?<!cache_?|issue_?|jira_?|object_?|project_?|public_?|s3_?|ticket_?)key(?:_?id)?s?_?\d*$/i;
/** What a name has whose value is one if it also looks like one, as in `NPM_TOKEN_CI`, and not in `TOKEN_URL`. */
const possible = /passw|passphrase|secret|token|credential|private_?key/i;
/** The password of an address such as `postgres://app:…@db.example`, under any name. */
const passwordOfAddress = /:\/\/[^\s/@:]*:([^\s/@]+)@/;

/**
 * Hides what may be secrets among the environment variables of the build to create, and the fields of a block step, because the
 * service repeats what its jobs print, also in a comment, where the runner masks nothing: values whose names say so, unless they
 * are words and numbers, which the runner would then remove from the complete log of the job; addresses of webhooks, and passwords in
 * addresses. They are guesses, so no part of a value is hidden alone. They are hidden line by line, because a private key is many
 * lines, and object by object.
 */
export function hideEnvironmentSecrets(texts: ReadonlyMap<string, string>, secrets: HidesFound): void {
  for (const input of ['env', 'fields']) {
    const parsed = parseEnvironment(texts.get(input) ?? '', 0);
    // A value that is not valid is reported with the other inputs.
    if (isParsed(parsed))
      for (const [name, value] of Object.entries(parsed.value)) hideValue(name, value, secrets);
  }
}

/** `isInSecret` is true in a secret that is an object: what looks like a secret there is one. */
function hideValue(name: string, value: unknown, secrets: HidesFound, isInSecret = false): void {
  const { hideNamed, hideExact } = secrets;
  const isPassword = password.test(name);
  const isSecret = isPassword || key.test(name);
  const mayBe = isSecret || isInSecret || possible.test(name);
  const inner: unknown = typeof value === 'string' ? readJson(value) : value;
  if (typeof inner === 'object' && inner !== null) {
    for (const [own, each] of Object.entries(inner)) hideValue(own, each, secrets, mayBe);
    return;
  }
  if (typeof value !== 'string') return;
  for (const line of splitLines(value).map((each) => each.trim())) {
    hideNamed(passwordOfAddress.exec(line)?.[1] ?? '');
    if (/webhook/i.test(name)) hideAddress(line, { ...secrets, hideFound: hideNamed });
    if (isSecret && hideNamed(line)) continue;
    const isPassphrase = isPassword && line.includes(' ');
    if (isPassphrase || (mayBe && parseFoundSecret(line) !== null)) hideExact(line);
  }
}

/** What a text is in JSON; null if it is not valid. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
