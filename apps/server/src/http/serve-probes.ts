import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Liveness and readiness probes for load balancers. */
export interface Probes {
  /** Random ID of this process, for checking that a URL reaches this process and not another one. */
  readonly processId: string;
  /** Makes the readiness probe fail, so that the load balancer sends no new requests. */
  stopAccepting(): void;
}

export const LIVENESS_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/**
 * Serves the liveness probe `/healthz`, which has no dependencies, and the readiness probe `/readyz`, which fails if
 * the database is unavailable or the process is stopping.
 *
 * @param isUp returns true if the database is available
 */
export function serveProbes(app: FastifyInstance, isUp: () => Promise<boolean>): Probes {
  const processId = randomUUID();
  let isAccepting = true;
  app.get(LIVENESS_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', processId }));
  app.get(READINESS_PATH, async (_, reply) => {
    const status = !isAccepting ? 'stopping' : (await isUp()) ? 'ok' : 'database-down';
    return reply
      .header('cache-control', 'no-store')
      .status(status === 'ok' ? 200 : 503)
      .send({ status });
  });
  return {
    processId,
    stopAccepting() {
      isAccepting = false;
    },
  };
}
