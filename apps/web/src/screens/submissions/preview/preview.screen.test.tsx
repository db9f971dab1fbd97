import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the table with Barnes (its answer has two lines), Ham and Kew, newest first, and the preview of Ham. */
async function openPreview(widthPx?: number) {
  const { owner } = await createLibraryDevices();
  for (const [at, place] of ['Kew', 'Ham', 'Barnes\nPond'].entries()) {
    vi.spyOn(owner.context.ports.clock, 'now').mockReturnValue(`2026-11-0${at + 1}T12:00:00.000Z`);
    await owner.submit({ place });
    await owner.pushAndPull();
  }
  const app = openApp(path, owner, widthPx);
  await app.user.click(await screen.findByRole('button', { name: 'Actions for 2' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  const panel = await screen.findByRole('complementary', { name: 'Preview' });
  const title = () => within(panel).getByRole('heading', { level: 2 }).textContent;
  return { ...app, panel, title };
}

it('shows a submission beside the table, and moves to its neighbors by keyboard', async () => {
  const { user, panel, title } = await openPreview();
  expect(title()).toBe('Submission 2');
  expect(within(panel).getByRole('definition').textContent).toBe('Ham');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(title).toBe('Submission 1');
  expect(within(panel).getByRole('definition').textContent).toBe('Kew');
  expect(within(panel).getByRole('button', { name: 'Next submission' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await expect.poll(title).toBe('Submission 3');
  expect(within(panel).getByRole('definition').innerText).toBe('Barnes\nPond');
  const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked.map(({ textContent }) => textContent?.includes('Barnes'))).toEqual([true]);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('complementary', { name: 'Preview' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for 2');
});

it('shows the row that is clicked next, and its history', async () => {
  const { user, panel, title } = await openPreview();
  await user.click(within(screen.getByRole('row', { name: /Kew/ })).getByText('Kew'));
  await expect.poll(title).toBe('Submission 1');
  await user.click(within(panel).getByRole('button', { name: 'History' }));
  await expect
    .poll(() =>
      within(panel)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )
    .toEqual([expect.stringContaining('Ada Byron')]);
});

it('fills the screen of a phone', async () => {
  const { title } = await openPreview(390);
  expect(title()).toBe('Submission 2');
});
