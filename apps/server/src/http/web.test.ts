import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let app: FastifyInstance;
const webRoot = mkdtempSync(join(tmpdir(), 'tideform-web-'));

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Tideform</title>');
  writeFileSync(join(webRoot, 'public.html'), '<!doctype html><title>For everybody</title>');
  writeFileSync(join(webRoot, 'service-worker.js'), 'self.x = 1;');
  writeFileSync(join(webRoot, 'assets', 'main-abcd1234.js'), 'export {};');
  writeFileSync(join(webRoot, 'assets', 'main-abcd1234.js.br'), 'not really brotli');
  writeFileSync(join(webRoot, 'assets', 'probe.js'), 'export {};');
  writeFileSync(join(webRoot, 'assets', 'script-sandbox-abc123.js'), 'export {};');
  test = await startTestApp({
    webRoot,
    securityHeaders: {
      connectOrigins: ['https://graph.microsoft.com', 'https://*.sharepoint.com'],
      frameAncestors: ['https://teams.microsoft.com'],
    },
  });
  app = test.app;
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

const sendGet = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const visitPage = (url: string) => sendGet(url, { accept: 'text/html,application/xhtml+xml' });

const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob: https://graph.microsoft.com https://*.sharepoint.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self' https://teams.microsoft.com",
].join('; ');

it.each([
  '/',
  '/teams/1/forms',
  '/service-worker.js',
  '/assets/main-abcd1234.js',
  '/assets/none.js',
  '/api/health',
  '/api/nothing',
  '/config.json',
])('sends the default content security policy with %s', async (url) => {
  const reply = await visitPage(url);
  expect(reply.headers['content-security-policy']).toBe(policy);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

it('extends the content security policy only for pages that need additional origins', async () => {
  const captcha = 'https://captcha.test';
  const needs = { 'index.html': {}, 'public.html': { 'script-src': [captcha], 'frame-src': [captcha] } };
  const other = await startTestApp({
    webRoot,
    securityHeaders: { connectOrigins: [], frameAncestors: [], pageOrigins: needs },
  });
  const policyAt = async (url: string) =>
    (await other.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'];
  const strict = await policyAt('/teams');
  expect(strict).not.toContain(captcha);
  for (const url of [
    '/',
    '/index.html',
    '/form/a/b',
    '/assets/main-abcd1234.js',
    '/service-worker.js',
    '/api/health',
  ]) {
    expect([url, await policyAt(url)]).toEqual([url, strict]);
  }
  for (const url of ['/form/abc', '/public.html']) {
    const open = String(await policyAt(url)).split('; ');
    expect(open).toContain(`script-src 'self' 'wasm-unsafe-eval' ${captcha}`);
    expect(open).toContain(`frame-src 'self' ${captcha}`);
    expect(open).toContain("object-src 'none'");
  }
  await other.close();
});

it('sends a separate content security policy with the worker of the script sandbox', async () => {
  const reply = await sendGet('/assets/script-sandbox-abc123.js?v=1');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

it.each([
  ['Tideform', '/'],
  ['Tideform', '/teams'],
  ['Tideform', '/teams/1/forms/2/response'],
  ['Tideform', '/form'],
  ['For everybody', '/form/abc?site=1'],
  ['For everybody', '/tenant/t1'],
  ['For everybody', '/blocked'],
])('serves the page with the title %s at %s', async (title, url) => {
  const reply = await visitPage(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.body).toContain(`<title>${title}</title>`);
});

it('serves a screen without looking for a file first', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  await visitPage('/teams/1/forms');
  await new Promise((told) => setImmediate(told));
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

it.each(['/api/nothing', '/v1.0/nothing', '/identity', '/assets/old-abc.js', '/fonts/none.ttf'])(
  'responds with 404 for %s instead of the app',
  async (url) => {
    const reply = await visitPage(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('<title>');
  },
);

it('discards content that a phone shares, and redirects to the app', async () => {
  const body = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc\r\n--x--';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await app.inject({ method: 'POST', url: '/share-target', headers, payload: body });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shared']);
});

it('responds with 404 if a script requests a missing file', async () => {
  expect((await sendGet('/teams', { accept: '*/*' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/teams', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

it('caches assets forever, and revalidates pages and the service worker', async () => {
  expect((await sendGet('/assets/main-abcd1234.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await sendGet('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  expect((await sendGet('/assets/probe.js')).headers['cache-control']).toBe('no-cache');
});

it('sends the compressed version of a file if it exists', async () => {
  const reply = await sendGet('/assets/main-abcd1234.js', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers['content-type']).toContain('javascript');
});

it('sends a file uncompressed until its compressed version exists', async () => {
  writeFileSync(join(webRoot, 'assets', 'late-abcd1234.js'), 'export {};');
  const ask = () => sendGet('/assets/late-abcd1234.js', { 'accept-encoding': 'br' });
  expect((await ask()).headers['content-encoding']).toBeUndefined();
  expect((await ask()).body).toBe('export {};');
  writeFileSync(join(webRoot, 'assets', 'late-abcd1234.js.br'), 'not really brotli');
  expect((await ask()).headers['content-encoding']).toBe('br');
});

it('redirects page requests for 127.0.0.1 to localhost', async () => {
  const local = await startTestApp({ localAddress: 'http://localhost:8080' });
  const ask = (host: string, accept = 'text/html') =>
    local.app.inject({ url: '/teams?x=1', headers: { host, accept } });
  expect((await ask('127.0.0.1:8080')).headers.location).toBe('http://localhost:8080/teams?x=1');
  expect((await ask('[::1]:8080')).statusCode).toBe(307);
  expect((await ask('localhost:8080')).statusCode).toBe(404);
  expect((await ask('127.0.0.1:8080', '*/*')).statusCode).toBe(404);
  await local.close();
});

it('trusts forwarded headers only from configured proxies', async () => {
  const proxiedApp = await startTestApp({ trustedProxies: ['10.0.0.0/8'] });
  proxiedApp.app.get('/seen', (request) => ({ ip: request.ip, protocol: request.protocol }));
  const ask = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
    return (await proxiedApp.app.inject({ url: '/seen', remoteAddress, headers })).json();
  };
  expect(await ask('10.1.2.3')).toEqual({ ip: '198.51.100.7', protocol: 'https' });
  expect(await ask('127.0.0.1')).toEqual({ ip: '198.51.100.7', protocol: 'https' });
  expect(await ask('203.0.113.9')).toEqual({ ip: '203.0.113.9', protocol: 'http' });
  await proxiedApp.close();
});

it('sends HSTS over HTTPS', async () => {
  const secure = await startTestApp({ securityHeaders: { connectOrigins: [], frameAncestors: [], isHttps: true } });
  expect((await secure.app.inject('/config.json')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await visitPage('/')).headers).not.toHaveProperty('strict-transport-security');
  await secure.close();
});

it('allows access to the opener only for pages of the sign-in popup', async () => {
  const policyAt = async (path: string) => (await visitPage(path)).headers['cross-origin-opener-policy'];
  expect(await policyAt('/auth-code-start.html?code=1')).toBe('unsafe-none');
  expect(await policyAt('/identity/interaction/1')).toBe('unsafe-none');
  for (const path of ['/', '/auth-code-start.html/x', '/teams/identity/forms']) {
    expect([path, await policyAt(path)]).toEqual([path, 'same-origin-allow-popups']);
  }
});

it('serves the app’s configuration without sign-in', async () => {
  expect((await sendGet('/config.json')).json()).toEqual({
    productName: 'Tideform',
    graphBaseUrl: 'https://graph.test/v1.0',
    signIn: { kind: 'oidc', authority: 'https://login.test', clientId: 'tideform', graphScopes: ['User.Read'] },
  });
});

it('refuses oversized and invalid bodies with a problem document', async () => {
  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/client-errors', headers: { 'content-type': type }, payload });
  expect((await post(JSON.stringify({ code: 'x'.repeat(300_000) }))).json()).toMatchObject({ code: 'invalid-request' });
  expect((await post('{')).json()).toMatchObject({ status: 400, code: 'invalid-request' });
  expect((await post('<a/>', 'text/xml')).json()).toMatchObject({ code: 'invalid-request' });
});

it('reports the paths of invalid values, but not the values', async () => {
  const payload = { code: 7, detail: 'a secret answer' };
  const reply = await app.inject({ method: 'POST', url: '/api/client-errors', payload });
  expect(reply.json()).toMatchObject({ status: 400, detail: 'Invalid request: body.code' });
  expect(reply.body).not.toContain('secret');
});

it('serves the OpenAPI description of the API', async () => {
  expect((await sendGet('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Tideform' } });
});
