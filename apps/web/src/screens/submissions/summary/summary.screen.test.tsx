import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

const forceColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await forceColors('none');
});

it('shows charts, filters by a bar, and shows each chart as a table', async () => {
  const { owner, member } = await createLibraryDevices();
  for (const [person, place] of [
    [owner, 'Kew Gardens'],
    [member, 'Kew Bridge'],
    [owner, 'kew gardens '],
  ] as const) {
    vi.spyOn(person.context.ports.clock, 'now').mockReturnValue('2026-11-03T12:00:00.000Z');
    await person.submit({ place });
    await person.pushAndPull();
  }
  const { user, router } = openApp(path, owner);
  await user.click(await screen.findByRole('button', { name: 'Summary' }));
  expect(new URLSearchParams(router.state.location.search).get('tab')).toBe('summary');
  const people = within(await screen.findByRole('figure', { name: 'Created By' }));
  const place = within(screen.getByRole('figure', { name: 'Place' }));
  expect(place.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Kew Gardens2', 'Kew Bridge1'],
  ]);
  // In forced colors, a bar must still differ from its track.
  await forceColors('active');
  const [bar] = place.getAllByRole('button');
  const colors = () => [...bar!.querySelectorAll('span')].map((part) => getComputedStyle(part).backgroundColor);
  await expect.poll(() => colors().at(-1)).not.toBe(colors().at(-2));
  await user.click(people.getByRole('button', { name: 'Show as table' }));
  const rows = people.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['Ada Byron266.7%', 'Bob Stone133.3%']);
  await user.click(people.getByRole('button', { name: /Bob Stone/ }));
  await screen.findByRole('button', { name: /^Remove filter: Created By/ });
  await expect
    .poll(() => place.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual(['Kew Bridge1']);
  await user.click(screen.getByRole('button', { name: 'Summary' }));
  await expect.poll(() => screen.queryAllByRole('row').length).toBe(2);
});
