import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { FormRow } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { answered, createFakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { openedDialog } from '../../testing/opened-dialog.ts';
import { formRow, teamRow } from '../../testing/rows.ts';
import { writeIcon } from '../../ui/read-icon.ts';

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
const address = '/teams/team1/forms';
const responder = teamRow({ accounts: { u1: { canBuildForms: false } } });

it('opens a published form for an answer', async () => {
  openApp(address, await openDevice({ teams: [teamRow()], forms }));
  const link = await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(link.getAttribute('href')).toBe('/teams/team1/forms/form1/response');
  screen.getByText(/Riverside Quarter.* · .*Version 2/);
  screen.getByText('Safety');
});

it('says which forms can be answered without a network, once the whole app is kept', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null });
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(worker as unknown as ServiceWorkerContainer);
  openApp(address, await openDevice({ teams: [teamRow()], forms }));
  await screen.findByText(/Version 2/);
  expect(screen.queryByText(/Ready offline/)).toBeNull();
  worker.controller = {};
  act(() => void worker.dispatchEvent(new Event('controllerchange')));
  const ready = await screen.findAllByText(/Ready offline/);
  expect(ready.map((caption) => caption.textContent)).toEqual([expect.stringContaining('Version 2')]);
});

it('sends a guest of a team that nobody has set up yet to an owner', async () => {
  const { driveId: _none, ...bare } = teamRow({
    accounts: { u1: { canBuildForms: false } },
    detailsLastUpdated: '2026-11-21T08:00:00.000Z',
  });
  openApp(address, await openDevice({ teams: [bare] }));
  await screen.findByText('You don’t have permission to set up this team. Ask a Team Owner to continue.');
  expect(screen.getByRole('button', { name: 'New form' }).getAttribute('aria-disabled')).toBe('true');
});

it('marks a form whose draft is not what people answer, for those who build', async () => {
  const changed = formRow({
    published: { driveItemId: 'p', schema, version: 2 },
    draft: { ...draft, customCss: 'a {}' },
  });
  openApp(address, await openDevice({ teams: [teamRow()], forms: [changed] }));
  await screen.findByText('Has unpublished changes');
  cleanup();
  openApp(address, await openDevice({ teams: [responder], forms: [changed] }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(screen.queryByText('Has unpublished changes')).toBeNull();
});

it('offers a draft for publishing, with a comment', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'Boiler record' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'first');
  const publish = screen.getByRole('button', { name: 'Publish' });
  // Nothing is published before the draft has been looked at.
  await expect.poll(() => publish.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(publish);
  const file = 'Form Config/Boiler record/form.published.json';
  await expect.poll(() => data.library.item(file).checkInComment).toBe('v1: first');
  expect(data.library.json(file)).toMatchObject({ schema, version: 1 });
});

it('asks who opens a draft offline to go online', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openApp(address, await openDevice({ teams: [teamRow()], forms }));
  await user.click(await screen.findByRole('button', { name: 'Boiler record' }));
  const notice = await openedDialog('Draft Form');
  notice.getByText('This form is a draft. Go online to publish it.');
  await user.click(notice.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('does not publish a page without a submit button', async () => {
  const unsendable = formRow({ draft: { driveItemId: 'd', schema: { components: [] } } });
  const data = await openDevice({ teams: [teamRow()], forms: [unsendable] });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'Weekly site inspection' }));
  await screen.findByText('A submit button is required before you can publish the form');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(data.library.tree()).not.toContain('Form Config/Weekly site inspection/form.published.json');
});

it('does not publish what would keep a page busy', async () => {
  const field = { type: 'textfield', key: 'a', label: 'A', input: true };
  const components = [...schema.components, { ...field, logic: 'nonsense' }];
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: { components } } })],
  });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'Weekly site inspection' }));
  await screen.findByText('This form cannot be published: components[1].logic: this has the wrong type.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(data.library.tree()).not.toContain('Form Config/Weekly site inspection/form.published.json');
});

it('shows a responder no drafts and no way to build', async () => {
  openApp(address, await openDevice({ teams: [responder], forms }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(screen.queryByText('Boiler record')).toBeNull();
  expect(screen.getByRole('button', { name: 'New form' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps the search in the address and clears it', async () => {
  const { user, router } = openApp(`${address}?search=crane`, await openDevice({ teams: [teamRow()], forms }));
  await screen.findByText('No form in this team has “crane” in its name.');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(router.state.location.search).toBe('');
});

it('starts a blank form and opens its builder', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /Blank form/ }));
  await expect.poll(path).toMatch(/^\/teams\/team1\/forms\/[-0-9a-f]{36}\/build$/);
  const id = path().split('/').at(-2);
  expect(data.library.json('Form Config/Blank/form.config.json')).toMatchObject({ id, title: 'Blank' });
});

const described = 'A visitor card with full name, email, size (S, M, L) and a signature';

async function describeForm(data: Awaited<ReturnType<typeof openDevice>>) {
  const { user, path } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  const what = await screen.findByRole('textbox', { name: 'What should the form ask?' });
  return { user, path, what };
}

/** A catalogue with one icon; nothing else is on the network. */
const serveIcon = () =>
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), window.location.href).pathname;
    if (path === '/icons/catalogue/names.json') return Response.json([['card', ['visitor']]]);
    if (path === '/icons/catalogue/paths.json') return Response.json({ card: 'M1 1' });
    throw new TypeError('Failed to fetch');
  });

it('drafts a form by rules from what somebody describes, where nobody writes it', async () => {
  serveIcon();
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path, what } = await describeForm(data);
  await user.type(what, 'A form, please');
  await user.tab();
  await screen.findByText('Too short, provide more details');
  expect(screen.getByRole('button', { name: 'Generate' }).getAttribute('aria-disabled')).toBe('true');
  await user.clear(what);
  await user.paste(described);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText(/Drafted on this device by rules/);
  await screen.findByRole('textbox', { name: 'Full name' });
  const input = screen.getByLabelText('Attach a PDF', { selector: 'input' });
  const file = (name: string) => new File(['x'], name);
  await user.upload(input, [file('a.pdf'), file('b.pdf')]);
  await screen.findByText('Only one pdf can be attached');
  fireEvent.change(input, { target: { files: [file('a.gif')] } });
  await screen.findByText('Only PDF files are supported');
  await user.click(screen.getByRole('button', { name: 'Use this form' }));
  await expect.poll(path).toMatch(/build$/);
  expect(data.library.json('Form Config/Visitor card/form.config.json')).toMatchObject({ icon: writeIcon('M1 1') });
  expect(data.library.json('Form Config/Visitor card/form.draft.json')).toMatchObject({
    schema: {
      components: [
        { label: 'Full name' },
        { type: 'email' },
        { type: 'radio' },
        { type: 'signature' },
        { type: 'button' },
      ],
    },
  });
});

it('shows a form while a service writes it, can be stopped, and says what failed', async () => {
  localStorage.setItem(
    'config',
    JSON.stringify({
      graphBaseUrl: 'https://graph.test/v1.0',
      signIn: { authority: 'https://login.test', clientId: 'c', graphScopes: [] },
      hasAi: true,
    }),
  );
  let pieces: AsyncIterable<object> = (async function* () {})();
  const asked: AbortSignal[] = [];
  const api = createFakeApi({ generateTemplate: () => answered(pieces) });
  const call: typeof api.call = (operation, input, signal) => {
    if (signal) asked.push(signal);
    return api.call(operation, input);
  };
  const device = await openDevice({ teams: [teamRow()] });
  const { user, what, path } = await describeForm({ ...device, api: { call } });
  await user.click(what);
  await user.paste(described);
  const go = Promise.withResolvers<void>();
  const field = (key: string, more: object = {}) =>
    JSON.stringify({ type: 'textfield', key, label: key, input: true, ...more });
  pieces = (async function* () {
    yield {
      text: `{"title": "Visitor card", "schema": {"components": [${field('Name', { defaultValue: 'Ann' })}, {"type": "te`,
    };
    await go.promise;
    yield { text: `xtfield", "key": "Firm", "label": "Firm", "input": true, "calculateValue": "value = 1"}]}}` };
  })();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('');
  screen.getByText('Generating, please wait... Check what it made before you publish.');
  go.resolve();
  await screen.findByRole('textbox', { name: 'Firm' });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Ann');
  within(screen.getByRole('region', { name: 'Code in this form' })).getByText('value = 1');

  pieces = (async function* () {
    yield { text: '{"title": "Half' };
    yield { failure: 'refused' };
  })();
  await user.click(screen.getByRole('button', { name: 'Generate again' }));
  await screen.findByText('Template generation failed. Please try again.');
  await screen.findByText('The AI service does not want to write this.');

  pieces = (async function* () {
    yield { text: 'I am sorry.' };
  })();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText('What the AI service wrote is no form.');

  pieces = (async function* () {
    await new Promise(() => undefined);
  })();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('The form appears here while it is made.');
  expect(asked.at(-1)?.aborted).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(path()).toBe(address);
  localStorage.removeItem('config');
});

it('makes a form of one of another team, without what is that team’s alone', async () => {
  const person = { id: 'u9', displayName: 'Somebody of Harbour View' };
  const published = {
    ...{ driveItemId: 'p2', version: 3, responsesTitleTemplate: '{{data.berth}}' },
    schema: {
      components: [
        { type: 'textfield', key: 'berth', label: 'Berth', input: true, permissions: [{ user: person }] },
        { type: 'approval', key: 'agreed', label: 'Agreed', input: true, approvers: [person] },
        ...schema.components,
      ],
    },
  };
  const harbour = teamRow({ id: 'team2', displayName: 'Harbour View' });
  const theirs = formRow({ id: 'form9', teamId: 'team2', title: 'Berth check', published, category: 'Quay' });
  const unpublished = formRow({ id: 'form10', teamId: 'team2', title: 'Not ready', draft });
  const data = await openDevice({ teams: [teamRow(), harbour], forms: [...forms, theirs, unpublished] });
  const { user, path } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: 'Your teams' }));
  const card = await screen.findByRole('button', { name: /Berth check.*Harbour View/ });
  const gallery = within(screen.getByRole('dialog'));
  expect(gallery.queryByRole('button', { name: /Not ready|Weekly/ })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'crane');
  await screen.findByText('No templates found');
  await user.clear(screen.getByRole('searchbox', { name: 'Search templates' }));
  await user.click(await screen.findByRole('button', { name: /Berth check/ }));
  expect(card.isConnected).toBe(false);
  await screen.findByRole('textbox', { name: 'Berth' });
  await user.click(screen.getByRole('button', { name: 'Use template' }));
  await expect.poll(path).toMatch(/^\/teams\/team1\/forms\/[-0-9a-f]{36}\/build$/);
  const made = data.library.json('Form Config/Berth check/form.draft.json');
  expect(made).toMatchObject({ responsesTitleTemplate: '{{data.berth}}' });
  expect(JSON.stringify(made)).toContain('"Berth"');
  expect(JSON.stringify(made)).not.toMatch(/Somebody|u9/);
});

it('asks on a phone before it makes a form that cannot be built there', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path } = openApp(address, data, 390);
  const open = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
    return openedDialog('A larger screen is required to build forms');
  };
  await user.click((await open()).getByRole('button', { name: 'Cancel' }));
  expect(data.library.tree()).not.toContain('Form Config/Blank');
  await user.click((await open()).getByRole('button', { name: 'Make a blank form' }));
  await screen.findByRole('button', { name: 'Blank' });
  expect(path()).toBe(address);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why a form could not be made, and lets the person try again', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  data.failWith(403);
  const { user } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /Blank form/ }));
  await screen.findByText('Unable to access forms folder');
  expect(screen.getByRole('button', { name: /Blank form/ }).hasAttribute('disabled')).toBe(false);
});

it('[SYNC-323] copies a form from its card, also on a phone', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user, path } = openApp(address, data, 390);
  await user.click(await screen.findByRole('button', { name: 'More for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  await screen.findByRole('option', { name: 'Northgate Estates' });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Weekly site inspection copy');
  expect(path()).toBe(address);
});

it('deletes a form after asking once', async () => {
  const data = await openDevice({ teams: [teamRow()], forms });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'More for Weekly site inspection' }));
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
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('shows category and metadata as tags, as many as the screen allows, and who may not look', async () => {
  openApp(address, await openDevice({ teams: [teamRow()], forms: tagged }), 390);
  const [, tags] = await screen.findAllByRole('list', { name: 'Tags' });
  expect([...tags!.children].map((tag) => tag.textContent)).toEqual(['Safety', 'North', '+1']);
  screen.getByRole('img', { name: 'Confidential' });
});

it('narrows the list by category, and keeps that in the address', async () => {
  const { user, router } = openApp(
    `${address}?teamsSidebar=collapsed`,
    await openDevice({ teams: [teamRow()], forms: tagged }),
  );
  await user.click(await screen.findByRole('button', { name: 'Category' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Plant' }));
  await expect.poll(titles).toEqual(['Boiler record']);
  expect(router.state.location.search).toBe('?teamsSidebar=collapsed&category=Plant');
  await user.keyboard('{Escape}');
  screen.getByRole('button', { name: 'Category: Plant' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(titles).toEqual(['Boiler record', 'Weekly site inspection']);
});

it('opens a filtered list from an address, and ignores what is no filter', async () => {
  const pair = encodeURIComponent('{"key":"Region","value":"North"}');
  openApp(
    `${address}?channel=channel1&metadata=${pair}&metadata=%7Bnonsense`,
    await openDevice({ teams: [teamRow()], forms: tagged }),
  );
  await screen.findByRole('button', { name: 'Region: North' });
  screen.getByRole('button', { name: 'Channel: Riverside Quarter' });
  expect(titles()).toEqual(['Weekly site inspection']);
});

it('offers the way out of a filter that nothing fits', async () => {
  const { user } = openApp(`${address}?category=Gone`, await openDevice({ teams: [teamRow()], forms: tagged }));
  await screen.findByRole('heading', { name: 'No forms found' });
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
  await screen.findByText('Boiler record');
});

async function openDetails(user: ReturnType<typeof openApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Details' }));
  return openedDialog('Edit Details');
}

it('edits title, channel, category and metadata of a form', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(address, data);
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

it('takes a category as it is typed, also one that another form has', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(address, data);
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

it('says why details could not be saved, and refuses one name twice', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  await data.database.forms.update('form1', { driveItemId: '' });
  const { user } = openApp(address, data);
  const details = await openDetails(user);
  await user.click(details.getByRole('button', { name: 'Save' }));
  await details.findByText('Form (form1) is missing driveItemId');
  const name = details.getByRole('textbox', { name: 'Name 2' });
  await user.clear(name);
  await user.type(name, 'Region');
  details.getByText('“Region” is there twice.');
  expect(details.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

it('tells a responder why the menu does not help', async () => {
  const { user } = openApp(address, await openDevice({ teams: [responder], forms: tagged }));
  await user.click(await screen.findByRole('button', { name: 'More for Weekly site inspection' }));
  const description = 'You do not have permission to build forms in this team.';
  for (const name of ['Open Builder', 'Edit Details', 'Copy', 'Delete']) {
    const item = await screen.findByRole('menuitem', { name, description });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  }
  expect(screen.getByRole('menuitem', { name: 'Add Response' }).getAttribute('aria-disabled')).not.toBe('true');
});

it('never says that a team has no forms before its first sync is through', async () => {
  const data = await openDevice({ teams: [teamRow()], isBrought: false });
  data.setStatus({ syncing: true });
  openApp(address, data);
  await screen.findByLabelText('Loading forms');
  act(() => data.setStatus({ syncing: false, level: 'error', errors: [{ kind: 'drive-changes', parameters: {} }] }));
  await screen.findByRole('heading', { name: 'Not on this device yet' });
  act(() => data.setStatus({ online: false, errors: [] }));
  await screen.findByText(/You are offline/);
  expect(screen.queryByText('No forms found')).toBeNull();
  const page = { id: 'team1', userId: 'u1', errors: [], token: 'https://graph.test/next', resync: { seen: [] } };
  await act(() => data.database.teamSync.put(page));
  expect(screen.queryByText('No forms found')).toBeNull();
  const { resync: _over, ...whole } = page;
  await act(() => data.database.teamSync.put(whole));
  await screen.findByText('No forms found');
});

it('says that a team without a library has no forms once its details are known', async () => {
  const { driveId: _none, ...bare } = teamRow();
  const data = await openDevice({ teams: [bare], isBrought: false });
  data.setStatus({ syncing: true });
  openApp(address, data);
  await screen.findByLabelText('Loading forms');
  await act(() => data.database.teams.update('team1', { detailsLastUpdated: '2026-11-20T09:00:00.000Z' }));
  act(() => data.setStatus({ syncing: false }));
  await screen.findByText('No forms found');
});

it('says on the card of a form what is wrong with it, and shows the others', async () => {
  const cause = { kind: 'not-json', parameters: { file: 'form.config.json' } } as const;
  const change = { kind: 'drive-change', parameters: { name: 'form.config.json', id: 'c9' }, cause } as const;
  const unreadable = { formConfig: change };
  const broken = formRow({ id: 'broken', title: 'Odd one', driveItemId: 'c9', unreadable });
  openApp(address, await openDevice({ teams: [responder], forms: [...forms, broken] }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  await screen.findByText(/form\.config\.json is not JSON/);
  expect(screen.queryByRole('button', { name: 'Odd one' })).toBeNull();
});

it('calls a form whose title is emptied by a name in the language of whoever edits it', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: tagged });
  const { user } = openApp(address, data, 1280, { language: 'de', locale: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Mehr zu Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Angaben bearbeiten' }));
  const details = await openedDialog('Angaben bearbeiten');
  await user.clear(details.getByRole('textbox', { name: 'Titel' }));
  await user.click(details.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('link', { name: 'Ohne Titel' });
});
