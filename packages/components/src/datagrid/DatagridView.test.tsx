import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { revealField } from '../kit/reveal-field.ts';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = {
  type: 'datagrid',
  key: 'lines',
  label: 'Lines',
  addAnother: 'Add line',
  reorder: true,
  validate: { minLength: 1, maxLength: 4 },
  components: [
    { type: 'textfield', key: 'item', label: 'Item', validate: { required: true } },
    { type: 'checkbox', key: 'done', label: 'Done' },
    { type: 'columns', key: 'c', columns: [{ components: [] }] },
  ],
};
const answer = ['a', 'b', 'c'].map((item) => ({ item }));

const getItemValues = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const getMenuButton = (row: number) => screen.getByRole('button', { name: `More actions for row ${row}` });

async function chooseMenuItem(row: number, name: string) {
  await userEvent.click(getMenuButton(row));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('a data grid', () => {
  it('renders a table whose column headers and row numbers label the inputs', () => {
    render(<TestView definition={definition} answer={answer} />);
    const table = screen.getByRole('table', { name: 'Lines' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Item*', 'Done']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Item, row 2' }).value).toBe('b');
    expect(screen.getByRole('checkbox', { name: 'Done, row 3' })).toBeTruthy();
  });

  it('adds a row at the end and focuses it', async () => {
    render(<TestView definition={definition} answer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 4' }));
    expect(screen.getByRole('status').textContent).toBe('Added row 4');
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
  });

  it("inserts, moves and deletes rows from a row's menu, and keeps the focus nearby", async () => {
    render(<TestView definition={definition} answer={answer} />);
    await chooseMenuItem(2, 'Insert row above');
    expect(getItemValues()).toEqual(['a', '', 'b', 'c']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 2' }));
    await chooseMenuItem(2, 'Delete row');
    expect(getItemValues()).toEqual(['a', 'b', 'c']);
    expect(document.activeElement).toBe(getMenuButton(2));
    await chooseMenuItem(1, 'Move down');
    expect(getItemValues()).toEqual(['b', 'a', 'c']);
    expect(document.activeElement).toBe(getMenuButton(2));
    expect(screen.getByRole('status').textContent).toBe('Moved row to position 2 of 3');
  });

  it('moves a row with Alt and the arrow keys, and keeps its inputs mounted', async () => {
    render(<TestView definition={definition} answer={answer} />);
    const last = screen.getByRole('textbox', { name: 'Item, row 3' });
    getMenuButton(3).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(getItemValues()).toEqual(['c', 'a', 'b']);
    expect(screen.getByRole('textbox', { name: 'Item, row 1' })).toBe(last);
  });

  it('closes the row menu on Escape and focuses the menu button', async () => {
    render(<TestView definition={definition} answer={answer} />);
    await userEvent.click(getMenuButton(2));
    // NOTE: focused explicitly, because jsdom has no layout, so the opened menu doesn't take the focus.
    screen.getByRole('menuitem', { name: 'Delete row' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(getMenuButton(2));
  });

  it("disables deleting at the minimum number of rows, and has no row menu if rows can't be changed", async () => {
    const { rerender } = render(<TestView definition={definition} answer={[{ item: 'a' }]} />);
    await userEvent.click(getMenuButton(1));
    expect(screen.getByRole('menuitem', { name: 'Delete row' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
    const fixed = { ...definition, disableAddingRemovingRows: true, reorder: false };
    rerender(<TestView key="fixed" definition={fixed} answer={answer} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('moves a row with the arrow keys on its handle, and keeps the handle focused', async () => {
    render(<TestView definition={definition} answer={answer} />);
    screen.getByRole('button', { name: 'Move row 1' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(getItemValues()).toEqual(['b', 'c', 'a']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move row 3' }));
  });

  it("shows the names of fixed rows, which can't be added, deleted or moved", () => {
    const fixed = {
      ...definition,
      hasFixedRows: true,
      rowHeader: { key: 'day', label: 'Day' },
      fixedRows: ['Monday', 'Tuesday'],
    };
    render(<TestView definition={fixed} answer={[{ day: 'Tuesday', item: 'x' }]} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Item*', 'Done']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Monday', 'Tuesday']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Item, Tuesday' }).value).toBe('x');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('collapses a row group, and expands it when a field inside is revealed', async () => {
    const groups = [
      { label: 'Before', numberOfRows: 1 },
      { label: 'After', numberOfRows: 1 },
    ];
    render(
      <TestView definition={{ ...definition, enableRowGroups: true, rowGroups: groups }} answer={answer.slice(0, 2)} />,
    );
    const field = screen.getByRole('textbox', { name: 'Item, row 2' });
    const after = screen.getByRole('button', { name: 'After' });
    await userEvent.click(after);
    expect(getItemValues()).toEqual(['a']);
    expect(after.getAttribute('aria-expanded')).toBe('false');
    const found = Promise.withResolvers<HTMLElement>();
    act(() => revealField(field.id, found.resolve));
    expect((await found.promise).id).toBe(field.id);
    await userEvent.click(getMenuButton(2));
    expect(screen.getByRole('menuitem', { name: 'Delete row' }).getAttribute('aria-disabled')).toBe('true');
  });

  it("hides the button for adding rows while the author's condition is false", () => {
    render(<TestView definition={{ ...definition, conditionalAddButton: { '==': [1, 2] } }} answer={answer} />);
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
  });

  it('announces deleted rows in German with the right plural', async () => {
    render(<TestView definition={definition} answer={answer} locale="de" />);
    const removeFirst = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Weitere Aktionen für Zeile 1' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Zeile löschen' }));
      return screen.getByRole('status').textContent;
    };
    expect(await removeFirst()).toBe('Zeile 1 gelöscht. Noch 2 Zeilen übrig.');
    expect(await removeFirst()).toBe('Zeile 1 gelöscht. Noch 1 Zeile übrig.');
  });

  it('announces deleted rows in Arabic with the dual', async () => {
    render(<TestView definition={definition} answer={answer} locale="ar" />);
    await userEvent.click(screen.getByRole('button', { name: /^مزيد من الإجراءات للصف \u2068?1/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'حذف الصف' }));
    expect(screen.getByRole('status').textContent).toBe('حُذف الصف \u20681\u2069. بقي صفان.');
  });

  it("shows a message for an answer or row that isn't readable", () => {
    const { rerender } = render(<TestView definition={definition} answer="words" />);
    expect(screen.getByText(/can’t be shown as rows/)).toBeTruthy();
    rerender(<TestView key="row" definition={definition} answer={[7, { item: 'a' }]} />);
    expect(screen.getByText(/This row can’t be shown/)).toBeTruthy();
    expect(getItemValues()).toEqual(['a']);
  });
});
