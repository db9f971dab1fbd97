import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { redirectToShareHost } from './redirect-to-share-host.ts';

async function getRedirect(host: string, url: string, shareUrl?: string) {
  const app = fastify({ trustProxy: ['loopback'] });
  redirectToShareHost(app, shareUrl);
  app.get('/*', async () => 'here');
  const { headers, body } = await app.inject({ url, headers: { host, 'x-forwarded-proto': 'https' } });
  await app.close();
  return headers.location ?? body;
}

it.each([
  ['web.forms.example', '/form/abc?embedMode=true', undefined, 'https://share.forms.example/form/abc?embedMode=true'],
  ['web.forms.example', '/teams', undefined, 'here'],
  ['web.forms.example', '/form/abc/def', undefined, 'here'],
  ['share.forms.example', '/form/abc', undefined, 'here'],
  ['localhost:8080', '/form/abc', undefined, 'here'],
  ['forms.example', '/form/abc', 'https://answer.example', 'https://answer.example/form/abc'],
  ['answer.example', '/form/abc', 'https://answer.example', 'here'],
])('[C8] redirects %s%s with the configured share host %s to: %s', async (host, url, shareUrl, to) => {
  expect(await getRedirect(host, url, shareUrl)).toBe(to);
});
