import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../../testing/open-device.ts';

beforeAll(() => import('../../BuilderScreen.tsx'));
afterEach(cleanup);

const createTextField = (label: string) => ({ type: 'textfield', key: label.toLowerCase(), label, input: true });

async function openOutline() {
  const schema = {
    display: 'form',
    components: [
      createTextField('Site'),
      { type: 'panel', key: 'p', title: 'People', components: [createTextField('Name'), createTextField('Role')] },
      { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
    ],
  };
  const forms = [formRow({ draft: { driveItemId: 'd', schema } })];
  const { user } = openApp('/teams/team1/forms/form1/build', await openDevice({ teams: [teamRow()], forms }));
  await user.click(await screen.findByRole('tab', { name: 'Outline' }));
  const tree = screen.getByRole('tree', { name: 'Form outline' });
  const row = (name: string) => within(tree).getByRole('treeitem', { name });
  const rows = () =>
    within(tree)
      .getAllByRole('treeitem')
      .map((item) => `${item.getAttribute('aria-level')} ${item.getAttribute('aria-label')}`);
  return { user, row, rows };
}

it('moves, collapses and expands with arrow keys, with a single tab stop', async () => {
  const { user, row, rows } = await openOutline();
  expect(rows()).toEqual(['1 Site', '1 People', '2 Name', '2 Role', '1 Submit']);
  await user.click(row('Site'));
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(rows()).toEqual(['1 Site', '1 People', '1 Submit']);
  expect(row('People').getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(row('Name'));
  await user.keyboard('{ArrowLeft}{End}');
  expect(document.activeElement).toBe(row('Submit'));
  expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
});

it('moves, deletes and undoes with keys, and selects on the canvas too', async () => {
  const { user, row, rows } = await openOutline();
  await user.click(row('Role'));
  await user.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{/Alt}');
  expect(rows()).toEqual(['1 Site', '1 People', '2 Name', '1 Role', '1 Submit']);
  expect(document.activeElement).toBe(row('Role'));
  screen.getByText('Moved Role to position 3 of 4');
  const canvas = screen.getByRole('region', { name: 'Canvas' });
  expect(within(canvas).getByRole('group', { name: 'Role, Text' }).getAttribute('aria-current')).toBe('true');
  await user.keyboard('{Delete}');
  expect(rows()).toEqual(['1 Site', '1 People', '2 Name', '1 Submit']);
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(['1 Site', '1 People', '2 Name', '1 Role', '1 Submit']);
});

it('searches the form', async () => {
  const { user, rows } = await openOutline();
  await user.type(screen.getByRole('searchbox', { name: 'Search this form' }), 'na');
  expect(rows()).toEqual(['1 People', '2 Name']);
  await user.type(screen.getByRole('searchbox', { name: 'Search this form' }), 'zz');
  screen.getByText('No components in this form match “nazz”');
});
