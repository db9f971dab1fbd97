import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revealField } from '../kit/reveal-field.ts';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'editgrid',
  key: 'people',
  label: 'People',
  addAnother: 'Add person',
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
    {
      type: 'columns',
      key: 'c',
      columns: [{ components: [{ type: 'number', key: 'age', label: 'Age', input: true }] }],
    },
    { type: 'checkbox', key: 'fit', label: 'Fit for work', input: true },
    { type: 'textfield', key: 'note', label: 'Note', input: true, tableView: false },
  ],
};
const answer = [
  { name: 'Ada', age: 36, fit: true, note: 'n' },
  { name: 'Ben', fit: false, note: '' },
];

function start(more: object = {}, ...[rows = answer, readOnly = false]: [rows?: unknown, readOnly?: boolean]) {
  const onChange = vi.fn();
  render(<TestView definition={{ ...definition, ...more }} answer={rows} readOnly={readOnly} onChange={onChange} />);
  return { latest: () => onChange.mock.lastCall?.[0] as unknown };
}

// NOTE: waits for the button, because the page stays inaccessible for a moment after a dialog closes.
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(0, 3))
    .map((row) => row.map((cell) => cell.textContent));
const said = () => screen.getByRole('status').textContent;

describe('an edit grid', () => {
  it('summarizes closed rows, including fields in layouts and excluding fields that the author hid', () => {
    start();
    const heads = within(screen.getByRole('table', { name: 'People' })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Age', 'Fit for work']);
    expect(cells()[0]).toEqual(['NameAda', 'Age36', 'Fit for workYes']);
    expect(cells()[1]).toEqual(['NameBen', 'Age–Not answered', 'Fit for workNo']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('opens a row for editing, and shows the new answer after saving', async () => {
    const { latest } = start();
    await press('Edit row 1');
    expect(document.activeElement).toBe(box('Name, row 1'));
    await userEvent.type(box('Name, row 1'), ' L');
    await press('Save');
    expect(cells()[0]![0]).toBe('NameAda L');
    expect(latest()).toEqual([{ ...answer[0], name: 'Ada L' }, answer[1]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit row 1' }));
    expect(said()).toBe('Saved row 1');
  });

  it('adds an open row, and removes it on cancel', async () => {
    const { latest } = start();
    await press('Add person');
    expect(screen.getByRole('group', { name: 'New row 3' })).toBeTruthy();
    expect(document.activeElement).toBe(box('Name, row 3'));
    await press('Cancel');
    expect(latest()).toEqual(answer);
    expect(said()).toBe('Row not added');
  });

  it('asks before discarding the answers of a new row', async () => {
    const { latest } = start();
    await press('Add person');
    await userEvent.type(box('Name, row 3'), 'Cleo');
    await press('Cancel');
    expect(screen.getByRole('alertdialog', { name: 'Discard the new row?' })).toBeTruthy();
    const buttons = within(screen.getByRole('alertdialog')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep editing', 'Discard']);
    expect(getComputedStyle(buttons[1]!).backgroundColor).toBe('rgb(197, 15, 31)');
    await press('Keep editing');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    expect(box('Name, row 3').value).toBe('Cleo');
    await press('Cancel');
    await press('Discard');
    expect(latest()).toEqual(answer);
  });

  it("restores a row's previous answers when its changes are discarded", async () => {
    const { latest } = start();
    await press('Edit row 2');
    await userEvent.clear(box('Name, row 2'));
    await userEvent.type(box('Name, row 2'), 'Bo');
    await userEvent.click(screen.getByRole('checkbox', { name: /Fit for work/ }));
    await press('Cancel');
    await press('Discard');
    expect(latest()).toEqual(answer);
    await screen.findByRole('table');
    expect(cells()[1]).toEqual(['NameBen', 'Age–Not answered', 'Fit for workNo']);
    expect(said()).toBe('Discarded changes in row 2');
  });

  it('closes a row without a confirmation if nothing changed', async () => {
    start();
    await press('Edit row 1');
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps an invalid row open when saving, and focuses the invalid field', async () => {
    start();
    await press('Add person');
    await press('Save');
    expect(screen.getByText('Name is required.')).toBeTruthy();
    expect(said()).toBe('1 answer needs attention');
    expect(document.activeElement).toBe(box('Name, row 3'));
  });

  it('closes an invalid row if row drafts are allowed, and shows the errors below it', async () => {
    start({ rowDrafts: true });
    await press('Add person');
    await press('Save');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(screen.getAllByRole('row').at(-1)!).getByText('Name is required.')).toBeTruthy();
  });

  it('deletes an empty row immediately, and asks before deleting answers', async () => {
    const { latest } = start({}, [...answer, {}]);
    await press('Delete row 3');
    expect(latest()).toEqual(answer);
    expect(said()).toBe('Deleted row 3. 2 rows are left.');
    await press('Delete row 1');
    await press('Keep');
    await screen.findByRole('table');
    expect(cells()).toHaveLength(2);
    await press('Delete row 1');
    await press('Delete');
    expect(latest()).toEqual([answer[1]]);
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Edit row 1' }));
  });

  it('opens rows in a dialog if configured', async () => {
    const { latest } = start({ modal: true, saveRow: 'Done', removeRow: 'Back' });
    await press('Edit row 2');
    const dialog = screen.getByRole('dialog', { name: 'Row 2' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note, row 2' }), 'x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(latest()).toEqual([answer[0], { ...answer[1], note: 'x' }]);
  });

  it('starts with one open row, or with all existing rows open, if configured', () => {
    start({ openWhenEmpty: true }, null);
    expect(screen.getByRole('group', { name: 'New row 1' })).toBeTruthy();
    cleanup();
    start({ defaultOpen: true });
    expect(screen.getAllByRole('group', { name: /^Row/ })).toHaveLength(2);
  });

  it('opens a closed row when a field inside is revealed', () => {
    start();
    const grid = screen.getByRole('group', { name: 'People' }).id;
    const rowId = screen.getAllByRole('row').at(-1)!.id;
    expect(rowId.startsWith(`${grid}.`)).toBe(true);
    revealField(`${rowId}.0`, (element) => element.focus());
    return screen.findByRole('textbox', { name: 'Name, row 2' });
  });

  it('shows and hides all fields of a row in a read-only form', async () => {
    start({}, answer, true);
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
    await press('Show row 1');
    expect(box('Note, row 1').value).toBe('n');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('Hide row 1');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("hides the buttons for adding and deleting rows if they aren't allowed", () => {
    start({ validate: { minLength: 2, maxLength: 2 } });
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete row 1' }).getAttribute('aria-disabled')).toBe('true');
    cleanup();
    start({ disableAddingRemovingRows: true });
    expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit row 2' })).toBeTruthy();
  });

  it("shows a message for an answer or row that isn't readable, and for an empty list", () => {
    start({}, 'words');
    expect(screen.getByText(/can’t be shown as rows/)).toBeTruthy();
    cleanup();
    start({}, [7]);
    expect(screen.getByText(/This row can’t be shown/)).toBeTruthy();
    cleanup();
    start({}, []);
    expect(screen.getByText('No rows yet')).toBeTruthy();
  });
});
