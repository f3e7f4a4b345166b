import { paragraph, table } from './text/blocks.ts';
import { count, formatBytes } from './text/counts.ts';
import { bytes, renderDocument } from './text/document.ts';
import { code, md, nothing, prose } from './text/markdown.ts';

/** A file that was downloaded: its path below the folder, and where it is from. */
export interface DownloadedFile {
  readonly path: string;
  readonly bytes: number;
  readonly id: string;
  readonly job_id: string;
  /** The name of the job. */
  readonly job: string | null;
  /** The key of the step. */
  readonly step: string | null;
  readonly sha1: string | null;
}

/** Downloaded files as a job summary, without secrets. */
export function renderArtifacts(
  files: readonly DownloadedFile[],
  options: { readonly title: string; readonly failure: string | null; readonly bytes: number },
): string {
  const size = files.reduce((sum, file) => sum + file.bytes, 0);
  const rows = files.map((file) => [
    code(file.path),
    formatBytes(file.bytes),
    file.step ? code(file.step) : nothing,
  ]);
  const columns = [{ title: 'File' }, { title: 'Size', align: 'right' as const }, { title: 'Step' }];
  const blocks = [
    paragraph(
      'verdict',
      md`## Downloaded ${count(files.length, 'artifact')} of ${options.title} (${formatBytes(size)})`,
    ),
    paragraph('failure', options.failure === null ? nothing : md`> ${prose(options.failure, 1_000)}`),
  ];
  const all = files.length === 0 ? blocks : [...blocks, table('files', columns, rows, { max: 100 })];
  return renderDocument(all, bytes(options.bytes));
}
