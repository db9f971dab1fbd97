import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => import('../BuilderScreen.tsx'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.removeItem('tideform.builder.favourites');
});

const createTextField = (label: string) => ({ type: 'textfield', key: label.toLowerCase(), label, input: true });
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };

async function openBuilder() {
  const schema = { display: 'form', components: [createTextField('Site'), createTextField('Wind'), submitButton] };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  const block = (name: string) => within(canvas).getByRole('group', { name: `${name}, Text` });
  return { user, canvas, block };
}

const findNameInput = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Component name' });

it('edits a name inline: F2 starts, Enter saves, Escape cancels', async () => {
  const { user, block } = await openBuilder();
  await user.click(block('Site'));
  await user.keyboard('{F2}');
  const input = await findNameInput();
  expect(document.activeElement).toBe(input);
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.keyboard('Building site{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(block('Building site')));
  await user.keyboard('{F2}');
  await user.type(await findNameInput(), 'thrown away{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(block('Building site')));
  expect(screen.queryByRole('textbox', { name: 'Component name' })).toBeNull();
});

it('edits a name after a double click on the label, and saves it when the focus moves elsewhere', async () => {
  const { user, canvas, block } = await openBuilder();
  const label = within(block('Wind')).getByText('Wind').getBoundingClientRect();
  await user.dblClick(block('Wind'));
  const box = (await findNameInput()).getBoundingClientRect();
  expect(Math.abs(box.top + box.height / 2 - label.top - label.height / 2)).toBeLessThan(6);
  await user.keyboard('Wind speed');
  await user.click(block('Site'));
  expect(block('Wind speed')).toBeTruthy();
  expect(canvas.querySelector('[aria-current="true"]')).toBe(block('Site'));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(block('Wind')).toBeTruthy();
});

it('keeps favorites at the top of the palette, chosen by mouse or keyboard, and adds them from there', async () => {
  const { user } = await openBuilder();
  // Another test may have left the outline open.
  await user.click(screen.getByRole('tab', { name: 'Components' }));
  await user.click(screen.getByRole('button', { name: 'Choose favorites' }));
  const palette = within(screen.getByRole('region', { name: 'Available components' }));
  await user.click(palette.getByRole('button', { name: 'Signature' }));
  palette.getByRole('button', { name: 'Number' }).focus();
  await user.keyboard('{Enter}');
  expect(palette.getByRole('button', { name: 'Signature', pressed: true })).toBeTruthy();
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done choosing favorites' }));
  expect(palette.getAllByRole('heading')[0]?.textContent).toBe('Favorites');
  const names = palette.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Signature', 'Number']);
  await user.click(palette.getAllByRole('button', { name: 'Signature' })[0]!);
  await screen.findByText('Added Signature');
  cleanup();
  await openBuilder();
  expect(screen.getByRole('heading', { name: 'Favorites' })).toBeTruthy();
});

it('focuses the outline row whose name starts with the typed letters', async () => {
  const { user } = await openBuilder();
  await user.click(screen.getByRole('tab', { name: 'Outline' }));
  await user.click(screen.getByRole('treeitem', { name: 'Site' }));
  await user.keyboard('su');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'Submit' })));
  await user.click(screen.getByRole('tab', { name: 'Components' }));
});
