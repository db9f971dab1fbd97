import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { axeFaults } from '../../../testing/axe-faults.ts';
import { answered, createFakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import { openedDialog } from '../../../testing/opened-dialog.ts';
import { formRow, teamRow } from '../../../testing/rows.ts';

afterEach(cleanup);

const schema = { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] };
const form = formRow({
  draft: { driveItemId: 'd', schema },
  published: { driveItemId: 'p', version: 1, schema },
});
const kept = { period: null, authorization: 'missing' };

async function open(stored: object, purposes: readonly string[]) {
  const asked: unknown[] = [];
  const api = createFakeApi({
    getFormRetention: () => answered(stored),
    getOwnGraphCredential: () => answered({ id: 'c1', purposes, authRequired: false }),
    putFormRetention: ({ body }) => {
      asked.push(body);
      return answered({ ...kept, ...(body as object), authorization: 'valid' });
    },
    deleteFormRetention: () => {
      asked.push('deleted');
      return answered(kept);
    },
  });
  const device = await openDevice({ teams: [teamRow()], forms: [form] });
  const app = openApp('/teams/team1/forms/form1/build', { ...device, api });
  await app.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Retention' }));
  const dialog = await openedDialog('Retention');
  return { ...app, asked, dialog, save: dialog.getByRole('button', { name: 'Save' }) };
}

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('has responses deleted after a time once somebody knows what goes', async () => {
  const { user, dialog, asked, save } = await open(kept, ['files']);
  await expect.poll(() => dialog.getByRole('radio', { name: 'Keep responses' })).toHaveProperty('disabled', false);
  await user.click(dialog.getByRole('radio', { name: 'Delete responses after a set time' }));
  const count = dialog.getByRole('textbox', { name: 'After' });
  await user.clear(count);
  await user.type(count, '0');
  dialog.getByText('Enter a whole number from 1 to 3650.');
  await user.clear(count);
  await user.type(count, '30');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Days or months' }), 'days');
  expect(isOff(save)).toBe(true);
  await user.click(
    dialog.getByRole('checkbox', { name: /^I understand that all responses submitted before .* will be deleted/ }),
  );
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await user.click(save);
  await expect.poll(() => asked).toEqual([{ period: { unit: 'days', count: 30 }, graphCredentialsId: 'c1' }]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('asks for the account that deletes where it may no more', async () => {
  const { user, dialog, asked, save } = await open(
    { period: { unit: 'months', count: 6 }, authorization: 'expired' },
    [],
  );
  await dialog.findByText(/^Responses aren’t being deleted/);
  await user.click(dialog.getByRole('checkbox', { name: /^I understand/ }));
  await user.click(save);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Retention' })).toBeNull();
  expect(asked).toEqual([]);
});

it('keeps responses again', async () => {
  const { user, dialog, asked, save } = await open(
    { period: { unit: 'months', count: 6 }, authorization: 'valid' },
    [],
  );
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Delete responses after a set time' }))
    .toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: 'Keep responses' }));
  await user.click(save);
  await expect.poll(() => asked).toEqual(['deleted']);
});
