import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Liveness and readiness probes for load balancers. */
export interface Probes {
  /** ID of this process, to distinguish it from others at the same address. */
  readonly processId: string;
  /** Makes the readiness probe fail, so that no new requests arrive. */
  stopAccepting(): void;
}

export const LIVENESS_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/**
 * Serves `/healthz`, which has no dependencies, and `/readyz`, which checks the database and fails once the process is
 * stopping.
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
