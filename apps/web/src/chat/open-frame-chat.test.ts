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

type MessageListener = (event: { readonly source: unknown; readonly origin: string; readonly data: unknown }) => void;
interface FakeScript {
  readonly src?: string;
  readonly onload?: () => void;
  readonly onerror?: () => void;
}

/** Creates the app's window and the chat page in its frame. `code` is the script element that the chat page created. */
function openTestChat(storedValues = new Map<string, string>()) {
  const [inApp, inPage]: [Set<MessageListener>, MessageListener[]] = [new Set(), []];
  const scripts: FakeScript[] = [];
  const timers: (() => void)[] = [];
  const states: string[] = [];
  const parent = {
    postMessage: (data: unknown) => {
      for (const listener of inApp) listener({ source: frame, origin: config.url, data });
    },
  };
  const frame = {
    postMessage(data: unknown, origin: string) {
      if (origin !== config.url) return;
      for (const listener of inPage)
        listener({ source: parent, origin: 'https://app.example', data: structuredClone(data) });
    },
  };
  const page: { Intercom?: { q: unknown[][] }; parent: unknown; addEventListener: unknown } = {
    parent,
    addEventListener: (_: string, listener: MessageListener) => inPage.push(listener),
  };
  const localStorage = {
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
  };
  const document = {
    createElement: () => ({}),
    head: { append: (scriptElement: FakeScript) => scripts.push(scriptElement) },
  };
  const chat = openFrameChat(config, {
    window: {
      addEventListener: (_: string, listener: unknown) => void inApp.add(listener as MessageListener),
      removeEventListener: (_: string, listener: unknown) => void inApp.delete(listener as MessageListener),
      setTimeout: ((run: () => void) => timers.push(run)) as never,
      clearTimeout: (id) => void delete timers[Number(id) - 1],
    },
    frame: () => frame as unknown as Window,
    onState: (state) => states.push(state),
  });
  const load = () => runInNewContext(script, { window: page, localStorage, document });
  const listIntercomCalls = () => page.Intercom?.q.map((one) => JSON.parse(JSON.stringify(one))) ?? [];
  return {
    chat,
    load,
    scripts,
    listIntercomCalls,
    states,
    inApp,
    frame,
    runLate: () => timers.forEach((run) => void run()),
  };
}

const booted = [['boot', { app_id: 'ab12cd', hide_default_launcher: true, ...settings }], ['onHide', null], ['show']];

it('starts the provider’s code in the frame, whichever loads first, with only the user’s context', () => {
  for (const isPageFirst of [true, false]) {
    const { chat, load, scripts, listIntercomCalls, states } = openTestChat(new Map([['person', 't1 u1']]));
    if (isPageFirst) load();
    chat.trackEvent('form-published');
    chat.boot(about);
    if (!isPageFirst) load();
    expect(listIntercomCalls()).toEqual(booted);
    expect(scripts.map(({ src }) => src)).toEqual(['https://widget.intercom.io/widget/ab12cd']);
    expect(states).toEqual([]);
    scripts[0]?.onload?.();
    expect(states).toEqual(['loaded']);
    chat.update({ ...about, teamId: 'quay' });
    chat.trackEvent('form-published');
    expect(listIntercomCalls().slice(3)).toEqual([
      ['update', { ...settings, team_id: 'quay' }],
      ['show'],
      ['trackEvent', 'form-published'],
    ]);
  }
});

it('ends the conversation of another user of the same device', () => {
  const storedValues = new Map([['person', 't1 u2']]);
  const other = openTestChat(storedValues);
  other.load();
  other.chat.boot(about);
  expect(other.listIntercomCalls()).toEqual([['shutdown'], ...booted]);
  const again = openTestChat(storedValues);
  again.load();
  again.chat.boot(about);
  expect(again.listIntercomCalls()).toEqual(booted);
});

it('reports that Intercom is not loaded when it is blocked or does not respond', () => {
  const refused = openTestChat();
  refused.load();
  refused.chat.boot(about);
  refused.scripts[0]?.onerror?.();
  expect(refused.states).toEqual(['not-loaded']);
  refused.runLate();
  expect(refused.states).toEqual(['not-loaded']);
  const silent = openTestChat();
  silent.chat.boot(about);
  silent.runLate();
  expect(silent.states).toEqual(['not-loaded']);
});

it('only handles messages of its frame, until it is closed', () => {
  const { chat, load, states, inApp, frame, listIntercomCalls } = openTestChat();
  load();
  const [listener] = inApp;
  listener?.({ source: frame, origin: 'https://evil.example', data: { kind: 'loaded' } });
  listener?.({ source: {}, origin: config.url, data: { kind: 'loaded' } });
  listener?.({ source: frame, origin: config.url, data: null });
  expect(states).toEqual([]);
  expect(listIntercomCalls()).toEqual([]);
  chat.end();
  expect(inApp.size).toBe(0);
});
