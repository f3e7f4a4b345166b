import { randomInt } from 'node:crypto';

/**
 * Listens at a port that no system hands out by itself: one that is closed for a while stays free, since nobody gets it by
 * chance. `listen` rejects with `EADDRINUSE` where it is taken; then it is called with another.
 */
export async function atOwnPort<Server>(listen: (port: number) => Promise<Server>): Promise<Server> {
  for (;;) {
    try {
      return await listen(randomInt(20_000, 32_000));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
