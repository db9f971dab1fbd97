import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2026-11-01_2026-11-30';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens a table with Kew, submitted by a member, then Ham and Barnes, submitted by the owner. */
async function openTable(as: 'owner' | 'member') {
  const { owner, member } = await createLibraryDevices();
  for (const [at, [person, place]] of (
    [
      [member, 'Kew'],
      [owner, 'Ham'],
      [owner, 'Barnes'],
    ] as const
  ).entries()) {
    vi.spyOn(person.context.ports.clock, 'now').mockReturnValue(`2026-11-0${at + 1}T12:00:00.000Z`);
    await person.submit({ place });
    await person.pushAndPull();
  }
  const device = as === 'owner' ? owner : member;
  const app = openApp(path, device);
  await screen.findByRole('row', { name: /Barnes/ });
  return { ...app, device };
}

const getRowPlaces = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => /Kew|Ham|Barnes/.exec(textContent ?? '')?.[0]);
const findSelectionBar = async () => within(await screen.findByRole('region', { name: 'Selected submissions' }));
const selectRows = async (user: ReturnType<typeof openApp>['user'], ...names: readonly string[]) => {
  for (const name of names) {
    await user.click(within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));
  }
};
/** Records names and contents of downloads, in a browser without the file picker API. */
function recordDownloads() {
  Object.assign(window, { showSaveFilePicker: undefined });
  const contents: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { contents, names };
}

it('counts rows selected one by one, all at once, and as a range', async () => {
  const { user } = await openTable('owner');
  await selectRows(user, 'Kew');
  (await findSelectionBar()).getByText('1 selected');
  await user.keyboard('{Shift>}');
  await selectRows(user, 'Barnes');
  await user.keyboard('{/Shift}');
  await (await findSelectionBar()).findByText('3 selected');
  await user.click((await findSelectionBar()).getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selected submissions' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  (await findSelectionBar()).getByText('3 selected');
});

it('deletes selected rows with permission, and removes them at once', async () => {
  const { user, device } = await openTable('owner');
  await selectRows(user, 'Kew', 'Barnes');
  await user.click((await findSelectionBar()).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 submissions?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(getRowPlaces).toEqual(['Ham']);
  await device.pushAndPull();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await expect.poll(getRowPlaces).toEqual(['Ham']);
});

it('shows how many selected submissions the user may not delete', async () => {
  const { user } = await openTable('member');
  await selectRows(user, 'Ham');
  await findSelectionBar();
  expect((await findSelectionBar()).queryByRole('button', { name: 'Delete' })).toBeNull();
  await selectRows(user, 'Kew');
  await user.click(await (await findSelectionBar()).findByRole('button', { name: 'Delete' }));
  await screen.findByText('You can’t delete 1 of the selected submissions.');
});

it('exports selected rows as CSV with the visible columns', async () => {
  const { user } = await openTable('owner');
  const { contents, names } = recordDownloads();
  await selectRows(user, 'Barnes');
  await user.click((await findSelectionBar()).getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Download CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await expect.poll(() => names).toEqual(['Site   visit.csv']);
  const [head = '', row = '', end] = (await contents[0]!.text()).split('\r\n');
  expect(head.replace('\uFEFF', '')).toBe(
    '#,Created By,Title,Form Version,Place,Collaborators,Workflows,Submitted,Last Modified',
  );
  expect(row).toMatch(/^2,Ada.*,Barnes,/);
  expect(end).toBe('');
});

it('exports the whole view as CSV, and PDFs of selected rows as ZIP', async () => {
  const { user } = await openTable('owner');
  const { contents, names } = recordDownloads();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }));
  await expect.poll(() => names).toHaveLength(1);
  expect((await contents[0]!.text()).trim().split('\r\n')).toHaveLength(4);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await selectRows(user, 'Ham', 'Barnes');
  await user.click((await findSelectionBar()).getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'One PDF per submission, in a ZIP file' }));
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await expect.poll(() => names[1]).toBe('Site visit.zip');
  const text = await contents[1]!.text();
  expect([text.slice(0, 2), new Set(text.match(/[12] Site visit\.pdf/g)).size]).toEqual(['PK', 2]);
});

it('exports the view as Excel and JSON Lines', async () => {
  const { user } = await openTable('owner');
  const { contents, names } = recordDownloads();
  for (const [item, count] of [
    ['Excel', 1],
    ['JSON Lines', 2],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }));
    await expect.poll(() => names).toHaveLength(count);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  }
  expect(names).toEqual(['Site   visit.xlsx', 'Site   visit.jsonl']);
  expect((await contents[0]!.text()).slice(0, 2)).toBe('PK');
  const places = (await contents[1]!.text()).trim().split('\n');
  expect(places.map((line) => JSON.parse(line).data.place).toSorted()).toEqual(['Barnes', 'Ham', 'Kew']);
});
