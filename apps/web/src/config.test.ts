import { expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

const told = {
  graphBaseUrl: 'https://graph.example/v1.0',
  signIn: { kind: 'oidc', authority: 'https://id.example', clientId: 'app', graphScopes: ['User.Read'] },
};

function world(answer: () => Promise<Response>) {
  const kept = new Map<string, string>();
  return {
    fetch: answer as typeof globalThis.fetch,
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    onChanged: vi.fn(),
  };
}

it('loads the configuration from the server', async () => {
  expect(await loadConfig(world(async () => Response.json(told)))).toEqual(told);
});

it('supports Microsoft’s sign-in and other providers, as configured', async () => {
  const kindOf = async (kind?: string) =>
    (await loadConfig(world(async () => Response.json({ ...told, signIn: { ...told.signIn, kind } })))).signIn.kind;
  expect(await Promise.all([kindOf('microsoft'), kindOf('oidc'), kindOf('another'), kindOf()])).toEqual([
    ...['microsoft', 'oidc', 'oidc', 'oidc'],
  ]);
});

it('accepts web links and the support setting', async () => {
  const links = { website: 'https://tideform.example', documentation: 'javascript:alert(1)' };
  const read = await loadConfig(world(async () => Response.json({ ...told, links, hasSupport: true })));
  expect(read).toEqual({ ...told, links: { website: links.website }, hasSupport: true });
});

it('accepts the chat settings and ignores unknown ones', async () => {
  const withChat = async (chat: object) => (await loadConfig(world(async () => Response.json({ ...told, chat })))).chat;
  const chat = { provider: 'intercom', appId: 'ab12cd', url: 'https://chat.example' };
  expect(await withChat({ ...chat, more: 1 })).toEqual(chat);
  for (const other of [{ provider: 'another' }, { appId: 1 }, { url: 'javascript:alert(1)' }])
    expect(await withChat({ ...chat, ...other })).toBeUndefined();
});

it('accepts only a path of the server as the account page', async () => {
  const withPage = async (accountPage: string) =>
    (await loadConfig(world(async () => Response.json({ ...told, accountPage })))).accountPage;
  expect(await withPage('/workspace/account')).toBe('/workspace/account');
  for (const other of ['https://evil.example', '//evil.example/workspace/account', 'javascript:alert(1)'])
    expect(await withPage(other)).toBeUndefined();
});

it('accepts the map settings and ignores unknown ones', async () => {
  const maps = { provider: 'google', key: 'k' };
  const withMaps = (told: unknown) => loadConfig(world(async () => Response.json(told)));
  expect(await withMaps({ ...told, maps })).toEqual({ ...told, maps });
  expect(await withMaps({ ...told, maps: { provider: 'another' } })).toEqual(told);
});

it('accepts origins of choice lists and ignores invalid ones', async () => {
  const withOrigins = (choiceOrigins: unknown) =>
    loadConfig(world(async () => Response.json({ ...told, choiceOrigins })));
  expect(await withOrigins(['https://lists.example'])).toEqual({ ...told, choiceOrigins: ['https://lists.example'] });
  expect(await withOrigins('https://lists.example')).toEqual(told);
});

it('uses the stored configuration when the network is down', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  const offline = {
    ...ports,
    fetch: (async () => Promise.reject(new TypeError('Failed to fetch'))) as typeof globalThis.fetch,
  };
  expect(await loadConfig(offline)).toEqual(told);
});

it('keeps the stored configuration when a captive portal responds', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  expect(
    await loadConfig({ ...ports, fetch: (async () => new Response('<html>')) as typeof globalThis.fetch }),
  ).toEqual(told);
});

it('returns the stored configuration without waiting for the server', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  expect(await loadConfig({ ...ports, fetch: () => new Promise(() => undefined) })).toEqual(told);
});

it('reports that the server’s configuration has changed', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  await loadConfig(ports);
  const other = { ...told, graphBaseUrl: 'https://graph.example/beta' };
  expect(await loadConfig({ ...ports, fetch: async () => Response.json(other) })).toEqual(told);
  await vi.waitFor(() => expect(ports.onChanged).toHaveBeenCalledOnce());
  expect(await loadConfig(ports)).toEqual(other);
});

it("fails on a first visit if the server doesn't respond", async () => {
  await expect(loadConfig(world(() => Promise.reject(new TypeError('Failed to fetch'))))).rejects.toThrow('no-answer');
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['an object with an invalid Graph URL', { ...told, graphBaseUrl: 'graph' }],
  ['an object without a sign-in', { ...told, signIn: null }],
  ['an object with an empty client ID', { ...told, signIn: { ...told.signIn, clientId: '' } }],
  ['an object with scopes that aren’t strings', { ...told, signIn: { ...told.signIn, graphScopes: ['User.Read', 1] } }],
])('rejects %s as a configuration, from the server or from storage', async (_, other) => {
  const ports = world(async () => Response.json(other));
  ports.storage.setItem('config', JSON.stringify(other));
  await expect(loadConfig(ports)).rejects.toThrow('no-answer');
});

it('stores no unknown settings', async () => {
  expect(await loadConfig(world(async () => Response.json({ ...told, more: 1 })))).toEqual(told);
});
