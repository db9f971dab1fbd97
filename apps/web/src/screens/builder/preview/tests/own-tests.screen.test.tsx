import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations, findFocusedDialog } from '../../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../../testing/open-device.ts';
import { loadExplanations } from '../useExplanations.tsx';

beforeAll(() =>
  Promise.all([
    import('../../BuilderScreen.tsx'),
    import('../PreviewTab.tsx'),
    import('../../../../dialogs/PublishDialog.tsx'),
    import('../../../../form/own-tests/FailedTestsNotice.tsx'),
    loadExplanations(),
  ]),
);
afterEach(cleanup);

const createField = (type: string, key: string, label: string, more = {}) => ({
  type,
  key,
  label,
  input: true,
  ...more,
});
const createFormWithFactor = (factor: number) => ({
  components: [
    createField('number', 'wind', 'Wind speed'),
    createField('textfield', 'stop', 'Stop notice', { customConditional: 'show = data.wind > 38' }),
    createField('number', 'double', 'Double', { calculateValue: `value = data.wind * ${factor}` }),
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
});

async function openPreview(schema: object, tests?: unknown) {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: schema as never, tests } })],
  });
  const { user } = openApp('/teams/team1/forms/form1/build?tab=preview', data);
  const wind = await screen.findByRole('textbox', { name: /Wind speed/ });
  const draft = async () => (await data.database.forms.get('form1'))?.draft;
  const panel = async () => within(await screen.findByRole('region', { name: 'Form tests' }));
  return { user, wind, draft, panel };
}

it('saves the answers of the preview as a test with one click; runs, renames, fills in and deletes it', async () => {
  const { user, wind, draft, panel } = await openPreview(createFormWithFactor(2));
  await user.type(wind, '50');
  await screen.findByDisplayValue('100');
  await user.click(screen.getByRole('button', { name: 'Save as test' }));
  await screen.findByText('Saved as “Test 1”.');
  const tests = await panel();
  tests.getByText('Not run yet');
  await user.click(tests.getByRole('button', { name: 'Run all' }));
  await tests.findByText('1 of 1 test passed');
  await user.click(tests.getByRole('button', { name: 'Rename Test 1' }));
  await user.clear(tests.getByRole('textbox'));
  await user.keyboard('Storm{Enter}');
  tests.getByText('Storm');
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reset answers' }));
  await user.click(tests.getByRole('button', { name: 'Fill out the preview with Storm' }));
  await screen.findByDisplayValue('50');
  await waitFor(async () =>
    expect((await draft())?.tests).toMatchObject([
      {
        name: 'Storm',
        answers: { wind: 50, stop: '' },
        expected: expect.arrayContaining([expect.objectContaining({ name: 'double', value: 100 })]),
      },
    ]),
  );
  await user.click(tests.getByRole('button', { name: 'Delete Storm' }));
  expect(screen.queryByRole('region', { name: 'Form tests' })).toBeNull();
});

const storm = {
  id: 'a',
  name: 'Storm',
  at: '2026-01-02T03:04:05.000Z',
  answers: { wind: 50, stop: 'x' },
  expected: [
    { name: 'stop', isShown: true, value: 'x' },
    { name: 'double', isShown: true, value: 100 },
  ],
};

it('shows a field that differs from its expected result, in the preview and before publishing, and still allows publishing', async () => {
  const { user, panel } = await openPreview(createFormWithFactor(3), [storm]);
  const tests = await panel();
  await user.click(tests.getByRole('button', { name: 'Run all' }));
  await tests.findByText('1 difference');
  expect(tests.getAllByRole('listitem').at(-1)?.textContent).toBe('DoubleExpected: 100Result: 150');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await findFocusedDialog();
  await dialog.findByText('1 of 1 form test failed');
  expect(dialog.getAllByRole('listitem').at(-1)?.textContent).toBe('DoubleExpected: 100Result: 150');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  // The page is hidden from queries until the dialog has closed.
  await user.click(await tests.findByRole('button', { name: 'Update expected results: Storm' }));
  await tests.findByText('Passed');
});
