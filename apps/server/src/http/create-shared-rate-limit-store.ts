import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';

type RateLimitStore = NonNullable<RateLimitPluginOptions['store']>;
type IncrementCallback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Creates options for Fastify's rate limit plugin, so that calls are counted in the database across all processes.
 * While the database is down, no limits apply, since the protected operations need the database too.
 */
export function createSharedRateLimitStore(database: Database): Pick<RateLimitPluginOptions, 'store' | 'skipOnError'> {
  const storeFor = (route: string) => ({
    incr(caller: string, callback: IncrementCallback, windowMs: number) {
      countRequest(database, `${route} ${caller}`, windowMs).then(
        ({ count, endsInMs }) => callback(null, { current: count, ttl: endsInMs }),
        (error: Error) => callback(error),
      );
    },
    child: ({ routeInfo }: { routeInfo: { method: string; url: string } }) =>
      storeFor(`${routeInfo.method} ${routeInfo.url}`),
  });
  // NOTE: the plugin calls this function with `new`, and uses the returned object.
  return {
    store: function RateLimitStore() {
      return storeFor('');
    } as unknown as RateLimitStore,
    skipOnError: true,
  };
}
