import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useChat } from '../../chat/chat.ts';
import { AuthContext } from '../../sign-in/useAuth.ts';
import { createFakeAuth } from '../../testing/fakes.ts';
import { setScreenWidth } from '../../testing/open-app.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ChatProvider } from './ChatProvider.tsx';

beforeEach(() => setScreenWidth(1280));
afterEach(cleanup);

const config = { provider: 'intercom', appId: 'ab12cd', url: 'https://chat.example' } as const;

function Opens() {
  const chat = useChat();
  return (
    <button type="button" onClick={chat?.open}>
      Ask
    </button>
  );
}

function renderChat() {
  render(
    <ThemeProvider>
      <AuthContext value={createFakeAuth()}>
        <main id="content" tabIndex={-1}>
          <ChatProvider config={config}>
            <Opens />
          </ChatProvider>
        </main>
      </AuthContext>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

const frame = () => document.querySelector('iframe');

/**
 * Simulates a message of the chat frame. NOTE: not a MessageEvent, because jsdom's only accepts its own windows as
 * `source`.
 */
const sendFrameMessage = (kind: string) =>
  act(async () => {
    const event = new Event('message');
    Object.assign(event, { data: { kind }, origin: config.url, source: frame()?.contentWindow });
    window.dispatchEvent(event);
  });

/** Opens the chat and waits until it has the focus. It then receives messages of its frame. */
async function openChat(user: ReturnType<typeof renderChat>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Opening the chat…');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
}

it("sends no requests before it is opened, shows a message if Intercom can't be loaded, and retries", async () => {
  const user = renderChat();
  expect(frame()).toBeNull();
  await openChat(user);
  expect(frame()?.src).toBe('https://chat.example/chat.html');
  await sendFrameMessage('not-loaded');
  screen.getByRole('heading', { name: 'Intercom not loaded' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()?.src).toBe('https://chat.example/chat.html');
  await sendFrameMessage('loaded');
  expect(screen.queryByText('Opening the chat…')).toBeNull();
  expect(screen.getByTitle('Chat')).toBe(frame());
});

it('keeps running while it is hidden by its button, by Escape or by the chat itself', async () => {
  const user = renderChat();
  await openChat(user);
  const first = frame();
  await sendFrameMessage('loaded');
  const isChatShown = () => screen.queryByRole('region', { name: 'Chat' }) !== null;
  for (const close of [
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => Promise.resolve(fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })),
    () => sendFrameMessage('hidden'),
  ]) {
    expect(isChatShown()).toBe(true);
    await close();
    expect(isChatShown()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
  }
  expect(frame()).toBe(first);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
});
