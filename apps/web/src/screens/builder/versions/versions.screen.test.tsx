import { cleanup, screen, type within } from '@testing-library/react';
import type { ComponentDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./VersionsDialog.tsx')]));
afterEach(cleanup);

const createTextField = (key: string, label: string, more = {}): ComponentDefinition => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});
const createNumberField = (key: string, label: string, max: number) => ({
  ...createTextField(key, label),
  type: 'number',
  validate: { max },
});
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const createChecksForm = (...components: readonly ComponentDefinition[]) => ({
  components: [{ type: 'panel', key: 'checks', title: 'Checks', components, input: false }, submitButton],
});
const builderPath = '/teams/team1/forms/form1/build';
const contents = [
  createChecksForm(createNumberField('wind', 'Wind', 45), createTextField('cost', 'Cost')),
  createChecksForm(createNumberField('wind', 'Wind', 38), createTextField('tag', 'Tag')),
];

/** Opens a form with one published version for each of these definitions. Its draft equals the last version. */
async function publishVersions(schemas: readonly object[] = contents) {
  const [first] = schemas;
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: first as never } })],
  });
  for (const [at, schema] of schemas.entries()) {
    await data.forms.updateDraft('form1', { schema: schema as never });
    await data.forms.publish('form1', `comment ${at + 1}`);
  }
  return data;
}

async function openVersions(data: Awaited<ReturnType<typeof publishVersions>>) {
  const app = openApp(builderPath, data);
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Version History' }));
  const dialog = await findFocusedDialog(/^Version history/i);
  await dialog.findByRole('button', { name: /^Version 1/ });
  return { ...app, dialog };
}

const getRowTexts = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByRole('row').map((row: HTMLElement) => [...row.children].map((cell) => cell.textContent).join(' | '));

it('lists the published versions, and compares one with the current version', async () => {
  const { user, dialog } = await openVersions(await publishVersions());
  const [newest, oldest] = dialog.getAllByRole('button', { name: /^Version \d/ });
  expect(newest?.textContent).toMatch(/^Version 2Currentcomment 2Amira Haddad · /);
  await user.click(oldest!);
  await dialog.findByText('1 added, 1 removed, 1 changed, 2 unchanged');
  expect(getRowTexts(dialog)).toEqual([
    'Version 1 | Version 2',
    'Checks',
    'WindNumberMaximum: 45 | WindNumberChangedMaximum: 38',
    'CostTextRemoved | ',
    ' | TagTextAdded',
  ]);
});

it('shows unchanged fields and the source of both versions on request', async () => {
  const { user, dialog } = await openVersions(await publishVersions());
  await user.click(dialog.getByRole('button', { name: /^Version 1/ }));
  await user.click(await dialog.findByRole('switch', { name: 'Show only changes' }));
  expect(getRowTexts(dialog)).toContain('SubmitButton | SubmitButton');
  await user.click(dialog.getByRole('button', { name: 'Compare as code' }));
  await expect.poll(() => findSource('Source of Version 2')).toContain('"Tag"');
  expect(findSource('Source of Version 1')).toContain('"Cost"');
  await user.click(dialog.getByRole('button', { name: 'Compare as fields' }));
  await dialog.findByRole('columnheader', { name: 'Version 1' });
});

/** Returns the text of a source editor. Editors are inside a shadow root, which queries don't search. */
function findSource(label: string): string | undefined {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const [found] = roots.flatMap((root) => [...root.querySelectorAll(`[aria-label="${label}"]`)]);
  return found?.textContent ?? undefined;
}

it('compares a version with any other version or the draft, with the later one at the end', async () => {
  const { user, dialog } = await openVersions(await publishVersions());
  await dialog.findByText('There are no differences.');
  const otherSideSelect = dialog.getByRole('combobox', { name: 'Compare with' });
  expect([...otherSideSelect.children].map(({ textContent }) => textContent)).toEqual(['Draft', 'Version 1']);
  await user.selectOptions(otherSideSelect, 'Version 1');
  await dialog.findByRole('columnheader', { name: 'Version 1' });
  expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Version 1', 'Version 2']);
});

it('rolls the draft back to a version, which can be undone', async () => {
  const data = await publishVersions();
  const { user, dialog } = await openVersions(data);
  const rollBack = dialog.getByRole('button', { name: 'Roll back to version 2' });
  await dialog.findByText('There are no differences.');
  expect(rollBack.getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: /^Version 1/ }));
  const toFirst = await dialog.findByRole('button', { name: 'Roll back to version 1' });
  await expect.poll(() => toFirst.getAttribute('aria-disabled')).not.toBe('true');
  await user.click(toFirst);
  await screen.findByText('Restored version 1 as the draft.');
  await screen.findByRole('group', { name: 'Cost, Text' });
  const draft = () => data.library.json('Form Config/Weekly site inspection/form.draft.json');
  await expect.poll(draft).toMatchObject({ schema: contents[0] });
  expect(data.library.json('Form Config/Weekly site inspection/form.published.json')).toMatchObject({ version: 2 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('group', { name: 'Tag, Text' });
  await expect.poll(draft).toMatchObject({ schema: contents[1] });
});

it('shows 5 versions and loads more', async () => {
  const schemas = Array.from({ length: 6 }, (_, at) => createChecksForm(createTextField(`a${at}`, `A${at}`)));
  const data = await publishVersions(schemas);
  const app = openApp(builderPath, data);
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Version History' }));
  const numbers = () =>
    screen.getAllByRole('button', { name: /^Version \d/ }).map(({ textContent }) => textContent?.[8]);
  await app.user.click(await screen.findByRole('button', { name: 'Load more' }));
  await expect.poll(numbers).toEqual(['6', '5', '4', '3', '2', '1']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('reports a version that failed to load, and retries', async () => {
  const data = await publishVersions();
  const { user, dialog } = await openVersions(data);
  await dialog.findByText('There are no differences.');
  data.failWith(400);
  await user.click(dialog.getByRole('button', { name: /^Version 1/ }));
  await dialog.findByText('Error downloading selected version');
  data.failWith();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('1 added, 1 removed, 1 changed, 2 unchanged');
});

it('disables the version history before the first publish', async () => {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: contents[0] as never } })],
  });
  const { user } = openApp(builderPath, data);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  const item = await screen.findByRole('menuitem', { name: 'Version History' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});
