import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPublicUrl } from './check-public-url.ts';
import { findAnyFreePort } from './find-free-port.ts';
import { serveProbes } from './http/serve-probes.ts';

const app = fastify();
let processId: string;
let origin: string;

beforeAll(async () => {
  ({ processId } = serveProbes(app, async () => true));
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = app.listeningOrigin;
});
afterAll(() => app.close());

it('accepts a local URL that reaches this server', async () => {
  expect(await checkPublicUrl(origin, processId)).toEqual([]);
});

it('reports a URL that reaches another server or none', async () => {
  expect(await checkPublicUrl(origin, 'another process')).toEqual([
    `${origin} leads to a different server or process. Check PUBLIC_URL and the proxy.`,
  ]);
  const nowhere = `http://localhost:${await findAnyFreePort()}`;
  expect(await checkPublicUrl(nowhere, processId)).toEqual([
    `${nowhere} doesn’t lead to this server yet. Check PUBLIC_URL and the proxy.`,
  ]);
});

it('warns about unencrypted passwords, and does not follow redirects', async () => {
  for (const unsafe of ['http://forms.invalid', 'http://localhost.invalid', 'http://127.0.0.1.invalid:8080']) {
    expect((await checkPublicUrl(unsafe, processId))[0]).toContain('isn’t encrypted, so passwords can be intercepted');
  }
  const elsewhere = fastify();
  elsewhere.get('/healthz', (_, reply) => reply.redirect(`${origin}/healthz`));
  await elsewhere.listen({ host: '127.0.0.1', port: 0 });
  expect(await checkPublicUrl(elsewhere.listeningOrigin, processId)).toHaveLength(1);
  await elsewhere.close();
});
