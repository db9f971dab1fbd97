import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi, createSuccess } from '../../testing/fakes.ts';
import { findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';
import { formatIcon } from '../../ui/icons/parse-icon.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.removeItem('config');
});

const schema = { components: [{ type: 'button', key: 'submit', action: 'submit' }] };
const draft = { driveItemId: 'd', schema };
const formsPath = '/teams/team1/forms';

it('creates a blank form and opens its builder', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path } = openApp(formsPath, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /Blank form/ }));
  await expect.poll(path).toMatch(/^\/teams\/team1\/forms\/[-0-9a-f]{36}\/build$/);
  const id = path().split('/').at(-2);
  expect(data.library.json('Form Config/Blank/form.config.json')).toMatchObject({ id, title: 'Blank' });
});

const formDescription = 'A visitor card with full name, email, size (S, M, L) and a signature';

async function openFormDescription(data: Awaited<ReturnType<typeof openDevice>>) {
  const { user, path } = openApp(formsPath, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  const descriptionField = await screen.findByRole('textbox', { name: 'What should the form ask?' });
  return { user, path, what: descriptionField };
}

/** Serves an icon catalog with one icon; all other requests fail. */
const serveIcon = () =>
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), window.location.href).pathname;
    if (path === '/icons/catalog/names.json') return Response.json([['card', ['visitor']]]);
    if (path === '/icons/catalog/paths.json') return Response.json({ card: 'M1 1' });
    throw new TypeError('Failed to fetch');
  });

it('drafts a form by rules from a description if there is no AI provider', async () => {
  serveIcon();
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path, what: descriptionField } = await openFormDescription(data);
  await user.type(descriptionField, 'A form, please');
  await user.tab();
  await screen.findByText('Too short, provide more details');
  expect(screen.getByRole('button', { name: 'Generate' }).getAttribute('aria-disabled')).toBe('true');
  await user.clear(descriptionField);
  await user.paste(formDescription);
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText(/This is a rule-based draft/);
  await screen.findByRole('textbox', { name: 'Full name' });
  const input = screen.getByLabelText('Attach PDF', { selector: 'input' });
  const file = (name: string) => new File(['x'], name);
  await user.upload(input, [file('a.pdf'), file('b.pdf')]);
  await screen.findByText('Only one pdf can be attached');
  fireEvent.change(input, { target: { files: [file('a.gif')] } });
  await screen.findByText('Only PDF files are supported');
  await user.click(screen.getByRole('button', { name: 'Use this form' }));
  await expect.poll(path).toMatch(/build$/);
  expect(data.library.json('Form Config/Visitor card/form.config.json')).toMatchObject({ icon: formatIcon('M1 1') });
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

it('shows a form while an AI provider writes it, can be cancelled, and explains failures', async () => {
  localStorage.setItem(
    'config',
    JSON.stringify({
      graphBaseUrl: 'https://graph.test/v1.0',
      signIn: { authority: 'https://login.test', clientId: 'c', graphScopes: [] },
      hasAi: true,
    }),
  );
  let pieces: AsyncIterable<object> = (async function* () {})();
  const signals: AbortSignal[] = [];
  const api = createFakeApi({ generateTemplate: () => createSuccess(pieces) });
  const call: typeof api.call = (operation, input, signal) => {
    if (signal) signals.push(signal);
    return api.call(operation, input);
  };
  const device = await openDevice({ teams: [teamRow()] });
  const { user, what: descriptionField, path } = await openFormDescription({ ...device, api: { call } });
  await user.click(descriptionField);
  await user.paste(formDescription);
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
  screen.getByText('Generating, please wait... Review the form before you publish it.');
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
  await screen.findByText('The AI provider declined this request. Try a different description.');

  pieces = (async function* () {
    yield { text: 'I am sorry.' };
  })();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await screen.findByText('The AI provider didn’t return a valid form. Try again.');

  pieces = (async function* () {
    await new Promise(() => undefined);
  })();
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('Your form will appear here as it’s generated.');
  expect(signals.at(-1)?.aborted).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(path()).toBe(formsPath);
});

it('creates a form from another team’s form, without that team’s people', async () => {
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
  const weekly = formRow({ published: { driveItemId: 'p', schema, version: 2 } });
  const harbour = teamRow({ id: 'team2', displayName: 'Harbour View' });
  const theirs = formRow({ id: 'form9', teamId: 'team2', title: 'Berth check', published, category: 'Quay' });
  const unpublished = formRow({ id: 'form10', teamId: 'team2', title: 'Not ready', draft });
  const data = await openDevice({ teams: [teamRow(), harbour], forms: [weekly, theirs, unpublished] });
  const { user, path } = openApp(formsPath, data);
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

it('asks for confirmation on a phone, where forms can’t be built', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  const { user, path } = openApp(formsPath, data, 390);
  const open = async () => {
    await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
    return findFocusedDialog('A larger screen is required to build forms');
  };
  await user.click((await open()).getByRole('button', { name: 'Cancel' }));
  expect(data.library.tree()).not.toContain('Form Config/Blank');
  await user.click((await open()).getByRole('button', { name: 'Create blank form' }));
  await screen.findByRole('button', { name: 'Blank' });
  expect(path()).toBe(formsPath);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('explains why a form could not be created, and allows a retry', async () => {
  const data = await openDevice({ teams: [teamRow()] });
  data.failWith(403);
  const { user } = openApp(formsPath, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /Blank form/ }));
  await screen.findByText('Unable to access forms folder');
  expect(screen.getByRole('button', { name: /Blank form/ }).hasAttribute('disabled')).toBe(false);
});
