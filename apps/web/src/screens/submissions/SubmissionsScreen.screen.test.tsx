import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { createLibraryDevices } from '../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions';
const novemberPath = `${path}?dateRange=2026-11-01_2026-11-30`;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Values of the "Place" column, from top to bottom. */
const getPlaces = () =>
  screen.queryAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[5]?.textContent ?? []);
const findRow = async (place: string) => screen.findByRole('row', { name: new RegExp(place) });

/**
 * Opens a library with three submissions: Kew (oldest) and Barnes by the owner, Ham by a member; and one submission of
 * another form.
 */
async function createThreeSubmissions() {
  const { owner, member } = await createLibraryDevices();
  await owner.forms.add('crew', { id: 'form-2', title: 'Order', schema: { display: 'form', components: [] } });
  await owner.forms.publish('form-2', '');
  const submitted = [
    [owner, 'Kew', '03'],
    [member, 'Ham', '12'],
    [owner, 'Barnes', '20'],
  ] as const;
  const ids = new Map<string, string>();
  for (const [person, place, day] of submitted) {
    vi.spyOn(person.context.ports.clock, 'now').mockReturnValue(`2026-11-${day}T12:00:00.000Z`);
    ids.set(place, await person.submit({ place }));
    await person.pushAndPull();
  }
  const { id } = await owner.responses.create('form-2');
  await owner.responses.submit(id, {});
  await owner.pushAndPull();
  return { owner, ids };
}

it('shows only the submissions to this form, newest first, with their authors', async () => {
  const { owner } = await createThreeSubmissions();
  openApp(novemberPath, owner);
  await expect.poll(getPlaces).toEqual(['Barnes', 'Ham', 'Kew']);
  expect((await findRow('Ham')).textContent).toContain('Bob Stone');
  screen.getByText('3 submissions');
});

it('keeps row actions in sight when the table is wide, and shows the form’s own icon', async () => {
  const { owner } = await createThreeSubmissions();
  const svg = '<svg viewBox="0 0 24 24"><path d="M2 2h20v20z"/></svg>';
  await owner.forms.updateConfig('form-1', { icon: svg });
  openApp(novemberPath, owner);
  const more = within(await findRow('Ham')).getByRole('button');
  const { position, right } = getComputedStyle(more.closest('td')!);
  expect([position, right]).toEqual(['sticky', '0px']);
  await expect.poll(() => document.querySelector('header path[d="M2 2h20v20z"]')).not.toBeNull();
});

it('shows submissions of the selected range only, including its first and last day', async () => {
  const { owner } = await createThreeSubmissions();
  openApp(`${path}?dateRange=2026-11-03_2026-11-12`, owner);
  await expect.poll(getPlaces).toEqual(['Ham', 'Kew']);
  cleanup();
  openApp(`${path}?dateRange=2026-11-04_2026-11-11`, owner);
  await screen.findByText('No submissions');
});

it('marks the row of the submission that the user came back from, and no other row', async () => {
  const { owner, ids } = await createThreeSubmissions();
  openApp(`${novemberPath}&selectedRow=${ids.get('Ham')}`, owner);
  await findRow('Ham');
  const marked = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');
  expect(marked).toEqual([await findRow('Ham')]);
});

it.each([
  ['a double click', (user: ReturnType<typeof openApp>['user'], row: HTMLElement) => user.dblClick(row)],
  [
    'Enter',
    (user: ReturnType<typeof openApp>['user'], row: HTMLElement) => {
      within(row).getAllByRole('cell')[3]!.focus();
      return user.keyboard('{Enter}');
    },
  ],
])('opens a row with %s', async (_title, choose) => {
  const { owner, ids } = await createThreeSubmissions();
  const { user, path: now } = openApp(novemberPath, owner);
  await choose(user, await findRow('Ham'));
  await expect.poll(now).toBe(`/teams/crew/forms/form-1/response/${ids.get('Ham')}`);
});

it('downloads the PDF of the chosen row, named after its number and title', async () => {
  const { owner, ids } = await createThreeSubmissions();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const open = vi.spyOn(owner.submissions, 'open');
  const { user } = openApp(novemberPath, owner);
  await user.click(within(await findRow('Barnes')).getByRole('button', { name: 'Actions for 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download Pdf' }));
  await expect.poll(() => saved).toEqual(['2 Site   visit.pdf']);
  expect(open.mock.calls.map(([, responseId]) => responseId)).toEqual([ids.get('Barnes')]);
});

it('shows no table without the form’s question columns while the definition is loading', async () => {
  const { owner } = await createThreeSubmissions();
  const { published, draft, ...bare } = (await owner.database.forms.get('form-1'))!;
  const sync = (await owner.database.teamSync.get('crew'))!;
  await owner.database.teamSync.delete('crew');
  // The form's config has arrived, but its definition hasn't.
  await owner.database.forms.put(bare);
  owner.setStatus({ syncing: true });
  // The table's code is loaded, so only the questions are missing.
  await Promise.all([import('./submissions-table/SubmissionsTable.tsx'), import('./answer-columns.ts')]);
  openApp(novemberPath, owner);
  const heads: (readonly string[])[] = [];
  const note = () => heads.push(screen.queryAllByRole('columnheader').map(({ textContent }) => textContent ?? ''));
  const watch = new MutationObserver(note);
  watch.observe(document.body, { childList: true, subtree: true });
  await screen.findByText('3 submissions');
  await act(async () => {});
  await act(async () => {
    await owner.database.forms.put({ ...bare, ...(published && { published }), ...(draft && { draft }) });
    await owner.database.teamSync.put(sync);
  });
  await screen.findByRole('columnheader', { name: 'Place' });
  watch.disconnect();
  expect(heads.filter((shown) => shown.includes('Created By') && !shown.includes('Place'))).toEqual([]);
});

it('filters by the date of the last modification when the URL or the menu selects it', async () => {
  const { owner, ids } = await createThreeSubmissions();
  vi.spyOn(owner.context.ports.clock, 'now').mockReturnValue('2026-12-02T12:00:00.000Z');
  const team = (await owner.database.teams.get('crew'))!;
  const { response } = await owner.submissions.open(team, ids.get('Kew')!);
  const edit = await owner.responses.edit('crew', response);
  await owner.responses.submit(edit.id, { place: 'Kew Gardens' });
  await owner.pushAndPull();
  const { user, router } = openApp(`${path}?dateRange=2026-12-01_2026-12-31`, owner);
  await screen.findByText('No submissions');
  await user.click(screen.getByRole('button', { name: 'Date range: Custom' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Last modified' }));
  await expect.poll(getPlaces).toEqual(['Kew Gardens']);
  screen.getByRole('button', { name: 'Date range: Modified: Custom' });
  expect(router.state.location.search).toContain('dateOf=lastModified');
});
