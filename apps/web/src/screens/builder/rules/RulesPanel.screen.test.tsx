import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';
import { SettingsForm } from '../settings/SettingsPane.tsx';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./RulesPanel.tsx'), SettingsForm.load()]));
afterEach(cleanup);

const createField = (type: string, key: string, label: string, more = {}) => ({
  type,
  key,
  label,
  input: true,
  ...more,
});
const form = {
  display: 'wizard',
  components: [
    {
      type: 'panel',
      key: 'checks',
      title: 'Safety checks',
      components: [
        createField('number', 'wind', 'Wind speed', { validate: { required: true, max: 90 } }),
        createField('textfield', 'stop', 'Stop notice', { customConditional: 'show = data.wind > 38' }),
      ],
    },
    {
      type: 'panel',
      key: 'defects',
      title: 'Defects',
      components: [createField('file', 'photos', 'Photos', { conditional: { show: true, when: 'cost', eq: '1' } })],
    },
  ],
};

async function openRules(schema: object = form) {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: schema as never } })],
  });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rules' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Rules' }));
  await panel.findByRole('heading', { name: 'Rules' });
  return { user, panel };
}

const getItemTexts = (panel: ReturnType<typeof within>) =>
  panel.queryAllByRole('listitem').map(({ textContent }: HTMLElement) => textContent);

it('lists the rules of the form by page, marks problems, and searches', async () => {
  const { user, panel } = await openRules();
  expect(getItemTexts(panel)).toEqual([
    'Safety checksWind speed is required.When submitted',
    'Wind speed must be at most 90.As you type',
    'Stop notice is shown if Wind speed is greater than 38.If hidden, its answer is cleared',
    'DefectsPhotos is shown if “cost” is “1”.If hidden, its answer is cleared“cost” isn’t in the form anymore, so this condition is ignored',
  ]);
  panel.getByText('4 in this form');
  const box = panel.getByRole('searchbox', { name: 'Search rules and fields' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('notice');
  panel.getByText('1 of 4');
  await user.clear(box);
  await user.click(panel.getByRole('button', { name: 'Needs attention' }));
  expect(getItemTexts(panel)).toHaveLength(1);
  await user.type(box, 'zebra');
  await user.click(panel.getByRole('button', { name: 'Show all rules' }));
  expect(getItemTexts(panel)).toHaveLength(4);
  expect(await findAccessibilityViolations(screen.getByRole('complementary'))).toEqual([]);
});

it('selects the field of a rule by keyboard alone, and opens its setting on any page', async () => {
  const { user, panel } = await openRules();
  panel.getByRole('button', { name: /^Wind speed is required/ }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  const rule = panel.getByRole('button', { name: /^Photos is shown/ });
  expect(document.activeElement).toBe(rule);
  expect(rule.getAttribute('aria-current')).toBe('true');
  const block = await screen.findByRole('group', { name: 'Photos, File' });
  expect(block.getAttribute('aria-current')).toBe('true');
  await user.click(panel.getByRole('button', { name: /^Open setting: Wind speed must be at most/ }));
  const setting = await screen.findByRole('textbox', { name: 'Maximum' });
  await waitFor(() => expect(document.activeElement).toBe(setting));
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
});

it('draws arrows between the selected field and the fields that its rules mention', async () => {
  const { user, panel } = await openRules();
  await user.click(panel.getByRole('button', { name: /^Stop notice is shown/ }));
  const arrows = () => document.querySelector('[data-rule-arrows]');
  await waitFor(() => expect(arrows()?.querySelectorAll('path[marker-end]')).toHaveLength(1));
  expect(arrows()?.textContent).toBe('is greater than 38');
  const path = arrows()?.querySelector('path[marker-end]')?.getAttribute('d') ?? '';
  const target = screen.getByRole('group', { name: 'Stop notice, Text' }).getBoundingClientRect();
  const sheet = document.querySelector('[data-sheet]')!.getBoundingClientRect();
  expect(Number(/H ([\d.]+)$/.exec(path)?.[1])).toBeCloseTo(target.right - sheet.left + 2, 0);
  await user.click(panel.getByRole('switch', { name: 'Show arrows' }));
  expect(arrows()).toBeNull();
});

it('renders only the visible rules of a long list, and shows a message for a form without rules', async () => {
  const components = Array.from({ length: 500 }, (_, at) =>
    createField('textfield', `f${at}`, `F${at}`, { validate: { required: true, minLength: 2 } }),
  );
  const { panel } = await openRules({ components });
  panel.getByText('1,000 in this form');
  const renderedItems = panel.getAllByRole('listitem');
  expect(renderedItems.length).toBeLessThan(60);
  expect(renderedItems[0]?.getAttribute('aria-setsize')).toBe('1000');
  cleanup();
  const { panel: empty } = await openRules({ components: [createField('textfield', 'a', 'A')] });
  empty.getByText(/^This form doesn’t have any rules yet/);
});
