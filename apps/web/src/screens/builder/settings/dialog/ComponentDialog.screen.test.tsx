import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations, findFocusedDialog } from '../../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../../BuilderScreen.tsx'), import('./ComponentDialog.tsx')]));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const siteField = { type: 'textfield', key: 'site', label: 'Site', input: true };
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };

/** Opens the builder with the dialog of its first field, by keyboard. */
async function openComponentDialog() {
  const schema = { display: 'form' as const, components: [siteField, submitButton] };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  const canvas = within(await screen.findByRole('region', { name: 'Canvas' }));
  await user.click(canvas.getByRole('group', { name: 'Site, Text' }));
  screen.getByRole('button', { name: 'Edit in a dialog' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await findFocusedDialog('Edit component: Site');
  const button = (name: string) => dialog.getByRole('button', { name });
  const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
  return { user, canvas, dialog, button, isOff, label: await dialog.findByRole('textbox', { name: 'Label' }) };
}

it('applies changes when they are saved, in one undo step', async () => {
  const { user, canvas, dialog, button, isOff, label } = await openComponentDialog();
  expect(isOff('Save')).toBe(true);
  await user.clear(label);
  await user.type(label, 'Place');
  await user.type(dialog.getByRole('textbox', { name: 'Placeholder' }), 'Where it was');
  canvas.getByRole('group', { name: 'Site, Text', hidden: true });
  await user.click(button('Save'));
  await canvas.findByRole('group', { name: 'Place, Text' });
  canvas.getByPlaceholderText('Where it was');
  await user.keyboard('{Control>}z{/Control}');
  canvas.getByRole('group', { name: 'Site, Text' });
  expect(canvas.queryByPlaceholderText('Where it was')).toBeNull();
});

it('asks before discarding changes, and then changes nothing', async () => {
  const { user, canvas, button, label } = await openComponentDialog();
  await user.type(label, 's');
  await user.click(button('Cancel'));
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(confirmation.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await canvas.findByRole('group', { name: 'Site, Text' });
});

it('does not save invalid settings', async () => {
  const { user, dialog, isOff, label } = await openComponentDialog();
  await user.type(label, 's');
  expect(isOff('Save')).toBe(false);
  await user.click(dialog.getByRole('tab', { name: 'Data' }));
  const key = dialog.getByRole('textbox', { name: 'Property name' });
  await user.clear(key);
  await user.type(key, 'a b');
  await user.tab();
  expect(isOff('Save')).toBe(true);
  await user.clear(key);
  await user.type(key, 'place');
  await user.tab();
  expect(isOff('Save')).toBe(false);
});

it('has no accessibility violation', async () => {
  await openComponentDialog();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});
