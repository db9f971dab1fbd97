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

function renderGrid(more: object = {}, ...[rows = answer, readOnly = false]: [rows?: unknown, readOnly?: boolean]) {
  const onChange = vi.fn();
  render(<TestView definition={{ ...definition, ...more }} answer={rows} readOnly={readOnly} onChange={onChange} />);
  return { latest: () => onChange.mock.lastCall?.[0] as unknown };
}

// NOTE: waits for the button, because the page stays inaccessible for a moment after a dialog closes.
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const getTextbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const getCellTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(0, 3))
    .map((row) => row.map((cell) => cell.textContent));
const getAnnouncement = () => screen.getByRole('status').textContent;

describe('an edit grid', () => {
  it('summarizes closed rows, including fields in layouts and excluding fields that the author hid', () => {
    renderGrid();
    const heads = within(screen.getByRole('table', { name: 'People' })).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Age', 'Fit for work']);
    expect(getCellTexts()[0]).toEqual(['NameAda', 'Age36', 'Fit for workYes']);
    expect(getCellTexts()[1]).toEqual(['NameBen', 'Age–Not answered', 'Fit for workNo']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('opens a row for editing, and shows the new answer after saving', async () => {
    const { latest } = renderGrid();
    await clickButton('Edit row 1');
    expect(document.activeElement).toBe(getTextbox('Name, row 1'));
    await userEvent.type(getTextbox('Name, row 1'), ' L');
    await clickButton('Save');
    expect(getCellTexts()[0]![0]).toBe('NameAda L');
    expect(latest()).toEqual([{ ...answer[0], name: 'Ada L' }, answer[1]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit row 1' }));
    expect(getAnnouncement()).toBe('Saved row 1');
  });

  it('adds an open row, and removes it on cancel', async () => {
    const { latest } = renderGrid();
    await clickButton('Add person');
    expect(screen.getByRole('group', { name: 'New row 3' })).toBeTruthy();
    expect(document.activeElement).toBe(getTextbox('Name, row 3'));
    await clickButton('Cancel');
    expect(latest()).toEqual(answer);
    expect(getAnnouncement()).toBe('Row not added');
  });

  it('asks before discarding the answers of a new row', async () => {
    const { latest } = renderGrid();
    await clickButton('Add person');
    await userEvent.type(getTextbox('Name, row 3'), 'Cleo');
    await clickButton('Cancel');
    expect(screen.getByRole('alertdialog', { name: 'Discard the new row?' })).toBeTruthy();
    const buttons = within(screen.getByRole('alertdialog')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep editing', 'Discard']);
    expect(getComputedStyle(buttons[1]!).backgroundColor).toBe('rgb(197, 15, 31)');
    await clickButton('Keep editing');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    expect(getTextbox('Name, row 3').value).toBe('Cleo');
    await clickButton('Cancel');
    await clickButton('Discard');
    expect(latest()).toEqual(answer);
  });

  it("restores a row's previous answers when its changes are discarded", async () => {
    const { latest } = renderGrid();
    await clickButton('Edit row 2');
    await userEvent.clear(getTextbox('Name, row 2'));
    await userEvent.type(getTextbox('Name, row 2'), 'Bo');
    await userEvent.click(screen.getByRole('checkbox', { name: /Fit for work/ }));
    await clickButton('Cancel');
    await clickButton('Discard');
    expect(latest()).toEqual(answer);
    await screen.findByRole('table');
    expect(getCellTexts()[1]).toEqual(['NameBen', 'Age–Not answered', 'Fit for workNo']);
    expect(getAnnouncement()).toBe('Discarded changes in row 2');
  });

  it('closes a row without a confirmation if nothing changed', async () => {
    renderGrid();
    await clickButton('Edit row 1');
    await clickButton('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps an invalid row open when saving, and focuses the invalid field', async () => {
    renderGrid();
    await clickButton('Add person');
    await clickButton('Save');
    expect(screen.getByText('Name is required.')).toBeTruthy();
    expect(getAnnouncement()).toBe('1 answer needs attention');
    expect(document.activeElement).toBe(getTextbox('Name, row 3'));
  });

  it('closes an invalid row if row drafts are allowed, and shows the errors below it', async () => {
    renderGrid({ rowDrafts: true });
    await clickButton('Add person');
    await clickButton('Save');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(within(screen.getAllByRole('row').at(-1)!).getByText('Name is required.')).toBeTruthy();
  });

  it('deletes an empty row immediately, and asks before deleting answers', async () => {
    const { latest } = renderGrid({}, [...answer, {}]);
    await clickButton('Delete row 3');
    expect(latest()).toEqual(answer);
    expect(getAnnouncement()).toBe('Deleted row 3. 2 rows are left.');
    await clickButton('Delete row 1');
    await clickButton('Keep');
    await screen.findByRole('table');
    expect(getCellTexts()).toHaveLength(2);
    await clickButton('Delete row 1');
    await clickButton('Delete');
    expect(latest()).toEqual([answer[1]]);
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Edit row 1' }));
  });

  it('opens rows in a dialog if configured', async () => {
    const { latest } = renderGrid({ modal: true, saveRow: 'Done', removeRow: 'Back' });
    await clickButton('Edit row 2');
    const dialog = screen.getByRole('dialog', { name: 'Row 2' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note, row 2' }), 'x');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(latest()).toEqual([answer[0], { ...answer[1], note: 'x' }]);
  });

  it('starts with one open row, or with all existing rows open, if configured', () => {
    renderGrid({ openWhenEmpty: true }, null);
    expect(screen.getByRole('group', { name: 'New row 1' })).toBeTruthy();
    cleanup();
    renderGrid({ defaultOpen: true });
    expect(screen.getAllByRole('group', { name: /^Row/ })).toHaveLength(2);
  });

  it('opens a closed row when a field inside is revealed', () => {
    renderGrid();
    const grid = screen.getByRole('group', { name: 'People' }).id;
    const rowId = screen.getAllByRole('row').at(-1)!.id;
    expect(rowId.startsWith(`${grid}.`)).toBe(true);
    revealField(`${rowId}.0`, (element) => element.focus());
    return screen.findByRole('textbox', { name: 'Name, row 2' });
  });

  it('shows and hides all fields of a row in a read-only form', async () => {
    renderGrid({}, answer, true);
    expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
    await clickButton('Show row 1');
    expect(getTextbox('Note, row 1').value).toBe('n');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await clickButton('Hide row 1');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("hides the buttons for adding and deleting rows if they aren't allowed", () => {
    renderGrid({ validate: { minLength: 2, maxLength: 2 } });
    expect(screen.queryByRole('button', { name: 'Add person' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete row 1' }).getAttribute('aria-disabled')).toBe('true');
    cleanup();
    renderGrid({ disableAddingRemovingRows: true });
    expect(screen.queryByRole('button', { name: /Add|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit row 2' })).toBeTruthy();
  });

  it("shows a message for an answer or row that isn't readable, and for an empty list", () => {
    renderGrid({}, 'words');
    expect(screen.getByText(/can’t be shown as rows/)).toBeTruthy();
    cleanup();
    renderGrid({}, [7]);
    expect(screen.getByText(/This row can’t be shown/)).toBeTruthy();
    cleanup();
    renderGrid({}, []);
    expect(screen.getByText('No rows yet')).toBeTruthy();
  });
});
