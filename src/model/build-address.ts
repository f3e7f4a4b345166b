import type { Build } from './build.ts';
import type { PipelineAddress } from './requests.ts';

const apiPath = /\/organizations\/([^/?#]{1,255})\/pipelines\/([^/?#]{1,255})\/builds\/\d+$/;

/** The pipeline of a build, from its API URL: no field names the organization. Null if the URL does not include it. */
export function pipelineAddressOf({ url }: Build): PipelineAddress | null {
  const [, organization = '', pipeline = ''] = apiPath.exec(url ?? '') ?? [];
  return organization === '' ? null : { organization, pipeline };
}
