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
    if (!isParsed(parsed)) continue;
    const all = Object.entries(parsed.value).map(([name, value]): Named => ({ name, value, outer: null }));
    // It grows: a text may have more levels than the stack has room for.
    for (const named of all) {
      const kind = kindOf(named);
      const inner = typeof named.value === 'string' ? readJson(named.value) : named.value;
      if (typeof inner === 'object' && inner !== null)
        for (const [name, value] of Object.entries(inner)) all.push({ name, value, outer: kind.mayBeSecret });
      else if (typeof named.value === 'string')
        for (const line of splitLines(named.value)) hideLine(line.trim(), kind, secrets);
    }
  }
}

/** A variable, or what an object in its value has. */
interface Named {
  readonly name: string;
  readonly value: unknown;
  /** Whether the object may be a secret, so that what looks like one there is one; null for a variable. */
  readonly outer: boolean | null;
}

/** What the name of a value, and the object that it is in, make of it. */
function kindOf({ name, outer }: Named) {
  const isPassword = password.test(name);
  // In an object that is no secret not even a key is one, which in `{"key": "node-20-x64"}` is a name.
  const isSecret = isPassword || (key.test(name) && outer !== false);
  const mayBeSecret = isSecret || outer === true || possible.test(name);
  return { isPassword, isSecret, mayBeSecret, isWebhook: /webhook/i.test(name) };
}

function hideLine(line: string, kind: ReturnType<typeof kindOf>, secrets: HidesFound): void {
  const { hideNamed, hideExact } = secrets;
  hideNamed(passwordOfAddress.exec(line)?.[1] ?? '');
  if (kind.isWebhook) hideAddress(line, { ...secrets, hideFound: hideNamed });
  if (kind.isSecret && hideNamed(line)) return;
  const isPassphrase = kind.isPassword && line.includes(' ');
  if (isPassphrase || (kind.mayBeSecret && parseFoundSecret(line) !== null)) hideExact(line);
}

/** What a text is in JSON; null if it is not valid. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
