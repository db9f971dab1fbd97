import { cleanup, screen } from '@testing-library/react';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./DraftConflict.tsx')]));
afterEach(cleanup);

const createFormWithLabel = (label: string): FormDefinition => ({
  components: [
    { type: 'textfield', key: 'site', label, input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
});
const draftFilePath = 'Form Config/Weekly site inspection/form.draft.json';

/**
 * Opens Amira's builder with a conflict: her unsent edit renames a field that another editor has also renamed in the
 * library.
 */
async function openConflict() {
  const draft = { driveItemId: 'd', schema: createFormWithLabel('Site') };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  // Sets up an unsent local edit that is based on a version that another editor has replaced since.
  const before = (await data.forms.updateDraft('form1', { schema: createFormWithLabel('Place') })).draft!;
  await data.forms.updateDraft('form1', { schema: createFormWithLabel('Theirs') });
  const mine = { ...before, schema: createFormWithLabel('Mine') };
  await data.database.forms.update('form1', { isDirty: 1, draft: mine });
  const app = openApp('/teams/team1/forms/form1/build', data);
  const compare = await screen.findByRole('button', { name: 'Compare drafts' });
  const stored = () => (data.library.json(draftFilePath) as { schema: FormDefinition }).schema.components[0]?.label;
  return { ...app, data, compare, stored };
}

const findBlock = (label: string) => screen.findByRole('group', { name: `${label}, Text` });

it('names the other editor, compares both drafts, and can undo choosing the other draft', async () => {
  const { user, compare, stored } = await openConflict();
  await findBlock('Mine');
  await screen.findByText(/^Amira Haddad changed this form at the same time/);
  expect(stored()).toBe('Theirs');
  await user.click(compare);
  const dialog = await findFocusedDialog('Two drafts of this form');
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Amira Haddad’s draft', 'Your draft']);
  await user.click(dialog.getByRole('button', { name: 'Use the other draft' }));
  await findBlock('Theirs');
  await expect.poll(() => screen.queryByRole('button', { name: 'Compare drafts' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await findBlock('Mine');
  await expect.poll(stored).toBe('Mine');
});

it('resolves the conflict by keeping the local draft', async () => {
  const { user, compare, stored, data } = await openConflict();
  await user.click(compare);
  await user.click(await screen.findByRole('button', { name: 'Use your draft' }));
  await expect.poll(stored).toBe('Mine');
  await expect.poll(async () => (await data.database.forms.get('form1'))?.draftConflict).toBeUndefined();
  await findBlock('Mine');
});

it('loads newer changes by another editor while all local edits are saved', async () => {
  const draft = { driveItemId: 'd', schema: createFormWithLabel('Site') };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  openApp('/teams/team1/forms/form1/build', data);
  await findBlock('Site');
  await data.forms.updateDraft('form1', { schema: createFormWithLabel('Newer') });
  await findBlock('Newer');
});
