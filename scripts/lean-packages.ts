import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file of a package becomes. */
type Edit = (text: string) => string;

const nothing: Edit = () => '';

/**
 * The files of packages that the bundler gets in another form, because a step would otherwise load at its start what it
 * never uses. The toolkit loses its client for OIDC, `exec` and `summary`, and loads `crypto` for the first file command.
 * The undici that talks to the service loses what only HTTP/2, `fetch`, forms, its experimental parser and Node's own HTTP
 * client need. GitHub's client has an undici of its own, which is complete.
 */
const edits: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  '@actions/core': {
    'package.json': (text) => replaceOnce(text, '"type": "module"', '"type": "module", "sideEffects": false'),
    'lib/file-command.js': (text) =>
      replaceOnce(
        replaceOnce(text, "import * as crypto from 'crypto';\n", ''),
        'crypto.randomUUID()',
        "process.getBuiltinModule('node:crypto').randomUUID()",
      ),
  },
  undici: {
    // A class that the streams of this client never are, and a limit at its default.
    'lib/core/util.js': (text) =>
      replaceOnce(text, "{ IncomingMessage } = require('node:http')", 'IncomingMessage = null'),
    'lib/dispatcher/client.js': (text) =>
      replaceOnce(text, "http = require('node:http')", 'http = { maxHeaderSize: 16_384 }'),
    'lib/dispatcher/client-h2.js': nothing,
    'lib/dispatcher/parser-h1.js': () => 'exports.getMiloEnabled = () => false;\n',
    'lib/web/fetch/body.js': nothing,
    'lib/web/fetch/formdata.js': nothing,
    'lib/web/webidl/index.js': nothing,
  },
};

/** Copies these packages from one `node_modules` to another, with the edits, and without texts of binary code. */
export function writeLeanPackages(from: string, to: string): void {
  for (const [name, files] of Object.entries(edits)) {
    cpSync(join(from, name), join(to, name), { recursive: true });
    for (const [file, edit] of Object.entries(files)) {
      const path = join(to, name, file);
      writeFileSync(path, edit(readFileSync(path, 'utf8')));
    }
  }
  const undici = join(to, 'undici', 'lib');
  for (const name of ['llhttp', 'llhttp_simd']) unpackParser(join(undici, 'llhttp'), name);
  replaceAssert(undici);
}

/** Gives undici a plain function for its assertions: Node's module for them takes a tenth of the start of an empty process. */
function replaceAssert(undici: string): void {
  writeFileSync(join(undici, 'assert.js'), assert);
  for (const folder of ['api', 'core', 'dispatcher', 'util'])
    for (const name of readdirSync(join(undici, folder)).filter((file) => file.endsWith('.js'))) {
      const path = join(undici, folder, name);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace("require('node:assert')", "require('../assert.js')"));
    }
}

const assert = `module.exports = (value, message = 'undici: assertion failed') => {
  if (!value) throw message instanceof Error ? message : new Error(message);
};
`;

/**
 * Makes a file of its own from a parser that its module holds as base64: undici has two of them, and a step loads only
 * the one that its processor can run.
 */
function unpackParser(folder: string, name: string): void {
  const path = join(folder, `${name}-wasm.js`);
  const [, base64] = /^const wasmBase64 = '([A-Za-z\d+/=]+)'$/m.exec(readFileSync(path, 'utf8')) ?? [];
  if (base64 === undefined) throw new Error(`${path} holds no parser`);
  writeFileSync(join(folder, `${name}.wasm`), Buffer.from(base64, 'base64'));
  writeFileSync(path, `module.exports = require('node:fs').readFileSync(__dirname + '/${name}.wasm');\n`);
}

/** The text with a part of it replaced. @throws when the part is not there exactly once: the package has changed. */
export function replaceOnce(text: string, part: string, replacement: string): string {
  const [before = '', after, ...more] = text.split(part);
  if (after === undefined || more.length > 0) throw new Error(`Not there exactly once: ${part}`);
  return `${before}${replacement}${after}`;
}
