import { cleanup, screen, within } from '@testing-library/react';

import { afterEach, beforeAll, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./CustomCssDialog.tsx')]));
afterEach(cleanup);

const schema = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site', input: true, validate: { required: true } },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

async function openDialog(unlockedFeatures = ['custom_css'], customCss?: string) {
  const draft = { driveItemId: 'd', schema, ...(customCss && { customCss }) };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const subscription = { plan: 'paid1', status: 'active', unlockedFeatures };
  const app = openApp('/teams/team1/forms/form1/build', {
    ...data,
    api: createFakeApi({ getSubscription: () => createSuccess(subscription as never) }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Custom CSS' }));
  const dialog = await findFocusedDialog('Custom CSS');
  const label = await within(await dialog.findByRole('region', { name: 'Preview' })).findByText('Site');
  const stored = () =>
    (data.library.json('Form Config/Weekly site inspection/form.draft.json') as { customCss?: string }).customCss;
  return { ...app, dialog, label, stored, save: () => dialog.getByRole('button', { name: 'Save' }) };
}

/** Replaces the whole text of the CSS editor. The editor is inside a shadow root, which queries don't search. */
async function replaceCss(text: string) {
  const find = () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('[aria-label="Form CSS"]')])[0];
  };
  await expect.poll(find).toBeDefined();
  find()!.focus();
  document.execCommand('selectAll');
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

const isDisabled = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';
const getColor = (element: HTMLElement) => getComputedStyle(element).color;
const red = 'rgb(255, 0, 0)';

it('previews CSS immediately, and saves it only when it parses and has changed', async () => {
  const { user, dialog, label, stored, save } = await openDialog();
  expect(isDisabled(save())).toBe(true);
  await replaceCss('.formio-component-site label { color: #f00 ');
  await dialog.findByText('Line 1: “{” isn’t valid CSS.');
  // No field of the preview has been focused yet, so none shows an error.
  expect(dialog.queryByText(/required/i)).toBeNull();
  expect(isDisabled(save())).toBe(true);
  expect(getColor(label)).not.toBe(red);
  await replaceCss('.formio-component-site label { color: #f00 }');
  await expect.poll(() => getColor(label)).toBe(red);
  await expect.poll(() => isDisabled(save())).toBe(false);
  await user.click(save());
  await expect.poll(stored).toContain('#f00');
  await user.click(await screen.findByRole('tab', { name: 'Preview' }));
  await expect.poll(async () => getColor(await screen.findByText('Site'))).toBe(red);
});

it('lists rejected CSS with its line, and accepts an empty text', async () => {
  const { user, dialog, stored, save } = await openDialog(['custom_css'], 'p { color: red }');
  await replaceCss('p { position: fixed }');
  await dialog.findByText('Line 1: The value in “position: fixed” isn’t allowed in a form and will be ignored.');
  expect(isDisabled(save())).toBe(false);
  await replaceCss('');
  await expect.poll(() => dialog.queryByText(/^Line 1/)).toBeNull();
  await user.click(save());
  await expect.poll(stored).toBeUndefined();
});

it('asks for confirmation before discarding changes', async () => {
  const { user, dialog, save } = await openDialog();
  await replaceCss('p {}');
  await expect.poll(() => isDisabled(save())).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('locks custom CSS when the plan does not include it', async () => {
  const { dialog, save } = await openDialog([]);
  await dialog.findByText('Upgrade subscription to customize form CSS');
  await replaceCss('p { position: fixed }');
  await dialog.findByText(/^Line 1/);
  expect(isDisabled(save())).toBe(true);
});
