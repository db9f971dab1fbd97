import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { flushPendingSaves } from '../../../saving/pending-saves.ts';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { responseRow } from '../../../testing/open-device.ts';
import {
  button,
  chooseOption,
  draft,
  form,
  newResponsePath,
  note,
  openSiteDevice,
  published,
  typeAnswer,
} from '../../../testing/site-form.ts';

afterEach(cleanup);

it('asks whether to open an existing draft', async () => {
  const { user, path } = openApp(newResponsePath, await openSiteDevice({ responses: [draft] }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Existing Draft' }));
  dialog.getByText('Would you like to open your existing draft?');
  dialog.getByRole('button', { name: 'New Response' });
  await user.click(dialog.getByRole('button', { name: 'Existing Draft' }));
  await expect.poll(path).toBe(`${newResponsePath}/draft1`);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
});

it('offers a draft that was only prefilled by a link, and starts another one on request', async () => {
  const metadata = { prefilledData: { site: 'Mill Lane' } };
  const prefilled = { collaborators: [], revision: 0, data: { data: { site: 'Mill Lane' }, metadata } };
  const data = await openSiteDevice({
    responses: [responseRow({ id: 'prefilled', ...prefilled, schema: published.schema })],
  });
  const { user, path } = openApp(`${newResponsePath}?data={"site":"Mill Lane"}`, data);
  await user.click(await screen.findByRole('button', { name: 'New Response' }));
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Mill Lane');
  expect(path()).not.toContain('prefilled');
  expect(await data.database.responses.count()).toBe(2);
});

it('asks whether to keep a copied draft when leaving it', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  const original = await screen.findByLabelText('Site');
  await chooseOption(user, 'Copy');
  await expect.poll(path).not.toContain('draft1');
  await expect.poll(() => [null, original].includes(screen.queryByLabelText('Site'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const dialog = await findFocusedDialog('Draft');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect((await data.database.responses.toArray()).map(({ id, deleted }) => [id === 'draft1', deleted])).toEqual(
    expect.arrayContaining([
      [true, 0],
      [false, 1],
    ]),
  );
});

it('offers neither drafts with answers other than the prefill nor untouched drafts', async () => {
  const untouched = responseRow({ id: 'untouched', collaborators: [], revision: 1, data: { data: {}, metadata: {} } });
  const { path } = openApp(
    `${newResponsePath}?data={"site":"Mill Lane"}`,
    await openSiteDevice({ responses: [draft, untouched] }),
  );
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Mill Lane');
  expect(path()).not.toMatch(/draft1|untouched/);
});

it('prefills known fields from the URL, and removes the prefill from the URL', async () => {
  const data = await openSiteDevice();
  const prefill = encodeURIComponent('{"site":"Mill Lane","submit":true,"extra":{"a":1}}');
  const { router } = openApp(`${newResponsePath}?expand=true#data=${prefill}`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Mill Lane');
  expect(router.state.location).toMatchObject({ search: '?expand=true', hash: '' });
  const [row] = await data.database.responses.toArray();
  expect(row?.data.data).not.toHaveProperty('extra');
  expect(row?.data.metadata).toEqual({ prefilledData: { site: 'Mill Lane' } });
});

it('offers the draft that was started from the same URL, even after answers changed', async () => {
  const metadata = { prefilledData: { site: 'Mill Lane' } };
  const mine = responseRow({ id: 'mine', data: { data: { site: 'Quay' }, metadata }, schema: published.schema });
  const data = await openSiteDevice({ responses: [draft, mine] });
  const { user, path } = openApp(`${newResponsePath}?data={"site":"Mill Lane"}`, data);
  await user.click(await screen.findByRole('button', { name: 'Existing Draft' }));
  await expect.poll(path).toBe(`${newResponsePath}/mine`);
});

it('ignores a hostile prefill', async () => {
  const { path } = openApp(`${newResponsePath}?data={"site":"x","__proto__":{"a":1}}`, await openSiteDevice());
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', '');
  expect(path()).toMatch(/\/response\/.+/);
});

it('asks whether to keep a new draft when leaving it', async () => {
  const data = await openSiteDevice();
  const { user, path } = openApp(newResponsePath, data);
  await typeAnswer(user, 'Site', 'x');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  const dialog = await findFocusedDialog('Draft');
  dialog.getByText('Would you like to keep your draft?');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(await data.database.responses.toArray()).toMatchObject([{ deleted: 1 }]);
});

it('keeps a draft on request, and does not ask again about older drafts', async () => {
  const data = await openSiteDevice();
  const { user, path, router } = openApp(newResponsePath, data);
  await typeAnswer(user, 'Site', 'x');
  const address = path();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Keep' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  // The URL changes shortly before the screen does.
  await expect.poll(() => screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await expect
    .poll(() => data.database.responses.toArray())
    .toMatchObject([{ deleted: 0, data: { data: { site: 'x' } } }]);
  await act(() => router.navigator.push(address));
  await typeAnswer(user, 'Site', 'y');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it('upgrades an open draft to a new form version, and keeps the answers', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user } = openApp(`${newResponsePath}/draft1`, data);
  await typeAnswer(user, 'Site', ' 4');
  const newer = { ...published, version: 3, schema: { components: [note, button] } };
  await act(() => data.database.forms.put({ ...form, published: newer }).then());
  await typeAnswer(user, 'Note', 'wet');
  screen.getByText('This form was updated to version 3. Your answers were kept.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Thanks!' });
  expect(await data.database.responses.get('draft1')).toMatchObject({
    version: 3,
    submitted: 1,
    data: { data: { site: 'Canal Street 4', note: 'wet' } },
  });
});

it('upgrades a draft to the newest form version when it is opened', async () => {
  const old = responseRow({ version: 1, schema: { components: [note, button] } });
  openApp(`${newResponsePath}/draft1`, await openSiteDevice({ responses: [old] }));
  await screen.findByText('This form was updated to version 2. Your answers were kept.');
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
});

it('shows answers from another device while nothing is unsaved here', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  openApp(`${newResponsePath}/draft1`, data);
  await screen.findByLabelText('Site');
  const other = { data: { data: { site: 'Quay 4' }, metadata: {} }, takenOver: 'x' };
  await act(() => data.database.responses.update('draft1', other).then());
  await screen.findByText('This draft was changed on another device. The latest answers are shown here.');
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Quay 4');
});

it('saves answers in a copy when another device changed the draft, and shows a notice once', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  await typeAnswer(user, 'Site', ' 4');
  const other = { data: { data: { site: 'Quay 4' }, metadata: {} }, takenOver: 'x' };
  await act(() => data.database.responses.update('draft1', other).then());
  await screen.findByText(/changed in another tab or on another device while it was open here/);
  expect(path()).not.toContain('draft1');
  expect(screen.getByLabelText('Site')).toHaveProperty('value', 'Canal Street 4');
  expect(await data.database.responses.get('draft1')).toMatchObject({ data: { data: { site: 'Quay 4' } } });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.poll(() => screen.queryByText(/on another device while it/)).toBeNull();
});

it('restores and saves text typed just before the page was closed', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const first = openApp(`${newResponsePath}/draft1`, data);
  await typeAnswer(first.user, 'Site', ' 12');
  // The page is hidden, then closed before the last save commits.
  const isHidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const copy = localStorage.getItem('unsavedAnswers') ?? '';
  expect(copy).toContain('Canal Street 12');
  isHidden.mockRestore();
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
  cleanup();
  await flushPendingSaves();
  await data.database.responses.put(draft);
  localStorage.setItem('unsavedAnswers', copy);

  openApp(`${newResponsePath}/draft1`, data);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street 12');
  const stored = async () => (await data.database.responses.get('draft1'))?.data.data.site;
  await expect.poll(stored).toBe('Canal Street 12');
  await expect.poll(() => localStorage.getItem('unsavedAnswers')).toBeNull();
});

it('shows that another device submitted first, and links to the draft that keeps the answers', async () => {
  const data = await openSiteDevice({ responses: [draft] });
  const { user, path } = openApp(`${newResponsePath}/draft1`, data);
  await screen.findByLabelText('Site');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Your response has been submitted');
  const conflict = { kind: 'submitted', of: 'draft1', isSubmit: 1 } as const;
  await data.database.responses.put({ ...draft, id: 'beaten', conflict });
  await screen.findByText(
    'This response was submitted first from another device with different answers. Your answers are saved in a draft.',
  );
  expect(screen.queryByText('Your response has been submitted')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open your draft' }));
  await expect.poll(path).toBe(`${newResponsePath}/beaten`);
  expect(await screen.findByLabelText('Site')).toHaveProperty('value', 'Canal Street');
});
