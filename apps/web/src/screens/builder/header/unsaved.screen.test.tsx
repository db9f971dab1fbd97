import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => import('../BuilderScreen.tsx'));
afterEach(cleanup);

const schema = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
};

/** For each builder dialog with text input: the clicks that open it, and the label of its field. */
const dialogs: readonly (readonly [way: readonly string[], field: string])[] = [
  [['Publish'], 'Comment'],
  [['Actions', 'Title Template'], 'Template'],
  [['Actions', 'Copy'], 'Title'],
  [['Actions', 'Custom CSS'], 'Form CSS'],
  [['Actions', 'View Source'], 'Form source as JSON'],
];

/** Finds a field by its label. NOTE: the code editor is inside a shadow root, which queries don't search. */
function findField(label: string): HTMLElement | undefined {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const codeEditors = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(`[aria-label="${label}"]`)]);
  return codeEditors[0] ?? screen.queryByLabelText(label) ?? undefined;
}

it.each(dialogs)('%s: asks for confirmation whichever way it is closed, but only after changes', async (way, label) => {
  const form = formRow({ draft: { driveItemId: 'd', schema } });
  const { user } = openApp('/teams/team1/forms/form1/build', await openDevice({ teams: [teamRow()], forms: [form] }));
  const press = async (name: string, role = 'button') =>
    user.click(await screen.findByRole(role, { name, hidden: true }));
  const open = async () => {
    for (const [at, name] of way.entries()) await press(name, at === 0 ? 'button' : 'menuitem');
    await expect.poll(() => findField(label)).toBeDefined();
    // Hides any tooltip first, because the first Escape would close the tooltip instead of the dialog.
    await user.hover(findField(label)!);
    await expect
      .poll(() => [...document.querySelectorAll('[role=tooltip]')].some((tip) => tip.checkVisibility()))
      .toBe(false);
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy();
  };
  const isGone = () => expect.poll(() => findField(label)).toBeUndefined();
  const waysToLeave = [
    () => user.keyboard('{Escape}'),
    () => press('Cancel'),
    () => user.click(document.querySelector('.fui-DialogSurface__backdrop')!),
  ];
  for (const leave of waysToLeave) {
    await open();
    await leave();
    await isGone();
  }
  await open();
  for (const leave of waysToLeave) {
    findField(label)!.focus();
    await act(async () => document.execCommand('insertText', false, 'x'));
    await leave();
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await press('Keep editing');
    // After the user decides to continue, the focus is restored and the dialog is visible to screen readers again.
    await screen.findByRole('dialog');
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy();
  }
  await press('Cancel');
  await press('Discard');
  await isGone();
});
