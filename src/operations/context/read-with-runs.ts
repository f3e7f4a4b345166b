import { ApiError } from '../../client/index.ts';
import type { Build } from '../../model/build.ts';
import type { BuildAddress } from '../../model/requests.ts';
import type { Context } from './context.ts';

type Options = NonNullable<Parameters<Context['client']['builds']['get']>[1]>;

/**
 * Reads a build with the runs of its tests; without them if the service refuses the parameter. They are null if the service does
 * not show them, so that it is asked once.
 */
export async function readWithRuns(
  address: BuildAddress,
  options: Options,
  { client }: Pick<Context, 'client'>,
): Promise<Build> {
  const read = async () => {
    try {
      return await client.builds.get(address, { ...options, include_test_engine: true });
    } catch (error) {
      if (!(error instanceof ApiError && (error.status === 400 || error.status === 422))) throw error;
      return client.builds.get(address, options);
    }
  };
  const build = await read();
  return build.test_engine === undefined ? { ...build, test_engine: null } : build;
}
