import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataContext } from '../../../data/data-context.ts';
import { setScreenWidth } from '../../../testing/open-app.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import { loadToasts, ToastProvider } from '../../../ui/toasts/ToastProvider.tsx';
import { ThemeProvider } from '../../theme/ThemeProvider.tsx';
import { UploadToast } from './UploadToast.tsx';

const uploading = 'Uploading Submission';
const uploaded = 'Submission uploaded';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Renders the toast while a submission is being sent. Timers are simulated: jsdom runs no animations, so the toast's
 * times can't depend on them.
 */
async function openUpload() {
  const data = await openDevice();
  await loadToasts();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  setScreenWidth(1280);
  render(
    <ThemeProvider>
      <ToastProvider>
        <DataContext value={data}>
          <UploadToast />
        </DataContext>
      </ToastProvider>
    </ThemeProvider>,
  );
  const setStatus = (status: Parameters<typeof data.setStatus>[0]) => act(async () => data.setStatus(status));
  const advanceMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await setStatus({ uploading: true, syncing: true, pendingUploads: 1 });
  await advanceMs(0);
  // Ignores the announcement of a toast, which is a separate element with the same text.
  const isShown = (text: string) => screen.queryAllByText(text).some((found) => !found.closest('[aria-live]'));
  const isTicked = () => document.querySelector('[aria-hidden="true"] > div > svg > path') !== null;
  return { setStatus, advanceMs, isShown, isTicked };
}

it('asks to keep the app open while a submission is being sent', async () => {
  const { setStatus, advanceMs, isShown } = await openUpload();
  screen.getByText('Please keep the app open');
  await advanceMs(60_000);
  expect(isShown(uploading)).toBe(true);
  await setStatus({ uploading: false, pendingUploads: 1 });
  await advanceMs(1000);
  expect([isShown(uploading), isShown(uploaded)]).toEqual([false, false]);
});

it('confirms the arrival for 4.5 seconds, with or without reduced motion', async () => {
  const { setStatus, advanceMs, isShown, isTicked } = await openUpload();
  expect(isTicked()).toBe(false);
  await setStatus({ uploading: false, pendingUploads: 0 });
  await advanceMs(4400);
  expect([isShown(uploading), isShown(uploaded), isTicked()]).toEqual([false, true, true]);
  await advanceMs(1100);
  expect([isShown(uploaded), isTicked()]).toEqual([false, false]);
});

it('confirms the arrival for at least 3.5 seconds before it shows the next upload', async () => {
  const { setStatus, advanceMs, isShown, isTicked } = await openUpload();
  await setStatus({ uploading: false, pendingUploads: 0 });
  await advanceMs(1000);
  await setStatus({ uploading: true, pendingUploads: 1 });
  await advanceMs(2400);
  expect([isShown(uploading), isShown(uploaded), isTicked()]).toEqual([false, true, true]);
  await advanceMs(200);
  expect([isShown(uploading), isShown(uploaded), isTicked()]).toEqual([true, false, false]);
});

it('disappears after 4.5 seconds even if another upload finished meanwhile', async () => {
  const { setStatus, advanceMs, isShown } = await openUpload();
  await setStatus({ uploading: false, pendingUploads: 0 });
  await advanceMs(1000);
  await setStatus({ uploading: true, pendingUploads: 1 });
  await advanceMs(1000);
  await setStatus({ uploading: false, pendingUploads: 0 });
  await advanceMs(2300);
  expect(isShown(uploaded)).toBe(true);
  await advanceMs(1200);
  expect(isShown(uploaded)).toBe(false);
});
