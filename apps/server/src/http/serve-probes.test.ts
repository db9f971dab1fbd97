import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveProbes } from './serve-probes.ts';

it('reports the process as alive without a database, and as ready only with a database and until it stops', async () => {
  const app = fastify();
  let isUp = true;
  const probes = serveProbes(app, async () => isUp);
  const getProbe = async (url: string) => {
    const reply = await app.inject(url);
    return [reply.statusCode, reply.json().status];
  };
  expect(await getProbe('/readyz')).toEqual([200, 'ok']);
  isUp = false;
  expect(await getProbe('/readyz')).toEqual([503, 'database-down']);
  expect(await getProbe('/healthz')).toEqual([200, 'ok']);
  isUp = true;
  probes.stopAccepting();
  expect(await getProbe('/readyz')).toEqual([503, 'stopping']);
  expect(await getProbe('/healthz')).toEqual([200, 'ok']);
  expect((await app.inject('/healthz')).json().processId).toBe(probes.processId);
});
