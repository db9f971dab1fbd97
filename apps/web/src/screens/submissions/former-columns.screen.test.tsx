import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { createLibraryDevices } from '../../testing/test-device.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps answers to removed questions in columns that are hidden by default, and finds them in a search', async () => {
  const { owner } = await createLibraryDevices();
  await owner.submit({ place: 'Kew' });
  await owner.pushAndPull();
  const town = { type: 'textfield', key: 'town', label: 'Town', input: true };
  const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
  await owner.forms.updateDraft('form-1', { schema: { components: [town, submit] } });
  await owner.forms.publish('form-1', '');
  await owner.pushAndPull();
  await owner.submit({ town: 'Ham' });
  await owner.pushAndPull();
  const { user } = openApp('/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30', owner);
  await screen.findByText('Ham');
  const head = (name: string) => screen.queryByRole('columnheader', { name });
  expect(head('Town')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Columns' }));
  const choice = await panel.findByRole('checkbox', { name: 'Show Place (removed question)' });
  expect((choice as HTMLInputElement).checked).toBe(false);
  expect(head('Place (removed question)')).toBeNull();
  await user.click(choice);
  await expect.poll(() => head('Place (removed question)')).not.toBeNull();
  screen.getByText('Kew');
  await user.click(choice);
  await expect.poll(() => head('Place (removed question)')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'kew');
  await expect.poll(() => screen.queryByText('Ham')).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
