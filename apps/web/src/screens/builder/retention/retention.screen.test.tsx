import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(cleanup);

const schema = { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] };
const form = formRow({
  draft: { driveItemId: 'd', schema },
  published: { driveItemId: 'p', version: 1, schema },
});
const noRetention = { period: null, authorization: 'missing' };

async function openRetentionDialog(stored: object, purposes: readonly string[]) {
  const requests: unknown[] = [];
  const api = createFakeApi({
    getFormRetention: () => createSuccess(stored),
    getOwnGraphCredential: () => createSuccess({ id: 'c1', purposes, authRequired: false }),
    putFormRetention: ({ body }) => {
      requests.push(body);
      return createSuccess({ ...noRetention, ...(body as object), authorization: 'valid' });
    },
    deleteFormRetention: () => {
      requests.push('deleted');
      return createSuccess(noRetention);
    },
  });
  const device = await openDevice({ teams: [teamRow()], forms: [form] });
  const app = openApp('/teams/team1/forms/form1/build', { ...device, api });
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Retention' }));
  const dialog = await findFocusedDialog('Retention');
  return { ...app, requests, dialog, save: dialog.getByRole('button', { name: 'Save' }) };
}

const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('turns deletion on after the user has confirmed what will be deleted', async () => {
  const { user, dialog, requests, save } = await openRetentionDialog(noRetention, ['files']);
  await expect.poll(() => dialog.getByRole('radio', { name: 'Keep responses' })).toHaveProperty('disabled', false);
  await user.click(dialog.getByRole('radio', { name: 'Delete responses after a set time' }));
  const count = dialog.getByRole('textbox', { name: 'After' });
  await user.clear(count);
  await user.type(count, '0');
  dialog.getByText('Enter a whole number from 1 to 3650.');
  await user.clear(count);
  await user.type(count, '30');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Days or months' }), 'days');
  expect(isDisabled(save)).toBe(true);
  await user.click(
    dialog.getByRole('checkbox', { name: /^I understand that all responses submitted before .* will be deleted/ }),
  );
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(save);
  await expect.poll(() => requests).toEqual([{ period: { unit: 'days', count: 30 }, graphCredentialsId: 'c1' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('asks to connect an account again when the deleting account has lost access', async () => {
  const { user, dialog, requests, save } = await openRetentionDialog(
    { period: { unit: 'months', count: 6 }, authorization: 'expired' },
    [],
  );
  await dialog.findByText(/^Responses aren’t being deleted/);
  await user.click(dialog.getByRole('checkbox', { name: /^I understand/ }));
  await user.click(save);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Retention' })).toBeNull();
  expect(requests).toEqual([]);
});

it('turns deletion off again', async () => {
  const { user, dialog, requests, save } = await openRetentionDialog(
    { period: { unit: 'months', count: 6 }, authorization: 'valid' },
    [],
  );
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Delete responses after a set time' }))
    .toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: 'Keep responses' }));
  await user.click(save);
  await expect.poll(() => requests).toEqual(['deleted']);
});
