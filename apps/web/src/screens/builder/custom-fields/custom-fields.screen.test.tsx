import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./CustomFieldsDialog.tsx')]));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const siteField = { type: 'textfield', key: 'site', label: 'Site', input: true, placeholder: 'Street and number' };
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const createDraft = (...components: readonly (typeof siteField)[]) => ({
  driveItemId: 'd',
  schema: { display: 'form' as const, components: [...components, submitButton] },
});

/** Opens a builder, in a team with another form that contains a field made from the custom field 'Site'. */
async function openBuilder() {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [
      formRow({ draft: createDraft(siteField) }),
      formRow({
        ...{ id: 'form2', title: 'Other', driveItemId: 'config2', folderDriveItemId: 'folder2' },
        draft: createDraft({ ...siteField, customField: 'Site' } as typeof siteField),
      }),
    ],
  });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  const canvas = within(await screen.findByRole('region', { name: 'Canvas' }));
  await user.click(canvas.getByRole('group', { name: 'Site, Text' }));
  const palette = within(screen.getByRole('region', { name: 'Available components' }));
  const names = () =>
    (data.library.json('Form Config/custom.fields.json') as { fields: { name: string }[] }).fields.map(
      ({ name }) => name,
    );
  const findAddedComponents = (title: string) =>
    JSON.stringify(data.library.json(`Form Config/${title}/form.draft.json`)).match(/"customField":"([^"]*)"/)?.[1];
  /** Saves the selected component as a custom field, using the component's menu. */
  const save = async (name?: string) => {
    const tools = within(screen.getByRole('toolbar', { name: 'Actions for Site' }));
    await user.click(tools.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as custom field' }));
    const dialog = await findFocusedDialog('Save as custom field');
    const box = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    if (name !== undefined) {
      await user.clear(box);
      await user.type(box, name);
    }
    return dialog;
  };
  return { data, user, canvas, palette, names, findAddedComponents, save };
}

type OpenedBuilder = Awaited<ReturnType<typeof openBuilder>>;

async function openWithSavedField(): Promise<OpenedBuilder> {
  const opened = await openBuilder();
  await opened.save();
  await opened.user.keyboard('{Enter}');
  await opened.palette.findByRole('heading', { name: 'Custom fields' });
  return opened;
}

async function openFieldsDialog({ user, palette }: OpenedBuilder) {
  palette.getByRole('button', { name: 'Manage custom fields' }).focus();
  await user.keyboard('{Enter}');
  return findFocusedDialog('Custom fields');
}

it('saves a component under a name, and adds it with its settings from the group of custom fields', async () => {
  const { user, canvas, palette, names } = await openWithSavedField();
  expect(names()).toEqual(['Site']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const settings = within(screen.getByRole('complementary', { name: 'Settings' }));
  settings.getByText('Text, custom field “Site”');
  await user.click(palette.getByRole('button', { name: 'Site' }));
  expect(canvas.getAllByPlaceholderText('Street and number')).toHaveLength(2);
  settings.getByText('Text, custom field “Site”');
  await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'sit');
  palette.getByRole('button', { name: 'Site' });
  await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'zz');
  expect(palette.queryByRole('heading', { name: 'Custom fields' })).toBeNull();
});

it('requires a unique name', async () => {
  const { save } = await openWithSavedField();
  const dialog = await save(' site ');
  dialog.getByText('A custom field with this name already exists');
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

it('renames a custom field in every form, including the open one, and deletes it without deleting components', async () => {
  const opened = await openWithSavedField();
  const { user, names, findAddedComponents, canvas } = opened;
  const dialog = await openFieldsDialog(opened);
  await user.click(await dialog.findByRole('button', { name: 'Rename Site' }));
  const box = dialog.getByRole('textbox', { name: 'New name for Site' });
  await user.clear(box);
  dialog.getByText('Enter a name');
  await user.type(box, 'Place{Enter}');
  await waitFor(() => expect(names()).toEqual(['Place']));
  expect([findAddedComponents('Weekly site inspection'), findAddedComponents('Other')]).toEqual(['Place', 'Place']);
  const close = dialog.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close.ariaDisabled).not.toBe('true'));
  await user.click(close);
  await user.click(await canvas.findByRole('group', { name: 'Site, Text' }));
  await screen.findByText('Text, custom field “Place”');
  const again = await openFieldsDialog(opened);
  await user.click(await again.findByRole('button', { name: 'Delete Place' }));
  const ask = await findFocusedDialog('Delete custom field “Place”?');
  await user.click(ask.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual([]));
  expect([findAddedComponents('Weekly site inspection'), findAddedComponents('Other')]).toEqual([undefined, undefined]);
  canvas.getByPlaceholderText('Street and number');
});

it('lists the forms in which a rename failed, and retries them', async () => {
  const opened = await openWithSavedField();
  const { data, user, names, findAddedComponents } = opened;
  const row = (await data.database.forms.get('form2'))!;
  await data.database.forms.update('form2', { draft: { ...row.draft!, driveItemId: 'gone' } });
  const dialog = await openFieldsDialog(opened);
  await user.click(await dialog.findByRole('button', { name: 'Rename Site' }));
  await user.type(dialog.getByRole('textbox', { name: 'New name for Site' }), ' 2{Enter}');
  await dialog.findByText('Couldn’t update one form');
  dialog.getByText('Other: Form (form2) is missing form.draft.json');
  await data.database.forms.put(row);
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.queryByText('Couldn’t update one form')).toBeNull());
  expect([names(), findAddedComponents('Other')]).toEqual([['Site 2'], 'Site 2']);
});

it('shows a message when the library is unreachable, and keeps the typed name', async () => {
  const { data, user, save } = await openBuilder();
  const dialog = await save('Place');
  data.failWith('lost');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull());
  expect(dialog.getAllByRole('group').length).toBeGreaterThan(0);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Place');
  data.failWith();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has no accessibility violation', async () => {
  const opened = await openWithSavedField();
  const dialog = await openFieldsDialog(opened);
  await opened.user.click(await dialog.findByRole('button', { name: 'Rename Site' }));
  for (const part of [screen.getByRole('dialog'), document.querySelector('section[data-tabster]')!]) {
    expect(await findAccessibilityViolations(part)).toEqual([]);
  }
});
