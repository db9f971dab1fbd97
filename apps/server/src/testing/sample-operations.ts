import type { AddressInfo } from 'node:net';
import { type ApiCaller, type ApiOperation, apiOperation, type TeamRole } from '@tideform/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { implement, type OperationImplementation, respond } from '../http/implement.ts';
import { serveOperations } from '../http/routes.ts';
import type { TestApp } from './test-app.ts';

/** HTTP server with sample operations on the context of a test app. */
export interface SampleServer {
  readonly app: FastifyInstance;
  readonly origin: string;
  close(): Promise<void>;
}

export async function startSampleServer(
  test: Pick<TestApp, 'context'>,
  implementations: readonly OperationImplementation[],
): Promise<SampleServer> {
  const app = fastify({ forceCloseConnections: true });
  await app.register((scope) => serveOperations(scope, test.context, implementations));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, origin: `http://127.0.0.1:${port}`, close: () => app.close() };
}

/**
 * Combines an operation with its handler, for a list of implementations. NOTE: the cast is safe, because both are
 * type-checked here.
 */
export function implementSample<Operation extends ApiOperation>(
  ...operationAndHandler: Parameters<typeof implement<Operation>>
): OperationImplementation {
  return implement(...operationAndHandler) as unknown as OperationImplementation;
}

/** Creates an operation that always succeeds for authorized callers. */
export function createSample(caller: ApiCaller, role: TeamRole = 'member', keys = false): OperationImplementation {
  const name = ['sample', caller, role, ...(keys ? ['keys'] : [])].join('-');
  const operation = apiOperation({
    name,
    summary: 'A sample',
    method: 'GET',
    path: `/api/teams/{teamId}/${name}`,
    caller,
    role,
    keys,
    params: z.object({ teamId: z.string() }),
    output: z.object({ said: z.literal('yes') }),
    refusals: {},
  });
  return implementSample(operation, async () => respond({ said: 'yes' as const }));
}
