import { type EndpointName, endpoints } from '../../model/endpoints.ts';

const mebibyte = 1024 * 1024;

/** The largest body of an error that is read; of a longer one only the status counts. */
export const errorLimitBytes = mebibyte;

/** The largest body that any endpoint may answer with. */
export const largestLimitBytes = 64 * mebibyte;

/**
 * The largest body that is read as an answer of this endpoint, decompressed: one build may hold 4,000 jobs of 1 to 2
 * kB, a page a hundred builds. Not shown in the document (§8).
 */
export function responseLimitBytes(endpoint: EndpointName): number {
  if (endpoints[endpoint].paged) return largestLimitBytes;
  return endpoint.startsWith('builds.') ? 16 * mebibyte : mebibyte;
}
