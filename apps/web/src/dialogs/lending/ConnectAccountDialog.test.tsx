import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataContext } from '../../data/data-context.ts';
import { ThemeProvider } from '../../shell/theme/ThemeProvider.tsx';
import { createFakeApi, createSuccess } from '../../testing/fakes.ts';
import { setScreenWidth } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { ConnectAccountDialog } from './ConnectAccountDialog.tsx';

const opened: { features: string; went: string[]; closed: boolean }[] = [];

beforeEach(() => {
  setScreenWidth(1280);
  opened.length = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets `window.open` return a fake popup that records its URLs. */
function mockWindowOpen() {
  vi.spyOn(window, 'open').mockImplementation((_url, _target, features) => {
    const popup = {
      ...{ features: features ?? '', went: [] as string[], closed: false },
      location: { replace: (address: string) => void popup.went.push(address) },
      close: () => {
        popup.closed = true;
      },
    };
    opened.push(popup);
    return popup as unknown as Window;
  });
}

async function openConnectDialog() {
  const api = createFakeApi({
    getOwnGraphCredential: () =>
      createSuccess({ id: 'c1', authRequired: true, authorization: 'missing', purposes: [] }),
    getAuthCodeUrl: () => createSuccess({ url: 'https://sign-in.test/authorize' }),
    redeemAuthCode: () => createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
  });
  const data = await openDevice();
  const onLent = vi.fn();
  render(
    <ThemeProvider>
      <DataContext value={{ ...data, api }}>
        <ConnectAccountDialog purpose="files" onConnected={onLent} onClose={() => undefined} />
      </DataContext>
    </ThemeProvider>,
  );
  await screen.findByRole('alertdialog', { name: 'Permissions Required' });
  const signIn = () => userEvent.setup().click(screen.getByRole('button', { name: 'Sign In' }));
  return { onLent, signIn };
}

const sendPopupMessage = (data: unknown) =>
  act(async () => {
    // NOTE: not a MessageEvent, because jsdom's only accepts its own windows as `source`.
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin: location.origin, source: opened.at(-1) }));
  });

it('opens a popup of 600 by 535 pixels, and closes when the account is connected', async () => {
  mockWindowOpen();
  const { onLent, signIn } = await openConnectDialog();
  await signIn();
  await expect.poll(() => opened[0]?.went).toHaveLength(1);
  expect(opened[0]?.features).toContain('width=600,height=535');
  screen.getByText('Please click again if the window did not open');
  await sendPopupMessage({ code: 'abc', state: 's' });
  await expect.poll(() => onLent.mock.calls.length).toBe(1);
  expect(opened[0]?.closed).toBe(true);
});

it('shows Popups Blocked, and a hint to click again for ten seconds', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { onLent, signIn } = await openConnectDialog();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await signIn();
  await screen.findByText('Popups Blocked');
  screen.getByText('Your browser is blocking a required popup. Please allow popups for this site and try again');
  screen.getByText('Please click again if the window did not open');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText('Please click again if the window did not open')).toBeNull();
  expect(onLent).not.toHaveBeenCalled();
});

it('refers to the browser settings when clicking again doesn’t help', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { signIn } = await openConnectDialog();
  await signIn();
  await screen.findByText(/^Your browser is blocking a required popup/);
  await signIn();
  await screen.findByText('Pop-ups blocked. Please enable them in your browser settings and try again.');
  expect(screen.queryByText(/^Your browser is blocking a required popup/)).toBeNull();
});

it('asks for the permissions again if the popup was closed', async () => {
  mockWindowOpen();
  const { signIn } = await openConnectDialog();
  await signIn();
  await expect.poll(() => opened[0]?.went).toHaveLength(1);
  opened[0]!.closed = true;
  await screen.findByText(/^To use this feature, you'll need to grant the requested permissions\./);
});
