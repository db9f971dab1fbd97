import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('../settings/several/SharedSettingsPane.tsx')]));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const createTextField = (label: string) => ({ type: 'textfield', key: label.toLowerCase(), label, input: true });
const panel = { type: 'panel', key: 'p', title: 'People', components: [createTextField('Name')] };
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const fields = [createTextField('Site'), createTextField('Wind'), createTextField('Rain'), panel, submitButton];

async function openBuilder(width = 1280) {
  const schema: FormDefinition = { display: 'form', components: fields };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  const { user } = openApp('/teams/team1/forms/form1/build', data, width);
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  const blocks = () =>
    [...canvas.querySelectorAll('[data-path]')].map((block) => block.getAttribute('aria-label')?.split(',')[0]);
  const block = (name: string) => within(canvas).getByRole('group', { name: `${name}, Text` });
  const selected = () =>
    [...canvas.querySelectorAll('[aria-current="true"]')].map((one) => one.getAttribute('aria-label')?.split(',')[0]);
  const bar = () => screen.findByRole('toolbar', { name: 'Actions for selected components' });
  return { user, canvas, blocks, block, selected, bar };
}

describe('by pointer', () => {
  it('adds to the selection with Ctrl, extends it with Shift, and selects a single component with a plain click', async () => {
    const { user, block, selected, bar } = await openBuilder();
    await user.click(block('Site'));
    await user.keyboard('{Control>}');
    await user.click(block('Rain'));
    expect(selected()).toEqual(['Site', 'Rain']);
    within(await bar()).getByText('2 selected');
    await user.click(block('Site'));
    await user.keyboard('{/Control}');
    expect(selected()).toEqual(['Rain']);
    await user.click(block('Site'));
    await user.keyboard('{Shift>}');
    await user.click(block('Rain'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Site', 'Wind', 'Rain']);
    await user.click(block('Wind'));
    expect(selected()).toEqual(['Wind']);
    expect(screen.queryByRole('toolbar', { name: 'Actions for selected components' })).toBeNull();
  });

  it('drags all selected components from any one of them, and keeps them selected', async () => {
    const { user, canvas, block, blocks, selected } = await openBuilder();
    await user.click(block('Site'));
    await user.keyboard('{Shift>}');
    await user.click(block('Wind'));
    await user.keyboard('{/Shift}');
    const data = new DataTransfer();
    const at = (element: HTMLElement, share: number) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height * share, dataTransfer: data, bubbles: true };
    };
    fireEvent.dragStart(block('Site'), at(block('Site'), 0.5));
    await new Promise((done) => requestAnimationFrame(done));
    fireEvent.dragEnter(canvas, at(block('Rain'), 0.9));
    fireEvent.dragOver(block('Rain'), at(block('Rain'), 0.9));
    await new Promise((done) => requestAnimationFrame(done));
    fireEvent.drop(block('Rain'), at(block('Rain'), 0.9));
    await waitFor(() => expect(blocks()).toEqual(['Rain', 'Site', 'Wind', 'People', 'Name', 'Submit']));
    expect(selected()).toEqual(['Site', 'Wind']);
    screen.getByText('Moved 2 components to position 2 of 5');
  });

  it('selects several without a modifier key: by touch, from the menu of a component', async () => {
    const { user, block, selected, bar } = await openBuilder();
    await user.click(block('Site'));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: /^Select multiple/ }));
    await user.pointer([{ keys: '[TouchA]', target: block('Rain') }]);
    expect(selected()).toEqual(['Site', 'Rain']);
    await user.click(block('Site'));
    await user.click(block('Rain'));
    within(await bar()).getByText('None selected');
    await user.click(screen.getAllByRole('button', { name: 'Clear selection (Esc)' })[0]!);
    await user.click(block('Wind'));
    expect(selected()).toEqual(['Wind']);
  });
});

describe('by keyboard alone', () => {
  it('extends with Shift and arrow keys; moves, copies and deletes, each in one undo step', async () => {
    const { user, block, blocks, selected } = await openBuilder();
    await user.click(block('Site'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Site', 'Wind']);
    expect(document.activeElement).toBe(block('Wind'));
    await waitFor(() => expect(screen.getAllByText('2 selected').map((one) => one.role)).toContain('status'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(blocks()).toEqual(['Rain', 'Site', 'Wind', 'People', 'Name', 'Submit']);
    await user.keyboard('{Control>}d{/Control}');
    expect(blocks()).toEqual(['Rain', 'Site', 'Wind', 'Site', 'Wind', 'People', 'Name', 'Submit']);
    screen.getByText('Duplicated 2 components');
    await user.keyboard('{Delete}');
    expect(blocks()).toEqual(['Rain', 'Site', 'Wind', 'People', 'Name', 'Submit']);
    await user.keyboard('{Control>}zzz{/Control}');
    expect(blocks()).toEqual(['Site', 'Wind', 'Rain', 'People', 'Name', 'Submit']);
  });

  it('toggles components with Ctrl+Space, selects a whole list with Ctrl+A, and clears with Escape', async () => {
    const { user, block, selected } = await openBuilder();
    await user.click(block('Site'));
    await user.keyboard('{Control>} {/Control}{ArrowDown}{ArrowDown} ');
    expect(selected()).toEqual(['Site', 'Rain']);
    await user.keyboard('{Escape}');
    expect(selected()).toEqual(['Rain']);
    expect(document.activeElement).toBe(block('Rain'));
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual(['Site', 'Wind', 'Rain', 'People', 'Submit']);
  });

  it('extends the selection by keyboard and toggles rows by click in the outline', async () => {
    const { user, blocks, selected } = await openBuilder();
    await user.click(screen.getByRole('tab', { name: 'Outline' }));
    const row = (name: string) => screen.getByRole('treeitem', { name });
    await user.click(row('Site'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Site', 'Wind', 'Rain']);
    expect(row('Wind').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Control>}');
    await user.click(row('Wind'));
    await user.keyboard('{/Control}{Delete}');
    expect(blocks()).toEqual(['Wind', 'People', 'Name', 'Submit']);
  });
});

it('changes a setting of all selected components in one undo step, and marks settings with mixed values', async () => {
  const { user, block, canvas } = await openBuilder();
  await user.click(block('Site'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const pane = within(screen.getByRole('complementary', { name: 'Settings' }));
  await user.click(await pane.findByRole('tab', { name: 'Validation' }));
  await user.click(await pane.findByRole('switch', { name: 'Required' }));
  const marks = () => within(canvas).queryAllByText('*').length;
  expect(marks()).toBe(2);
  await user.click(block('Site'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await pane.findByText('These components have different values. Changing this setting applies it to all of them.');
  await user.click(pane.getByRole('switch', { name: 'Required' }));
  expect(marks()).toBe(3);
  await waitFor(() =>
    expect(
      pane.queryByText('These components have different values. Changing this setting applies it to all of them.'),
    ).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(marks()).toBe(2);
  await pane.findByText('These components have different values. Changing this setting applies it to all of them.');
});

it('has no accessibility violation with several components selected, while the settings cover the canvas', async () => {
  const { user, block, bar } = await openBuilder(800);
  await user.click(block('Site'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await user.click(within(await bar()).getByRole('button', { name: 'Edit settings' }));
  await screen.findByRole('switch', { name: 'Hide label' });
  await user.click(screen.getByRole('tab', { name: 'Outline' }));
  expect(await findAccessibilityViolations()).toEqual([]);
});
