import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { FormRow } from '@tideform/sync';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

// Imports the builder screen before the tests, so that no test waits for its lazy import.
beforeAll(() => import('./BuilderScreen.tsx'));
afterEach(cleanup);

const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit' };
const siteField = { type: 'textfield', key: 'site', label: 'Site' };
const formFolder = 'Form Config/Weekly site inspection';
const builderPath = '/teams/team1/forms/form1/build';
const createFormWithDraft = (
  components: FormRow['draft'] extends infer _ ? object[] : never,
  form: Partial<FormRow> = {},
) => formRow({ draft: { driveItemId: 'd', schema: { display: 'form', components: components as never } }, ...form });
const getStoredDraft = ({ library }: Awaited<ReturnType<typeof openDevice>>) =>
  (library.json(`${formFolder}/form.draft.json`) as NonNullable<FormRow['draft']>).schema;
const openDeviceWithForm = (form: FormRow) => openDevice({ teams: [teamRow()], forms: [form] });

it('shows the form in the builder, including components of unknown types', async () => {
  const panel = { type: 'panel', key: 'p', title: 'People', components: [siteField] };
  openApp(
    builderPath,
    await openDeviceWithForm(
      createFormWithDraft([panel, { type: 'hologram', key: 'h', label: 'Ghost' }, submitButton]),
    ),
  );
  const panelBlock = await screen.findByRole('group', { name: 'People, Panel' });
  within(panelBlock).getByRole('group', { name: 'Site, Text' });
  screen.getByText(/“hologram” isn’t supported yet/);
});

it('renders the English canvas left to right for users of a right-to-left language', async () => {
  document.documentElement.dir = 'rtl';
  const locale = { language: 'ar', locale: 'ar' } as const;
  const forms = [formRow({ draft: { driveItemId: 'd', schema: { display: 'form', components: [] } as never } })];
  openApp('/teams/team1/forms/form1/build', await openDevice({ teams: [teamRow()], forms }), 1280, locale);
  const { direction, textAlign } = getComputedStyle(await screen.findByRole('region', { name: 'Canvas' }));
  expect([direction, textAlign]).toEqual(['ltr', 'start']);
});

it('keeps a dialog above the selected component for users of a right-to-left language', async () => {
  document.documentElement.dir = 'rtl';
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton]));
  const { user } = openApp(builderPath, data, 1280, { language: 'ar', locale: 'ar' });
  await user.click(await screen.findByRole('group', { name: 'Site, Text' }));
  const tools = (await screen.findByRole('button', { name: 'Duplicate (Ctrl+D)' })).getBoundingClientRect();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('dialog', { name: /^Publish/ });
  const over = document.elementFromPoint(tools.left + tools.width / 2, tools.top + tools.height / 2);
  expect(over?.closest('[data-path]')).toBeNull();
});

it('publishes with a comment', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton]));
  const { user } = openApp(builderPath, data);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'first');
  const publish = within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' });
  // Publish stays disabled until the draft has been checked.
  await expect.poll(() => publish.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(publish);
  const file = `${formFolder}/form.published.json`;
  await expect.poll(() => data.library.item(file).checkInComment).toBe('v1: first');
  expect(data.library.json(file)).toMatchObject({ schema: { components: [siteField, submitButton] }, version: 1 });
});

it('shows the version number and form address after publishing, and that nothing is left to publish', async () => {
  const { user, path } = openApp(builderPath, await openDeviceWithForm(createFormWithDraft([siteField, submitButton])));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  const openPublishDialog = async () => {
    await user.click(publish);
    const dialog = await findFocusedDialog('Publish Weekly site inspection');
    return { dialog, confirm: await dialog.findByRole('button', { name: 'Publish' }) };
  };
  const confirmed = async () => {
    const { confirm } = await openPublishDialog();
    await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
    await user.click(confirm);
  };
  await confirmed();
  const published = await findFocusedDialog('Published version 1');
  const link = await published.findByRole<HTMLInputElement>('textbox', { name: 'Link to the form' });
  expect(link.value).toBe(`${location.origin}/teams/team1/forms/form1/response`);
  await user.click(published.getByRole('button', { name: 'Close' }));
  const { dialog, confirm } = await openPublishDialog();
  await dialog.findByText('There are no changes to publish since version 1.');
  await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(await screen.findByRole('button', { name: 'Number' }));
  await screen.findByRole('button', { name: 'Publish', description: 'You have unpublished changes' });
  await expect.poll(() => publish.getAttribute('aria-disabled')).not.toBe('true');
  await confirmed();
  const again = await findFocusedDialog('Published version 2');
  await user.click(again.getByRole('button', { name: 'Try it' }));
  await expect.poll(path).toMatch(/^\/teams\/team1\/forms\/form1\/response/);
});

it('shows a warning instead of Publish when the form has no submit button', async () => {
  openApp(builderPath, await openDeviceWithForm(createFormWithDraft([siteField])));
  await screen.findByRole('button', { name: 'A submit button is required before you can publish the form' });
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('saves a new title trimmed, and names a form Untitled when its title is emptied', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton]));
  const { user } = openApp(builderPath, data);
  await user.click(await screen.findByRole('button', { name: /Weekly site inspection/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Form title' }));
  await user.type(screen.getByRole('textbox', { name: 'Form title' }), '   {Enter}');
  await expect
    .poll(() => data.library.json('Form Config/Untitled/form.config.json'))
    .toMatchObject({ title: 'Untitled' });
});

it.each(['Blank', 'Leer', 'Vierge'])('prompts for the title of a new form titled %s', async (title) => {
  openApp(builderPath, await openDeviceWithForm(createFormWithDraft([siteField, submitButton], { title })));
  expect(((await screen.findByRole('textbox', { name: 'Form title' })) as HTMLInputElement).value).toBe(title);
});

it('asks whether to keep a form that has only a submit button', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([submitButton]));
  const { user, path } = openApp(builderPath, data);
  await screen.findByText('What do you want to ask?');
  await user.click(screen.getByRole('button', { name: 'Back to forms' }));
  await screen.findByRole('dialog', { name: 'Empty Form' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(path).toBe('/teams/team1/forms');
  expect(data.library.tree()).not.toContain(formFolder);
});

it('waits for a form that the current sync may load, and requests a sync', async () => {
  const data = await openDevice();
  data.setStatus({ syncing: true });
  openApp(builderPath, data);
  await screen.findByLabelText('Loading form');
  await expect.poll(() => data.calls).toContain('requestSync team1');
  await act(async () => {
    await data.database.teams.put(teamRow());
    await data.database.forms.put(createFormWithDraft([siteField, submitButton]));
  });
  await screen.findByRole('group', { name: 'Site, Text' });
  expect(screen.queryByText('Couldn’t find this form')).toBeNull();
});

it('keeps the header buttons and tabs in place while an edit is saved', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton], { isDirty: 1 }));
  openApp(builderPath, data);
  await screen.findByText('Saving…');
  const getPositions = () =>
    [...document.querySelectorAll('header button, header [role=tab]')].map((one) => one.getBoundingClientRect().left);
  const before = getPositions();
  await screen.findByRole('button', { name: 'Publish' });
  expect(getPositions()).toEqual(before);
});

it('keeps the page and the selection while the preview is shown', async () => {
  const panel = (title: string, key: string) => ({
    type: 'panel',
    key: title,
    title,
    components: [{ type: 'textfield', key, label: key, input: true }],
  });
  const components = [panel('One', 'first'), panel('Two', 'second')];
  const wizard = formRow({ draft: { driveItemId: 'd', schema: { display: 'wizard', components } } });
  const { user } = openApp(builderPath, await openDeviceWithForm(wizard));
  await user.click(await screen.findByRole('tab', { name: 'Two' }));
  await user.click(await screen.findByRole('group', { name: 'second, Text' }));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.click(screen.getByRole('tab', { name: 'Build' }));
  const block = await screen.findByRole('group', { name: 'second, Text' });
  expect(block.getAttribute('aria-current')).toBe('true');
});

it('keeps the selection when the same draft is loaded again, and shows a newer draft', async () => {
  const data = await openDeviceWithForm(
    createFormWithDraft([{ type: 'textfield', key: 'site', label: 'Site', input: true }, submitButton]),
  );
  const { user } = openApp(builderPath, data);
  const block = await screen.findByRole('group', { name: 'Site, Text' });
  await user.click(block);
  const row = await data.database.forms.get('form1');
  for (const title of ['Read again', 'And again']) {
    await data.database.forms.put({ ...structuredClone(row!), title });
    await screen.findByRole('button', { name: new RegExp(title) });
  }
  expect([block.isConnected, block.getAttribute('aria-current')]).toEqual([true, 'true']);
  const newer = { ...row!.draft!, schema: { display: 'form' as const, components: [submitButton] } };
  await data.database.forms.put({ ...row!, draft: newer });
  await expect.poll(() => block.isConnected).toBe(false);
});

it('saves an edit that an earlier visit could not save', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton], { isDirty: 1 }));
  openApp(builderPath, data);
  await screen.findByText('Saving…');
  await expect.poll(() => getStoredDraft(data).components).toEqual([siteField, submitButton]);
  await screen.findByText('Saved');
});

it('upgrades a draft with an outdated definition, and saves the upgrade with the first edit', async () => {
  const choice = { type: 'checkbox', inputType: 'radio', name: 'status', input: true };
  const old = [
    { ...choice, key: 'a', label: 'Single', value: 'a' },
    { ...choice, key: 'b', label: 'Married', value: 'b' },
  ];
  const data = await openDeviceWithForm(createFormWithDraft([...old, submitButton]));
  const { user } = openApp(builderPath, data);
  await screen.findByRole('group', { name: /^status, / });
  expect(await data.database.forms.get('form1')).toMatchObject({
    draft: { schema: { components: [...old, submitButton] } },
  });
  await user.click(
    within(screen.getByRole('region', { name: 'Available components' })).getByRole('button', { name: 'Text' }),
  );
  await expect.poll(() => getStoredDraft(data).components).toHaveLength(3);
});

it('renders a custom type as the type it extends, and saves it under its own type name', async () => {
  const theirs = { type: 'simpletextfield', key: 'site', label: 'Site', input: true };
  const data = await openDeviceWithForm(createFormWithDraft([theirs, submitButton]));
  const { user } = openApp(builderPath, data);
  await screen.findByRole('group', { name: /^Site, Text/ });
  await user.click(
    within(screen.getByRole('region', { name: 'Available components' })).getByRole('button', { name: 'Text' }),
  );
  await expect.poll(() => getStoredDraft(data).components).toHaveLength(3);
  expect(getStoredDraft(data).components).toContainEqual(theirs);
});

it('shows Offline when the library does not respond, and keeps the edit', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton], { isDirty: 1 }));
  data.failWith('lost');
  openApp(builderPath, data);
  await screen.findByText('Offline');
  expect((await data.database.forms.get('form1'))?.isDirty).toBe(1);
  data.failWith();
  fireEvent(window, new Event('online'));
  await screen.findByText('Saved');
});

it('opens only the form source for ?tab=source, and opens the builder on request', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton]));
  const { user } = openApp(`${builderPath}?tab=source`, data);
  await screen.findByRole('dialog', { name: 'View Source' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: 'Only the source is open' });
  expect(screen.queryByRole('region', { name: 'Canvas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open Build' }));
  await screen.findByRole('region', { name: 'Canvas' });
});

it('does not render a form that made the page hang until the user opens it anyway', async () => {
  localStorage.setItem('drawing build form1', '0');
  const { user } = openApp(builderPath, await openDeviceWithForm(createFormWithDraft([siteField, submitButton])));
  await screen.findByRole('heading', { name: 'This form stopped responding' });
  expect(screen.queryByRole('region', { name: 'Canvas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View Source' }));
  await screen.findByRole('dialog', { name: 'View Source' });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Open anyway' }));
  await screen.findByRole('region', { name: 'Canvas' });
});

it('denies access to users without the permission to build', async () => {
  const team = teamRow({ accounts: { u1: { canBuildForms: false } } });
  openApp(builderPath, await openDevice({ teams: [team], forms: [createFormWithDraft([siteField, submitButton])] }));
  await screen.findByRole('heading', { name: 'You don’t have permission to build forms in this team.' });
});

it('shows no permission error before a sync has loaded the permissions', async () => {
  const team = teamRow({ accounts: { u1: {} } });
  const data = await openDevice({ teams: [team], forms: [createFormWithDraft([siteField, submitButton])] });
  data.setStatus({ syncing: true });
  openApp(builderPath, data);
  await screen.findByLabelText('Loading form');
  expect(screen.queryByRole('heading', { name: /You don’t have permission/ })).toBeNull();
  await act(() => data.database.teams.put(teamRow()));
  await screen.findByRole('region', { name: 'Available components' });
});

it('reports on a first visit that no data has loaded yet, instead of denying permission to build', async () => {
  const team = teamRow({ accounts: { u1: {} } });
  const forms = [createFormWithDraft([siteField, submitButton])];
  const data = await openDevice({ teams: [team], forms, isSynced: false });
  data.setStatus({ online: false });
  const { user } = openApp(builderPath, data);
  await screen.findByRole('heading', { name: 'Not on this device yet' });
  screen.getByText('You’re offline. This team’s data will be available after the first sync.');
  await act(async () => data.setStatus({ online: true }));
  await screen.findByText('This team’s first sync didn’t finish.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(data.calls.filter((call) => call === 'requestSync team1').length).toBeGreaterThan(1);
  expect(screen.queryByRole('heading', { name: /You don’t have permission/ })).toBeNull();
  await act(() => data.database.teams.put(teamRow()));
  await screen.findByRole('region', { name: 'Available components' });
});

it('shows a message on a phone that building requires a larger screen', async () => {
  const data = await openDeviceWithForm(createFormWithDraft([siteField, submitButton]));
  openApp(builderPath, data, 390);
  await screen.findByRole('heading', { name: /^A larger screen is required to build forms/ });
});
