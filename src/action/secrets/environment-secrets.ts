import { parseEnvironment } from '../../operations/inputs/parsers/environment.ts';
import { splitLines } from '../../operations/inputs/parsers/lists.ts';
import { type Pairs, parsePairs } from '../../operations/inputs/parsers/pairs.ts';
import { isParsed, type Parse } from '../../operations/inputs/parsers/parsed.ts';
import { isSecretName } from '../../report/text/redact/json.ts';

const parseMoreInputs = parsePairs(() => true, '');

/**
 * The values that may be secrets among the environment variables of the build to create, by the names of these: the service
 * repeats what its jobs print. They come line by line, because a private key is many lines.
 */
export function environmentSecrets(texts: ReadonlyMap<string, string>): string[] {
  const more = readPairs(texts.get('more-inputs'), parseMoreInputs).env;
  return [texts.get('env'), more].flatMap((text) =>
    Object.entries(readPairs(text, parseEnvironment))
      .filter(([name]) => isSecretName(name))
      .flatMap(([, value]) => splitLines(value).map((line) => line.trim())),
  );
}

/** None if they are not valid, which is reported with the other inputs. */
function readPairs(text: string | undefined, parse: Parse<Pairs>): Pairs {
  const parsed = parse(text ?? '', 0);
  return isParsed(parsed) ? parsed.value : {};
}
