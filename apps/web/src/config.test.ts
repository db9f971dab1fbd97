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
    onOther: vi.fn(),
  };
}

it('uses what the server tells', async () => {
  expect(await loadConfig(world(async () => Response.json(told)))).toEqual(told);
});

it('signs in as the server says: with Microsoft’s library, or with any provider', async () => {
  const kindOf = async (kind?: string) =>
    (await loadConfig(world(async () => Response.json({ ...told, signIn: { ...told.signIn, kind } })))).signIn.kind;
  expect(await Promise.all([kindOf('microsoft'), kindOf('oidc'), kindOf('another'), kindOf()])).toEqual([
    ...['microsoft', 'oidc', 'oidc', 'oidc'],
  ]);
});

it('knows links that are pages, and whether somebody supports', async () => {
  const links = { website: 'https://tideform.example', documentation: 'javascript:alert(1)' };
  const read = await loadConfig(world(async () => Response.json({ ...told, links, hasSupport: true })));
  expect(read).toEqual({ ...told, links: { website: links.website }, hasSupport: true });
});

it('knows where people chat, and leaves out what it does not know', async () => {
  const withChat = async (chat: object) => (await loadConfig(world(async () => Response.json({ ...told, chat })))).chat;
  const chat = { provider: 'intercom', appId: 'ab12cd', url: 'https://chat.example' };
  expect(await withChat({ ...chat, more: 1 })).toEqual(chat);
  for (const other of [{ provider: 'another' }, { appId: 1 }, { url: 'javascript:alert(1)' }])
    expect(await withChat({ ...chat, ...other })).toBeUndefined();
});

it('knows the page of people’s accounts, on the server’s own paths alone', async () => {
  const withPage = async (accountPage: string) =>
    (await loadConfig(world(async () => Response.json({ ...told, accountPage })))).accountPage;
  expect(await withPage('/workspace/account')).toBe('/workspace/account');
  for (const other of ['https://evil.example', '//evil.example/workspace/account', 'javascript:alert(1)'])
    expect(await withPage(other)).toBeUndefined();
});

it('knows where maps come from, and leaves out what it does not know', async () => {
  const maps = { provider: 'google', key: 'k' };
  const withMaps = (told: unknown) => loadConfig(world(async () => Response.json(told)));
  expect(await withMaps({ ...told, maps })).toEqual({ ...told, maps });
  expect(await withMaps({ ...told, maps: { provider: 'another' } })).toEqual(told);
});

it('knows where lists of choices may come from, and leaves out what it cannot read', async () => {
  const withOrigins = (choiceOrigins: unknown) =>
    loadConfig(world(async () => Response.json({ ...told, choiceOrigins })));
  expect(await withOrigins(['https://lists.example'])).toEqual({ ...told, choiceOrigins: ['https://lists.example'] });
  expect(await withOrigins('https://lists.example')).toEqual(told);
});

it('opens with the last answer when the network is down', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  const offline = {
    ...ports,
    fetch: (async () => Promise.reject(new TypeError('Failed to fetch'))) as typeof globalThis.fetch,
  };
  expect(await loadConfig(offline)).toEqual(told);
});

it('keeps the last answer when a captive portal answers with its page', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  expect(
    await loadConfig({ ...ports, fetch: (async () => new Response('<html>')) as typeof globalThis.fetch }),
  ).toEqual(told);
});

it('opens with the last answer before the server has told anything', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  expect(await loadConfig({ ...ports, fetch: () => new Promise(() => undefined) })).toEqual(told);
});

it('says when the server tells something else than it did', async () => {
  const ports = world(async () => Response.json(told));
  await loadConfig(ports);
  await loadConfig(ports);
  const other = { ...told, graphBaseUrl: 'https://graph.example/beta' };
  expect(await loadConfig({ ...ports, fetch: async () => Response.json(other) })).toEqual(told);
  await vi.waitFor(() => expect(ports.onOther).toHaveBeenCalledOnce());
  expect(await loadConfig(ports)).toEqual(other);
});

it('throws on a first visit without an answer', async () => {
  await expect(loadConfig(world(() => Promise.reject(new TypeError('Failed to fetch'))))).rejects.toThrow('no-answer');
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['no address of Graph', { ...told, graphBaseUrl: 'graph' }],
  ['no sign-in', { ...told, signIn: null }],
  ['an empty client', { ...told, signIn: { ...told.signIn, clientId: '' } }],
  ['scopes that are no texts', { ...told, signIn: { ...told.signIn, graphScopes: ['User.Read', 1] } }],
])('does not take %s for the configuration, neither told nor kept', async (_, other) => {
  const ports = world(async () => Response.json(other));
  ports.storage.setItem('config', JSON.stringify(other));
  await expect(loadConfig(ports)).rejects.toThrow('no-answer');
});

it('keeps nothing that it does not know', async () => {
  expect(await loadConfig(world(async () => Response.json({ ...told, more: 1 })))).toEqual(told);
});
