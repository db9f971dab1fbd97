import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';

type Store = NonNullable<RateLimitPluginOptions['store']>;
type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Counts in the database, so that a stranger is not let through once for each process. While the database is away nobody is
 * refused: what a limit protects needs it too.
 */
export function shareRateLimits(database: Database): Pick<RateLimitPluginOptions, 'store' | 'skipOnError'> {
  const storeFor = (route: string) => ({
    incr(caller: string, tell: Told, windowMs: number) {
      countRequest(database, `${route} ${caller}`, windowMs).then(
        ({ count, endsInMs }) => tell(null, { current: count, ttl: endsInMs }),
        (error: Error) => tell(error),
      );
    },
    child: ({ routeInfo }: { routeInfo: { method: string; url: string } }) =>
      storeFor(`${routeInfo.method} ${routeInfo.url}`),
  });
  // NOTE: the plugin calls this with `new`, and takes the object that it gives back.
  return {
    store: function RateLimitStore() {
      return storeFor('');
    } as unknown as Store,
    skipOnError: true,
  };
}
