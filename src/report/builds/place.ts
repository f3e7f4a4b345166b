import type { Build } from '../../model/build.ts';
import { pipelineAddressOf } from '../../model/build-address.ts';

/** The organization and pipeline of a build, as slugs; null if the response does not include them. */
export interface PipelinePlace {
  readonly organization: string | null;
  readonly pipeline: string | null;
}

/** Reads the place of a build. */
export function placeOf(build: Build): PipelinePlace {
  const { organization = null, pipeline = null } = pipelineAddressOf(build) ?? {};
  return { organization, pipeline: build.pipeline?.slug || pipeline };
}

/** The place as `acme/web`, or the known part of it. */
export function describePlace({ organization, pipeline }: PipelinePlace): string {
  return [organization, pipeline].filter((slug) => slug !== null).join('/');
}

/**
 * The web URL of the original of a rebuild. `rebuilt_from` holds only an API URL (api.md §2.3), so this is derived from the
 * web URL of the rebuild, if both are in the same pipeline.
 */
export function rebuildUrl(build: Build): string | null {
  const { url, web_url: web, rebuilt_from: original } = build;
  if (!original?.url || !url || !web) return null;
  const ending = `/${build.number}`;
  const samePipeline =
    url.endsWith(ending) && original.url === `${url.slice(0, -ending.length)}/${original.number}`;
  return samePipeline && web.endsWith(ending) ? `${web.slice(0, -ending.length)}/${original.number}` : null;
}
