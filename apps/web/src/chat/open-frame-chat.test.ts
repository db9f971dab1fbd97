import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { ChatContextData } from './chat.ts';
import { openFrameChat } from './open-frame-chat.ts';

const script = readFileSync(join(import.meta.dirname, '../../public/chat.js'), 'utf8');
const config = { provider: 'intercom', appId: 'ab12cd', url: 'https://chat.example' } as const;
const about: ChatContextData = {
  person: 't1 u1',
  name: 'Amira Haddad',
  language: 'de',
  version: '1.11.0',
  teamId: 'crew',
};
const settings = { name: 'Amira Haddad', language_override: 'de', app_version: '1.11.0', team_id: 'crew' };

type Hear = (event: { readonly source: unknown; readonly origin: string; readonly data: unknown }) => void;
interface FakeScript {
  readonly src?: string;
  readonly onload?: () => void;
  readonly onerror?: () => void;
}

/** Creates the app's window and the chat page in its frame. `code` is the script element that the chat page created. */
function openWorld(kept = new Map<string, string>()) {
  const [inApp, inPage]: [Set<Hear>, Hear[]] = [new Set(), []];
  const scripts: FakeScript[] = [];
  const later: (() => void)[] = [];
  const states: string[] = [];
  const parent = {
    postMessage: (data: unknown) => {
      for (const hear of inApp) hear({ source: frame, origin: config.url, data });
    },
  };
  const frame = {
    postMessage(data: unknown, origin: string) {
      if (origin !== config.url) return;
      for (const hear of inPage) hear({ source: parent, origin: 'https://app.example', data: structuredClone(data) });
    },
  };
  const page: { Intercom?: { q: unknown[][] }; parent: unknown; addEventListener: unknown } = {
    parent,
    addEventListener: (_: string, hear: Hear) => inPage.push(hear),
  };
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const document = { createElement: () => ({}), head: { append: (made: FakeScript) => scripts.push(made) } };
  const chat = openFrameChat(config, {
    window: {
      addEventListener: (_: string, hear: unknown) => void inApp.add(hear as Hear),
      removeEventListener: (_: string, hear: unknown) => void inApp.delete(hear as Hear),
      setTimeout: ((run: () => void) => later.push(run)) as never,
      clearTimeout: (id) => void delete later[Number(id) - 1],
    },
    frame: () => frame as unknown as Window,
    onState: (state) => states.push(state),
  });
  const load = () => runInNewContext(script, { window: page, localStorage, document });
  const said = () => page.Intercom?.q.map((one) => JSON.parse(JSON.stringify(one))) ?? [];
  return { chat, load, scripts, said, states, inApp, frame, runLate: () => later.forEach((run) => void run()) };
}

const booted = [['boot', { app_id: 'ab12cd', hide_default_launcher: true, ...settings }], ['onHide', null], ['show']];

it('starts the provider’s code in the frame, whichever loads first, with only the user’s context', () => {
  for (const isPageFirst of [true, false]) {
    const { chat, load, scripts, said, states } = openWorld(new Map([['person', 't1 u1']]));
    if (isPageFirst) load();
    chat.trackEvent('form-published');
    chat.boot(about);
    if (!isPageFirst) load();
    expect(said()).toEqual(booted);
    expect(scripts.map(({ src }) => src)).toEqual(['https://widget.intercom.io/widget/ab12cd']);
    expect(states).toEqual([]);
    scripts[0]?.onload?.();
    expect(states).toEqual(['loaded']);
    chat.update({ ...about, teamId: 'quay' });
    chat.trackEvent('form-published');
    expect(said().slice(3)).toEqual([
      ['update', { ...settings, team_id: 'quay' }],
      ['show'],
      ['trackEvent', 'form-published'],
    ]);
  }
});

it('ends the conversation of another user of the same device', () => {
  const kept = new Map([['person', 't1 u2']]);
  const other = openWorld(kept);
  other.load();
  other.chat.boot(about);
  expect(other.said()).toEqual([['shutdown'], ...booted]);
  const again = openWorld(kept);
  again.load();
  again.chat.boot(about);
  expect(again.said()).toEqual(booted);
});

it('reports that Intercom is not loaded when it is blocked or does not respond', () => {
  const refused = openWorld();
  refused.load();
  refused.chat.boot(about);
  refused.scripts[0]?.onerror?.();
  expect(refused.states).toEqual(['not-loaded']);
  refused.runLate();
  expect(refused.states).toEqual(['not-loaded']);
  const silent = openWorld();
  silent.chat.boot(about);
  silent.runLate();
  expect(silent.states).toEqual(['not-loaded']);
});

it('only handles messages of its frame, until it is closed', () => {
  const { chat, load, states, inApp, frame, said } = openWorld();
  load();
  const [hear] = inApp;
  hear?.({ source: frame, origin: 'https://evil.example', data: { kind: 'loaded' } });
  hear?.({ source: {}, origin: config.url, data: { kind: 'loaded' } });
  hear?.({ source: frame, origin: config.url, data: null });
  expect(states).toEqual([]);
  expect(said()).toEqual([]);
  chat.end();
  expect(inApp.size).toBe(0);
});
