import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readHome } from '../../scripts/home.ts';

const page = resolve(import.meta.dirname, '../../docs/client.md');

/** What the page says that its examples begin with: the first one does, and the others unless they create a client themselves. */
const setUp = /^await using client = createClient\(\{.*?^\}\);$/ms;

/** An example of docs/client.md: a program, and what it prints. */
export interface Example {
  readonly section: string;
  readonly file: string;
  readonly code: string;
  /** Undefined for an example that is only compiled. */
  readonly prints: string | undefined;
}

/** The examples of the page, in its order. A `text` block belongs to the `ts` block before it. */
export function readExamples(): Example[] {
  const text = readFileSync(page, 'utf8');
  const [client = ''] = setUp.exec(text) ?? [];
  const complete = (code: string) => {
    if (/\bcreateClient\b/.test(code)) return code;
    return `import { createClient } from '${readHome().packageName}';\n${code.replace(/^(?!import |$)/m, `${client}\n$&`)}`;
  };
  const blocks = text.matchAll(/^```ts( no-run)?\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms);
  return Array.from(blocks, ({ index, 1: skipped, 2: code = '', 3: prints = '' }, position) => ({
    section:
      text
        .slice(0, index)
        .match(/^## .+$/gm)
        ?.at(-1)
        ?.slice(3) ?? '',
    file: `example-${position + 1}`,
    code: complete(code),
    prints: skipped === undefined ? prints : undefined,
  }));
}
