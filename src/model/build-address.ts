import type { Build } from './build.ts';
import type { BuildAddress, PipelineAddress } from './requests.ts';

const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;

/** The pipeline of a build, from its API URL: no field names the organization. Null if the URL does not include it. */
export function pipelineAddressOf({ url }: Pick<Build, 'url'>): PipelineAddress | null {
  const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
  return organization === '' ? null : { organization, pipeline };
}

/**
 * True for a build that was not asked for: of another number, or with an own API URL in another organization or pipeline,
 * or of another number than it has. Slugs are compared without case. No address of a write is made from such a build.
 */
export function isMisplaced(build: Pick<Build, 'url' | 'number'>, asked: Partial<BuildAddress>): boolean {
  if (asked.number !== undefined && asked.number !== build.number) return true;
  const [, organization = '', pipeline = '', number] = apiPath.exec(build.url ?? '') ?? [];
  if (number === undefined) return false;
  const differs = (own: string, wanted = own) => own.toLowerCase() !== wanted.toLowerCase();
  return (
    differs(organization, asked.organization) ||
    differs(pipeline, asked.pipeline) ||
    Number(number) !== build.number
  );
}

/** The address of a build, from its API URL; null if it is none. */
export function parseBuildUrl(url: string | null | undefined): BuildAddress | null {
  const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
  return number === undefined ? null : { organization, pipeline, number: Number(number) };
}
