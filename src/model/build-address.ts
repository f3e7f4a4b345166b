import type { Build } from './build.ts';
import type { BuildAddress, PipelineAddress } from './requests.ts';

const apiPath = /\/organizations\/([^/?#]+)\/pipelines\/([^/?#]+)\/builds\/(\d{1,16})$/;

/** The pipeline of a build, from its API URL: no field names the organization. Null if the URL does not include it. */
export function pipelineAddressOf({ url }: Pick<Build, 'url'>): PipelineAddress | null {
  const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
  return organization === '' ? null : { organization, pipeline };
}

/** The address of a build, from its API URL; null if it is none. */
export function parseBuildUrl(url: string | null | undefined): BuildAddress | null {
  const [, organization = '', pipeline = '', number] = apiPath.exec(url ?? '') ?? [];
  return number === undefined ? null : { organization, pipeline, number: Number(number) };
}

/** `acme/web`, as the log and every sentence name a pipeline. */
export function namePipeline({ organization, pipeline }: PipelineAddress): string {
  return `${organization}/${pipeline}`;
}

/** `acme/web #42`, as they name a build. */
export function nameBuild({ number, ...pipeline }: BuildAddress): string {
  return `${namePipeline(pipeline)} #${number}`;
}
