import { createHash } from 'node:crypto';
import { ClientError, InvalidResponseError } from '../../client/index.ts';
import type { BuildAddress } from '../../model/requests.ts';
import { count } from '../../report/text/counts.ts';
import type { Context, Folder } from '../context/context.ts';
import { errorSentence, OwnError } from '../context/error-text.ts';
import { inInputWords } from '../inputs/in-input-words.ts';
import type { ChosenArtifact } from './newest-copies.ts';

/** Each attempt asks for an address of its own, so a store that is out for a moment is waited for. */
const pausesMs = [2_000, 10_000];

/** What arrived is not what was uploaded. */
class DamagedFile extends OwnError {}

/** A page for people came instead of the file: another attempt would get it too. */
class PageInstead extends OwnError {}

/** A file that could not be downloaded, and what helps. */
export class UnloadedFile extends OwnError {
  readonly hint: string | undefined;

  constructor(name: string, error: unknown) {
    super(`Could not download ${name}: ${reasonOf(error)}`);
    const isOfStore = isFinal(error);
    const hint = error instanceof ClientError ? error.hint : undefined;
    this.hint = isOfStore
      ? 'See "Storage of your own" on the page of download-artifacts.'
      : inInputWords(hint ?? '') || undefined;
  }
}

/**
 * One file, from a fresh address at each attempt. Returns true if it replaced another one. @throws UnloadedFile with the error of
 * the last attempt, which is the first if another would end the same way.
 */
export async function downloadFile(
  { artifact, path, parts }: ChosenArtifact,
  on: { readonly address: BuildAddress; readonly folder: Folder; readonly onPiece: (size: number) => void },
  { client, clock, log, signal }: Context,
): Promise<boolean> {
  const { address, folder, onPiece } = on;
  const name = JSON.stringify(parts.join('/'));
  const isPage = /\.(?:html?|xhtml)$/i.test(path);
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      const pieces = client.artifacts.download(
        { ...address, job: artifact.job_id, artifact: artifact.id },
        { signal },
      );
      return await folder.write(parts, checked(pieces, { artifact, isPage, onPiece }));
    } catch (error) {
      signal.throwIfAborted();
      const pauseMs = pausesMs[attempt - 1];
      const canPass = error instanceof ClientError || error instanceof DamagedFile;
      if (pauseMs === undefined || !canPass || isFinal(error)) throw new UnloadedFile(name, error);
      log.info(`Trying again to download ${name}: ${reasonOf(error)}`);
      await clock.sleep(pauseMs, signal);
    }
  }
}

function reasonOf(error: unknown): string {
  return errorSentence(error).replace(/^Could not download artifact [^:]*: /, '');
}

/** True for an error of the store that each attempt would end with. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof PageInstead || (error instanceof InvalidResponseError && error.reason === 'address')
  );
}

/** The same bytes, never more than the file has, and in the end only if they are those that were uploaded. */
export async function* checked(
  pieces: AsyncIterable<Uint8Array>,
  {
    artifact: { file_size: size, sha1sum },
    isPage,
    onPiece,
  }: {
    readonly artifact: Pick<ChosenArtifact['artifact'], 'file_size' | 'sha1sum'>;
    readonly isPage: boolean;
    readonly onPiece: (size: number) => void;
  },
): AsyncGenerator<Uint8Array> {
  const sha1 = createHash('sha1');
  let bytes = 0;
  let start = '';
  const damaged = (words: string) =>
    !isPage && /^\s*<(?:!doctype html|html)\b/i.test(start)
      ? new PageInstead(
          'the store answered with a web page instead of the file, as one that asks for a login does',
        )
      : new DamagedFile(words);
  for await (const piece of pieces) {
    if (start.length < 100) start += Buffer.from(piece.subarray(0, 100)).toString('latin1');
    bytes += piece.byteLength;
    if (bytes > size) throw damaged(`it is larger than ${count(size, 'byte')}`);
    sha1.update(piece);
    onPiece(piece.byteLength);
    yield piece;
  }
  if (bytes < size) throw damaged(`it ended after ${bytes} of ${count(size, 'byte')}`);
  if (sha1sum && sha1.digest('hex') !== sha1sum.toLowerCase())
    throw damaged('its SHA-1 is not that of the uploaded file');
}
