import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../../testing/open-device.ts';
import { SettingsForm } from '../../settings/SettingsPane.tsx';
import { loadExplanations } from '../useExplanations.tsx';

beforeAll(() => Promise.all([import('../../BuilderScreen.tsx'), loadExplanations(), SettingsForm.load()]));
afterEach(cleanup);

const createField = (type: string, key: string, label: string, more = {}) => ({
  type,
  key,
  label,
  input: true,
  ...more,
});
const above38 = {
  show: true,
  conjunction: 'all',
  conditions: [{ component: 'wind', operator: 'greaterThan', value: 38 }],
};
const form = {
  components: [
    createField('number', 'wind', 'Wind speed', { validate: { required: true } }),
    createField('textfield', 'stop', 'Stop notice', { conditional: above38 }),
    createField('number', 'double', 'Double', { calculateValue: { '*': [{ var: 'data.wind' }, 2] } }),
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};

async function openPreview() {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: form as never } })],
  });
  const { user } = openApp('/teams/team1/forms/form1/build?tab=preview', data);
  const wind = await screen.findByRole('textbox', { name: /Wind speed/ });
  return { user, wind };
}

it('explains why a field is hidden, updates with the answers, tries a value, and opens the rule', async () => {
  const { user, wind } = await openPreview();
  await user.type(wind, '17');
  await user.click(screen.getByRole('switch', { name: 'Show hidden fields' }));
  const whyButton = await screen.findByRole('button', { name: 'Why is this hidden? Stop notice' });
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(whyButton);
  const popover = await screen.findByRole('dialog', { name: 'Why is this hidden?' });
  expect(popover.textContent).toContain('Stop notice is shown if Wind speed is greater than 38.');
  within(popover).getByText(/The answer is now 17, so the condition isn’t met\./);
  within(popover).getByText(/No other rules affect this field\./);
  expect(await findAccessibilityViolations(popover)).toEqual([]);
  await user.click(within(popover).getByRole('button', { name: 'Try 39' }));
  await screen.findByRole('textbox', { name: 'Stop notice' });
  expect(screen.queryByRole('button', { name: /Why is this hidden/ })).toBeNull();
});

it('explains calculated values and validation errors of visible fields, by keyboard alone', async () => {
  const { user, wind } = await openPreview();
  screen.getByRole('switch', { name: 'Explain rules' }).focus();
  await user.keyboard(' ');
  const whyButton = await screen.findByRole('button', { name: 'Why? Double' });
  await user.type(await screen.findByRole('textbox', { name: /Wind speed/ }), '21');
  whyButton.focus();
  await user.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Why?' });
  within(popover).getByRole('heading', { name: 'Where its answer comes from' });
  within(popover).getByText('The answer is now 21.');
  within(popover).getByText('The answer is now 42.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(whyButton));
  expect(wind.isConnected).toBe(false);
  await user.clear(screen.getByRole('textbox', { name: /Wind speed/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Why? Wind speed' }));
  await screen.findByRole('heading', { name: 'Why it isn’t valid' });
  const [rule] = screen.getAllByRole('button', { name: /^Open rule/ });
  await user.click(rule!);
  await screen.findByRole('complementary', { name: 'Settings' });
});
