import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./TitleTemplateDialog.tsx')]));
afterEach(cleanup);

const components = [
  { type: 'textfield', key: 'site', label: 'Site' },
  { type: 'select', key: 'status', label: 'Status', data: { values: [{ value: 'o', label: 'Open' }] } },
  { type: 'panel', key: 'p', title: 'People', components: [{ type: 'datetime', key: 'when', label: 'When' }] },
  { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
];

/**
 * NOTE: the dialog hides everything except its focused part from assistive technology. Without a layout, the dialog may
 * hide itself for a while after its menu has closed.
 */
const createRoleOptions = (name: string) => ({ name, hidden: true });

async function openDialog(responsesTitleTemplate?: string, formComponents: readonly object[] = components) {
  const draft = {
    driveItemId: 'd',
    schema: { display: 'form', components: formComponents as typeof components },
    ...(responsesTitleTemplate && { responsesTitleTemplate }),
  };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  const open = async () => {
    await user.click(await screen.findByRole('button', createRoleOptions('Actions')));
    await user.click(await screen.findByRole('menuitem', createRoleOptions('Title Template')));
    const found = await screen.findByLabelText('Template');
    return found.closest<HTMLElement>('[role="dialog"]')!;
  };
  const dialog = await open();
  const box = () => screen.getByLabelText('Template') as HTMLTextAreaElement;
  const save = () => within(dialog).getByText('Save');
  const stored = async () => (await data.database.forms.get('form1'))?.draft?.responsesTitleTemplate;
  const write = async (text: string) => {
    await user.click(box());
    await user.paste(text);
  };
  return { user, dialog, box, save, stored, write, open };
}

it('saves a template with the draft; the menu of fields inserts values', async () => {
  const { user, dialog, box, save, stored, write } = await openDialog();
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await write('Visit to ');
  await user.click(within(dialog).getByText('Insert field'));
  await user.click(await screen.findByRole('menuitem', createRoleOptions('Site')));
  expect(box().value).toBe('Visit to {{data.site}}');
  await expect.poll(() => document.activeElement).toBe(box());
  await user.click(save());
  await expect.poll(() => screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await expect.poll(stored).toBe('Visit to {{data.site}}');
  await screen.findByText('Saved');
});

it.each([
  [
    '{{#if data.status equals "o"}}{{data.status}}: {{/if}}{{data.site}}',
    ['Open: ‹Site›', 'Weekly site inspection', 'Weekly site inspection [DRAFT]'],
  ],
  // A draft has no number, but does have the default answers of the form.
  ['{{submissionNumber}} {{data.site}} by {{data.by}}', ['12 ‹Site› by ‹By›', '12 by the crew', 'by the crew [DRAFT]']],
])('previews %s, with and without answers', async (template, titles) => {
  const by = { type: 'textfield', key: 'by', label: 'By', input: true, defaultValue: 'the crew' };
  const { dialog } = await openDialog(template, [...components, by]);
  const preview = within(dialog).getByText('Preview').closest('section')!;
  expect(
    within(preview)
      .getAllByRole('definition', { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(titles);
});

it('shows an invalid template at its position, keeps the last preview, and does not save', async () => {
  const { dialog, save, write } = await openDialog('Visit');
  await write('{{#if data.site "equals"}}{{/if}}');
  await within(dialog).findByText(/^Line 1, column 6: The if helper needs an odd number of arguments/);
  expect(save().getAttribute('aria-disabled')).toBe('true');
  within(dialog).getByText('Visit [DRAFT]');
});

it('lists unknown field names, and still saves', async () => {
  const { dialog, save, write } = await openDialog();
  await write('{{data.nobody}} {{submissionNumber}}');
  await within(dialog).findByText(/^Not in this form: nobody\./);
  expect(save().getAttribute('aria-disabled')).not.toBe('true');
});

it('undoes and clears a title template', async () => {
  const { user, box, save, stored, write, open } = await openDialog('Visit');
  await write('!');
  await user.click(save());
  await expect.poll(stored).toBe('Visit!');
  await user.click(screen.getByRole('button', createRoleOptions('Undo (Ctrl+Z)')));
  await expect.poll(stored).toBe('Visit');
  await open();
  expect(box().value).toBe('Visit');
  await user.clear(box());
  await user.click(screen.getByText('Save'));
  await expect.poll(stored).toBeUndefined();
});

it('discards changes on Cancel', async () => {
  const { user, dialog, stored, write } = await openDialog('Visit');
  await write(' no');
  await user.click(within(dialog).getByText('Cancel'));
  await user.click(await screen.findByText('Discard'));
  await expect.poll(() => screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(await stored()).toBe('Visit');
  expect(screen.getByRole('button', createRoleOptions('Undo (Ctrl+Z)')).getAttribute('aria-disabled')).toBe('true');
});
