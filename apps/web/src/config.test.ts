import { expect, it, vi } from 'vitest';
import { loadConfig } from './config.ts';

const serverConfig = {
  graphBaseUrl: 'https://graph.example/v1.0',
  signIn: { kind: 'oidc', authority: 'https://id.example', clientId: 'app', graphScopes: ['User.Read'] },
};

function createConfigPorts(answer: () => Promise<Response>) {
  const storedValues = new Map<string, string>();
  return {
    fetch: answer as typeof globalThis.fetch,
    storage: {
      getItem: (name: string) => storedValues.get(name) ?? null,
      setItem: (name: string, value: string) => void storedValues.set(name, value),
    },
    onChanged: vi.fn(),
  };
}

it('loads the configuration from the server', async () => {
  expect(await loadConfig(createConfigPorts(async () => Response.json(serverConfig)))).toEqual(serverConfig);
});

it('supports Microsoft’s sign-in and other providers, as configured', async () => {
  const kindOf = async (kind?: string) =>
    (
      await loadConfig(
        createConfigPorts(async () => Response.json({ ...serverConfig, signIn: { ...serverConfig.signIn, kind } })),
      )
    ).signIn.kind;
  expect(await Promise.all([kindOf('microsoft'), kindOf('oidc'), kindOf('another'), kindOf()])).toEqual([
    ...['microsoft', 'oidc', 'oidc', 'oidc'],
  ]);
});

it('accepts web links and the support setting', async () => {
  const links = { website: 'https://tideform.example', documentation: 'javascript:alert(1)' };
  const read = await loadConfig(
    createConfigPorts(async () => Response.json({ ...serverConfig, links, hasSupport: true })),
  );
  expect(read).toEqual({ ...serverConfig, links: { website: links.website }, hasSupport: true });
});

it('accepts the chat settings and ignores unknown ones', async () => {
  const withChat = async (chat: object) =>
    (await loadConfig(createConfigPorts(async () => Response.json({ ...serverConfig, chat })))).chat;
  const chat = { provider: 'intercom', appId: 'ab12cd', url: 'https://chat.example' };
  expect(await withChat({ ...chat, more: 1 })).toEqual(chat);
  for (const other of [{ provider: 'another' }, { appId: 1 }, { url: 'javascript:alert(1)' }])
    expect(await withChat({ ...chat, ...other })).toBeUndefined();
});

it('accepts only a path of the server as the account page', async () => {
  const withPage = async (accountPage: string) =>
    (await loadConfig(createConfigPorts(async () => Response.json({ ...serverConfig, accountPage })))).accountPage;
  expect(await withPage('/workspace/account')).toBe('/workspace/account');
  for (const other of ['https://evil.example', '//evil.example/workspace/account', 'javascript:alert(1)'])
    expect(await withPage(other)).toBeUndefined();
});

it('accepts the map settings and ignores unknown ones', async () => {
  const maps = { provider: 'google', key: 'k' };
  const withMaps = (told: unknown) => loadConfig(createConfigPorts(async () => Response.json(told)));
  expect(await withMaps({ ...serverConfig, maps })).toEqual({ ...serverConfig, maps });
  expect(await withMaps({ ...serverConfig, maps: { provider: 'another' } })).toEqual(serverConfig);
});

it('accepts origins of choice lists and ignores invalid ones', async () => {
  const withOrigins = (choiceOrigins: unknown) =>
    loadConfig(createConfigPorts(async () => Response.json({ ...serverConfig, choiceOrigins })));
  expect(await withOrigins(['https://lists.example'])).toEqual({
    ...serverConfig,
    choiceOrigins: ['https://lists.example'],
  });
  expect(await withOrigins('https://lists.example')).toEqual(serverConfig);
});

it('uses the stored configuration when the network is down', async () => {
  const ports = createConfigPorts(async () => Response.json(serverConfig));
  await loadConfig(ports);
  const offline = {
    ...ports,
    fetch: (async () => Promise.reject(new TypeError('Failed to fetch'))) as typeof globalThis.fetch,
  };
  expect(await loadConfig(offline)).toEqual(serverConfig);
});

it('keeps the stored configuration when a captive portal responds', async () => {
  const ports = createConfigPorts(async () => Response.json(serverConfig));
  await loadConfig(ports);
  expect(
    await loadConfig({ ...ports, fetch: (async () => new Response('<html>')) as typeof globalThis.fetch }),
  ).toEqual(serverConfig);
});

it('returns the stored configuration without waiting for the server', async () => {
  const ports = createConfigPorts(async () => Response.json(serverConfig));
  await loadConfig(ports);
  expect(await loadConfig({ ...ports, fetch: () => new Promise(() => undefined) })).toEqual(serverConfig);
});

it('reports that the server’s configuration has changed', async () => {
  const ports = createConfigPorts(async () => Response.json(serverConfig));
  await loadConfig(ports);
  await loadConfig(ports);
  const other = { ...serverConfig, graphBaseUrl: 'https://graph.example/beta' };
  expect(await loadConfig({ ...ports, fetch: async () => Response.json(other) })).toEqual(serverConfig);
  await vi.waitFor(() => expect(ports.onChanged).toHaveBeenCalledOnce());
  expect(await loadConfig(ports)).toEqual(other);
});

it("fails on a first visit if the server doesn't respond", async () => {
  await expect(loadConfig(createConfigPorts(() => Promise.reject(new TypeError('Failed to fetch'))))).rejects.toThrow(
    'no-answer',
  );
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['an object with an invalid Graph URL', { ...serverConfig, graphBaseUrl: 'graph' }],
  ['an object without a sign-in', { ...serverConfig, signIn: null }],
  ['an object with an empty client ID', { ...serverConfig, signIn: { ...serverConfig.signIn, clientId: '' } }],
  [
    'an object with scopes that aren’t strings',
    { ...serverConfig, signIn: { ...serverConfig.signIn, graphScopes: ['User.Read', 1] } },
  ],
])('rejects %s as a configuration, from the server or from storage', async (_, other) => {
  const ports = createConfigPorts(async () => Response.json(other));
  ports.storage.setItem('config', JSON.stringify(other));
  await expect(loadConfig(ports)).rejects.toThrow('no-answer');
});

it('stores no unknown settings', async () => {
  expect(await loadConfig(createConfigPorts(async () => Response.json({ ...serverConfig, more: 1 })))).toEqual(
    serverConfig,
  );
});
