import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What a machine in front asks: whether this process lives, and whether it may be sent requests. */
export interface Probes {
  /** Tells this process from any other that answers under its address. */
  readonly processId: string;
  /** From now on nothing new is to be sent here. */
  stopTaking(): void;
}

export const LIVENESS_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/**
 * Serves `/healthz`, which asks nobody else, and `/readyz`, which asks the database and says no from the moment on that the process
 * was told to stop.
 *
 * @param isUp whether what requests stand on is there
 */
export function serveProbes(app: FastifyInstance, isUp: () => Promise<boolean>): Probes {
  const processId = randomUUID();
  let isTaking = true;
  app.get(LIVENESS_PATH, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', processId }));
  app.get(READINESS_PATH, async (_, reply) => {
    const status = !isTaking ? 'stopping' : (await isUp()) ? 'ok' : 'database-down';
    return reply
      .header('cache-control', 'no-store')
      .status(status === 'ok' ? 200 : 503)
      .send({ status });
  });
  return {
    processId,
    stopTaking() {
      isTaking = false;
    },
  };
}
