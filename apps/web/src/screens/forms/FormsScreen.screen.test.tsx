import { act, cleanup, screen } from '@testing-library/react';
import type { FormRow } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const schema = { components: [{ type: 'button', key: 'submit', action: 'submit' }] };
const draft = { driveItemId: 'd', schema };
const forms: FormRow[] = [
  formRow({ published: { driveItemId: 'p', schema, version: 2 }, channelId: 'channel1', category: 'Safety', draft }),
  formRow({ id: 'form2', title: 'Boiler record', draft }),
];
const formsPath = '/teams/team1/forms';
const responder = teamRow({ accounts: { u1: { canBuildForms: false } } });

it('opens a published form to be answered', async () => {
  openApp(formsPath, await openDevice({ teams: [teamRow()], forms }));
  const link = await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(link.getAttribute('href')).toBe('/teams/team1/forms/form1/response');
  screen.getByText(/Riverside Quarter.* · .*Version 2/);
  screen.getByText('Safety');
});

it('shows which forms are available offline once the app is cached', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(worker as unknown as ServiceWorkerContainer);
  openApp(formsPath, await openDevice({ teams: [teamRow()], forms }));
  await screen.findByText(/Version 2/);
  expect(screen.queryByText(/Available offline/)).toBeNull();
  worker.controller = {};
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  const ready = await screen.findAllByText(/Available offline/);
  expect(ready.map((caption) => caption.textContent)).toEqual([expect.stringContaining('Version 2')]);
});

it('refers guests of a team that isn’t set up to an owner', async () => {
  const { driveId: _none, ...bare } = teamRow({
    accounts: { u1: { canBuildForms: false } },
    detailsLastUpdated: '2026-11-21T08:00:00.000Z',
  });
  openApp(formsPath, await openDevice({ teams: [bare] }));
  await screen.findByText('You don’t have permission to set up this team. Ask a Team Owner to continue.');
  expect(screen.getByRole('button', { name: 'New form' }).getAttribute('aria-disabled')).toBe('true');
});

it('shows builders which forms have unpublished changes', async () => {
  const changed = formRow({
    published: { driveItemId: 'p', schema, version: 2 },
    draft: { ...draft, customCss: 'a {}' },
  });
  openApp(formsPath, await openDevice({ teams: [teamRow()], forms: [changed] }));
  await screen.findByText('Has unpublished changes');
  cleanup();
  openApp(formsPath, await openDevice({ teams: [responder], forms: [changed] }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(screen.queryByText('Has unpublished changes')).toBeNull();
});

it('publishes a draft with a comment', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user } = openApp(formsPath, data);
  await user.click(await screen.findByRole('button', { name: 'Boiler record' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'first');
  const publish = screen.getByRole('button', { name: 'Publish' });
  // Publishing is disabled until the draft has been checked.
  await expect.poll(() => publish.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(publish);
  const file = 'Form Config/Boiler record/form.published.json';
  await expect.poll(() => data.library.item(file).checkInComment).toBe('v1: first');
  expect(data.library.json(file)).toMatchObject({ schema, version: 1 });
});

it('asks to go online when a draft is opened offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openApp(formsPath, await openDevice({ teams: [teamRow()], forms }));
  await user.click(await screen.findByRole('button', { name: 'Boiler record' }));
  const notice = await findFocusedDialog('Draft Form');
  notice.getByText('This form is a draft. Connect to the internet to publish it.');
  await user.click(notice.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('does not publish a form without a submit button', async () => {
  const unsendable = formRow({ draft: { driveItemId: 'd', schema: { components: [] } } });
  const data = await openDevice({ teams: [teamRow()], forms: [unsendable] });
  const { user } = openApp(formsPath, data);
  await user.click(await screen.findByRole('button', { name: 'Weekly site inspection' }));
  await screen.findByText('A submit button is required before you can publish the form');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(data.library.tree()).not.toContain('Form Config/Weekly site inspection/form.published.json');
});

it('does not publish an invalid definition', async () => {
  const field = { type: 'textfield', key: 'a', label: 'A', input: true };
  const components = [...schema.components, { ...field, logic: 'nonsense' }];
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: { components } } })],
  });
  const { user } = openApp(formsPath, data);
  await user.click(await screen.findByRole('button', { name: 'Weekly site inspection' }));
  await screen.findByText('Can’t publish this form: components[1].logic: this has the wrong type.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(data.library.tree()).not.toContain('Form Config/Weekly site inspection/form.published.json');
});

it('hides drafts and building from responders', async () => {
  openApp(formsPath, await openDevice({ teams: [responder], forms }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(screen.queryByText('Boiler record')).toBeNull();
  expect(screen.getByRole('button', { name: 'New form' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps the search text in the URL, and clears it', async () => {
  const { user, router } = openApp(`${formsPath}?search=crane`, await openDevice({ teams: [teamRow()], forms }));
  await screen.findByText('No forms match “crane” in this team.');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(router.state.location.search).toBe('');
});

it('[SYNC-323] copies a form from its card, also on a phone', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user, path } = openApp(formsPath, data, 390);
  await user.click(await screen.findByRole('button', { name: 'More options for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await screen.findByRole('option', { name: 'Northgate Estates' });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Weekly site inspection copy');
  expect(path()).toBe(formsPath);
});

it('deletes a form after one confirmation', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user } = openApp(formsPath, data);
  await user.click(await screen.findByRole('button', { name: 'More options for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText('Weekly site inspection')).toBeNull();
  expect(data.library.tree()).not.toContain('Form Config/Weekly site inspection');
});

const tagged: FormRow[] = [
  formRow({
    published: { driveItemId: 'p', schema, version: 2 },
    channelId: 'channel1',
    category: 'Safety',
    metadata: { Region: 'North', Contract: 'A1' },
    confidentialResponses: true,
  }),
  formRow({ id: 'form2', title: 'Boiler record', draft, category: 'Plant', metadata: { Region: 'South' } }),
];
const getCardTitles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('shows category and metadata as tags up to the screen’s limit, and marks confidential forms', async () => {
  openApp(formsPath, await openDevice({ teams: [teamRow()], forms: tagged }), 390);
  const [, tags] = await screen.findAllByRole('list', { name: 'Tags' });
  expect([...tags!.children].map((tag) => tag.textContent)).toEqual(['Safety', 'North', '+1']);
  screen.getByRole('img', { name: 'Confidential' });
});

it('filters by category, and keeps the filter in the URL', async () => {
  const { user, router } = openApp(
    `${formsPath}?teamsSidebar=collapsed`,
    await openDevice({ teams: [teamRow()], forms: tagged }),
  );
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Plant' }));
  await expect.poll(getCardTitles).toEqual(['Boiler record']);
  expect(router.state.location.search).toBe('?teamsSidebar=collapsed&category=Plant');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Category: Plant' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(getCardTitles).toEqual(['Boiler record', 'Weekly site inspection']);
});

it('opens a filtered list from a URL, and ignores invalid filters', async () => {
  const pair = encodeURIComponent('{"key":"Region","value":"North"}');
  openApp(
    `${formsPath}?channel=channel1&metadata=${pair}&metadata=%7Bnonsense`,
    await openDevice({ teams: [teamRow()], forms: tagged }),
  );
  await screen.findByRole('button', { name: 'Region: North' });
  screen.getByRole('button', { name: 'Channel: Riverside Quarter' });
  expect(getCardTitles()).toEqual(['Weekly site inspection']);
});

it('offers to clear filters when nothing matches', async () => {
  const { user } = openApp(`${formsPath}?category=Gone`, await openDevice({ teams: [teamRow()], forms: tagged }));
  await screen.findByRole('heading', { name: 'No forms found' });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  await screen.findByText('Boiler record');
});

async function openDetails(user: ReturnType<typeof openApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More options for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Details' }));
  return findFocusedDialog('Edit Details');
}

it('edits title, channel, category and metadata of a form', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(formsPath, data);
  const details = await openDetails(user);
  const title = details.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Site round');
  await user.selectOptions(details.getByRole('combobox', { name: 'Channel' }), 'No channel');
  await user.click(details.getByRole('button', { name: 'Remove Contract' }));
  await user.click(details.getByRole('button', { name: 'Add metadata' }));
  await user.type(details.getByRole('textbox', { name: 'Name 2' }), 'Size');
  await user.type(details.getByRole('textbox', { name: 'Value 2' }), 'Large');
  await user.click(details.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'Site round' });
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const kept of [
    await data.database.forms.get('form1'),
    data.library.json('Form Config/Site round/form.config.json'),
  ]) {
    expect(kept).toMatchObject({ category: 'Safety', metadata: { Region: 'North', Size: 'Large' } });
    expect(kept).not.toHaveProperty('channelId');
  }
});

it('accepts a typed category, even if it starts like another form’s category', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(formsPath, data);
  const details = await openDetails(user);
  const category = details.getByRole<HTMLInputElement>('combobox', { name: 'Category' });
  await user.clear(category);
  for (const [at, letter] of [...'Plantings'].entries()) {
    await user.type(category, letter);
    expect(category.value).toBe('Plantings'.slice(0, at + 1));
  }
  await user.click(details.getByRole('button', { name: 'Save' }));
  await expect.poll(async () => (await data.database.forms.get('form1'))?.category).toBe('Plantings');
});

it('explains why details could not be saved, and rejects duplicate names', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  await data.database.forms.update('form1', { driveItemId: '' });
  const { user } = openApp(formsPath, data);
  const details = await openDetails(user);
  await user.click(details.getByRole('button', { name: 'Save' }));
  await details.findByText('Form (form1) is missing driveItemId');
  const name = details.getByRole('textbox', { name: 'Name 2' });
  await user.clear(name);
  await user.type(name, 'Region');
  details.getByText('“Region” is already used.');
  expect(details.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

it('opens the submissions of a form that isn’t published anymore, from its card and its builder', async () => {
  const site = { type: 'textfield', key: 'site', label: 'Site', input: true };
  const withdrawn = { ...draft, schema: { components: [site, ...schema.components] } };
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ id: 'form2', title: 'Boiler record', draft: withdrawn })],
  });
  const list = openApp(formsPath, data);
  await list.user.click(await screen.findByRole('button', { name: 'More options for Boiler record' }));
  await list.user.click(await screen.findByRole('menuitem', { name: 'View Submissions' }));
  await expect.poll(list.path).toBe('/teams/team1/forms/form2/submissions');
  cleanup();
  const builder = openApp('/teams/team1/forms/form2/build', data);
  await builder.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await builder.user.click(await screen.findByRole('menuitem', { name: 'Submissions' }));
  await expect.poll(builder.path).toBe('/teams/team1/forms/form2/submissions');
});

it('explains to responders why menu items are disabled', async () => {
  const { user } = openApp(formsPath, await openDevice({ teams: [responder], forms: tagged }));
  await user.click(await screen.findByRole('button', { name: 'More options for Weekly site inspection' }));
  const description = 'You don’t have permission to build forms in this team.';
  for (const name of ['Open Builder', 'Edit Details', 'Copy', 'Delete']) {
    const item = await screen.findByRole('menuitem', { name, description });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  }
  expect(screen.getByRole('menuitem', { name: 'Add Response' }).getAttribute('aria-disabled')).not.toBe('true');
});

it('never shows an empty list before the first sync of a team is complete', async () => {
  const data = await openDevice({ teams: [teamRow()], isSynced: false });
  data.setStatus({ syncing: true });
  openApp(formsPath, data);
  await screen.findByLabelText('Loading forms');
  act(() => data.setStatus({ syncing: false, level: 'error', errors: [{ kind: 'drive-changes', parameters: {} }] }));
  await screen.findByRole('heading', { name: 'Not on this device yet' });
  // The device's data has been loaded by now, but the list still isn't shown as empty.
  act(() => data.setStatus({ syncing: true, errors: [] }));
  await screen.findByLabelText('Loading forms');
  act(() => data.setStatus({ syncing: false, online: false }));
  await screen.findByText(/You’re offline/);
  expect(screen.queryByText('No forms found')).toBeNull();
  const page = { id: 'team1', userId: 'u1', errors: [], token: 'https://graph.test/next', resync: { seen: [] } };
  await act(() => data.database.teamSync.put(page));
  expect(screen.queryByText('No forms found')).toBeNull();
  const { resync: _over, ...whole } = page;
  await act(() => data.database.teamSync.put(whole));
  await screen.findByText('No forms found');
});

it('shows an empty list for a team without a library once its details are known', async () => {
  const { driveId: _none, ...bare } = teamRow();
  const data = await openDevice({ teams: [bare], isSynced: false });
  data.setStatus({ syncing: true });
  openApp(formsPath, data);
  await screen.findByLabelText('Loading forms');
  await act(() => data.database.teams.update('team1', { detailsLastUpdated: '2026-11-20T09:00:00.000Z' }));
  act(() => data.setStatus({ syncing: false }));
  await screen.findByText('No forms found');
});

it('shows an unreadable form’s error on its card, and the other forms', async () => {
  const cause = { kind: 'not-json', parameters: { file: 'form.config.json' } } as const;
  const change = { kind: 'drive-change', parameters: { name: 'form.config.json', id: 'c9' }, cause } as const;
  const unreadable = { formConfig: change };
  const broken = formRow({ id: 'broken', title: 'Odd one', driveItemId: 'c9', unreadable });
  openApp(formsPath, await openDevice({ teams: [responder], forms: [...forms, broken] }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  await screen.findByText(/form\.config\.json isn’t valid JSON/);
  expect(screen.queryByRole('button', { name: 'Odd one' })).toBeNull();
});

it('names a form with an empty title in the language of its editor', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(formsPath, data, 1280, { language: 'de', locale: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Weitere Optionen für Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Details bearbeiten' }));
  const details = await findFocusedDialog('Details bearbeiten');
  await user.clear(details.getByRole('textbox', { name: 'Titel' }));
  await user.click(details.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('link', { name: 'Ohne Titel' });
});
