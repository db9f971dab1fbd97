import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createAppOptions } from '../create-app-options.ts';
import { addSecurityHeaders, getPagePolicy } from '../http/security-headers.ts';
import { serveWebFiles } from '../http/serve-web-files.ts';
import { serveChatHost } from './serve-chat-host.ts';

const environment = {
  PUBLIC_URL: 'https://forms.example',
  INTERCOM_APP_ID: 'ab12cd',
  CHAT_URL: 'https://chat.forms.example',
};
const readConfigWith = (change: Record<string, string> = {}) => readConfig({ ...environment, ...change }).chat;

it('requires a provider account and a separate host name for the chat', () => {
  expect(readConfig({}).chat).toBeUndefined();
  expect(readConfigWith()).toEqual({ provider: 'intercom', appId: 'ab12cd', origin: 'https://chat.forms.example' });
  for (const [change, said] of [
    [{ CHAT_URL: '' }, 'INTERCOM_APP_ID and CHAT_URL'],
    [{ INTERCOM_APP_ID: '' }, 'INTERCOM_APP_ID and CHAT_URL'],
    [{ INTERCOM_APP_ID: '../x' }, 'INTERCOM_APP_ID must be'],
    [{ CHAT_URL: 'https://forms.example:8443' }, 'CHAT_URL must have a different host name'],
    [{ PUBLIC_URL: '', CHAT_URL: 'http://localhost:1' }, 'CHAT_URL must have a different host name'],
  ] as const) {
    expect(() => readConfigWith(change)).toThrow(said);
  }
});

it('lets the app embed the chat’s host, but not load anything else from it', () => {
  const { clientConfig, securityHeaders, chat } = createAppOptions(readConfig(environment), 'https://forms.example');
  expect(clientConfig.chat).toEqual({ provider: 'intercom', appId: 'ab12cd', url: 'https://chat.forms.example' });
  expect(chat?.origin).toBe('https://chat.forms.example');
  const policy = getPagePolicy('/teams', securityHeaders);
  expect(policy).toMatch(/frame-src 'self' https:\/\/chat\.forms\.example$/);
  expect(policy).not.toMatch(/intercom|unsafe-inline/);
  // The page of anonymous respondents has no chat.
  expect(getPagePolicy('/form/a', securityHeaders)).not.toContain('chat.forms.example');
});

it('serves only the chat’s page on its host, and only the app may embed it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'chat-'));
  for (const file of ['chat.html', 'chat.js', 'index.html']) writeFileSync(join(root, file), '<!doctype html>');
  const app = fastify();
  addSecurityHeaders(app, { connectOrigins: [], frameAncestors: [] });
  serveChatHost(app, { origin: 'https://chat.forms.example', publicUrl: 'https://forms.example' });
  app.get('/api/anything', async () => ({ secret: 1 }));
  await serveWebFiles(app, root);
  const visit = async (host: string, url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host, accept: 'text/html' } });
    return [statusCode, String(headers['content-security-policy'])] as const;
  };
  const [status, policy] = await visit('chat.forms.example', '/chat.html?x=1');
  expect(status).toBe(200);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' https:\/\/app\.intercom\.io .*frame-ancestors https:\/\/forms\.example$/,
  );
  for (const path of ['/', '/teams', '/index.html', '/api/anything', '/config.json', '/chat.html/x'])
    expect([path, (await visit('chat.forms.example', path))[0]]).toEqual([path, 404]);
  for (const host of [
    'CHAT.forms.example',
    'chat.forms.example.',
    'chat.forms.example:443',
    'Chat.Forms.Example.:443',
  ]) {
    expect([host, (await visit(host, '/api/anything'))[0]]).toEqual([host, 404]);
    expect([host, (await visit(host, '/chat.html'))[0]]).toEqual([host, 200]);
  }
  for (const host of ['chat.forms.example:8443', 'xchat.forms.example', 'forms.example']) {
    expect([host, (await visit(host, '/api/anything'))[0]]).toEqual([host, 200]);
  }
  const [own, usual] = await visit('forms.example', '/teams');
  expect([own, usual.includes('intercom')]).toEqual([200, false]);
  expect((await visit('forms.example', '/api/anything'))[0]).toBe(200);
  await app.close();
  rmSync(root, { recursive: true });
});
