import type { Build } from '../../model/build.ts';

/** Where a build belongs, as slugs; null where the answer does not say. */
export interface Place {
  readonly organization: string | null;
  readonly pipeline: string | null;
}

const apiAddress = /\/organizations\/([^/?#]{1,200})\/pipelines\/([^/?#]{1,200})\/builds\//;

/** Where a build belongs. No field names the organization: it stands in the build's API address alone. */
export function placeOf(build: Build): Place {
  const [, organization = null, pipeline = null] = apiAddress.exec(build.url ?? '') ?? [];
  return { organization, pipeline: build.pipeline?.slug || pipeline };
}

/** The place as people write it: `acme/web`, or what is known of it. */
export function describePlace({ organization, pipeline }: Place): string {
  return [organization, pipeline].filter((slug) => slug !== null).join('/');
}

/**
 * The web address of the build that this one repeats. `rebuilt_from` holds an API address alone (api.md §2.3), so it
 * is made from this build's own web address, where both are of one pipeline.
 */
export function rebuildUrl(build: Build): string | null {
  const { url, web_url: web, rebuilt_from: original } = build;
  if (!original?.url || !url || !web) return null;
  const ending = `/${build.number}`;
  const samePipeline =
    url.endsWith(ending) && original.url === `${url.slice(0, -ending.length)}/${original.number}`;
  return samePipeline && web.endsWith(ending) ? `${web.slice(0, -ending.length)}/${original.number}` : null;
}
