import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { revealField } from '../kit/reveal-field.ts';
import { TryView } from '../kit/testing/TryView.tsx';

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

const items = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const menuOf = (row: number) => screen.getByRole('button', { name: `More actions for row ${row}` });

async function choose(row: number, name: string) {
  await userEvent.click(menuOf(row));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('a data grid', () => {
  it('is a table whose heads and row numbers name the controls', () => {
    render(<TryView definition={definition} answer={answer} />);
    const table = screen.getByRole('table', { name: 'Lines' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Item*', 'Done']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Item, row 2' }).value).toBe('b');
    expect(screen.getByRole('checkbox', { name: 'Done, row 3' })).toBeTruthy();
  });

  it('adds a row at the end and puts the focus into it', async () => {
    render(<TryView definition={definition} answer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 4' }));
    expect(screen.getByRole('status').textContent).toBe('Added row 4');
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
  });

  it('inserts, moves and deletes rows from the menu of a row, and goes on where one was', async () => {
    render(<TryView definition={definition} answer={answer} />);
    await choose(2, 'Insert row above');
    expect(items()).toEqual(['a', '', 'b', 'c']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 2' }));
    await choose(2, 'Delete row');
    expect(items()).toEqual(['a', 'b', 'c']);
    expect(document.activeElement).toBe(menuOf(2));
    await choose(1, 'Move down');
    expect(items()).toEqual(['b', 'a', 'c']);
    expect(document.activeElement).toBe(menuOf(2));
    expect(screen.getByRole('status').textContent).toBe('Moved row to position 2 of 3');
  });

  it('moves a row with Alt and the arrows, and keeps the controls of the other rows', async () => {
    render(<TryView definition={definition} answer={answer} />);
    const last = screen.getByRole('textbox', { name: 'Item, row 3' });
    menuOf(3).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(items()).toEqual(['c', 'a', 'b']);
    expect(screen.getByRole('textbox', { name: 'Item, row 1' })).toBe(last);
  });

  it('closes its menu with Escape and returns to its button', async () => {
    render(<TryView definition={definition} answer={answer} />);
    await userEvent.click(menuOf(2));
    // NOTE: without layout nothing counts as visible, so the menu does not take the focus itself here.
    screen.getByRole('menuitem', { name: 'Delete row' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(document.activeElement).toBe(menuOf(2));
  });

  it('keeps the fewest rows it must have, and offers nothing where rows are fixed', async () => {
    const { rerender } = render(<TryView definition={definition} answer={[{ item: 'a' }]} />);
    await userEvent.click(menuOf(1));
    expect(screen.getByRole('menuitem', { name: 'Delete row' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull();
    const fixed = { ...definition, disableAddingRemovingRows: true, reorder: false };
    rerender(<TryView key="fixed" definition={fixed} answer={answer} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('moves a row with the arrows on its handle, which keeps the focus', async () => {
    render(<TryView definition={definition} answer={answer} />);
    screen.getByRole('button', { name: 'Move row 1' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(items()).toEqual(['b', 'c', 'a']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move row 3' }));
  });

  it('names rows that its author gives, and lets nobody add, delete or move one', () => {
    const fixed = {
      ...definition,
      hasFixedRows: true,
      rowHeader: { key: 'day', label: 'Day' },
      fixedRows: ['Monday', 'Tuesday'],
    };
    render(<TryView definition={fixed} answer={[{ day: 'Tuesday', item: 'x' }]} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Item*', 'Done']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Monday', 'Tuesday']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Item, Tuesday' }).value).toBe('x');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('folds the rows of a group, and unfolds them for somebody who looks for a field in it', async () => {
    const groups = [
      { label: 'Before', numberOfRows: 1 },
      { label: 'After', numberOfRows: 1 },
    ];
    render(
      <TryView definition={{ ...definition, enableRowGroups: true, rowGroups: groups }} answer={answer.slice(0, 2)} />,
    );
    const field = screen.getByRole('textbox', { name: 'Item, row 2' });
    const after = screen.getByRole('button', { name: 'After' });
    await userEvent.click(after);
    expect(items()).toEqual(['a']);
    expect(after.getAttribute('aria-expanded')).toBe('false');
    const found = Promise.withResolvers<HTMLElement>();
    act(() => revealField(field.id, found.resolve));
    expect((await found.promise).id).toBe(field.id);
    await userEvent.click(menuOf(2));
    expect(screen.getByRole('menuitem', { name: 'Delete row' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('offers no more rows while its author’s condition does not hold', () => {
    render(<TryView definition={{ ...definition, conditionalAddButton: { '==': [1, 2] } }} answer={answer} />);
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
  });

  it('tells a German in the right number what was done', async () => {
    render(<TryView definition={definition} answer={answer} locale="de" />);
    const removeFirst = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Weitere Aktionen für Zeile 1' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Zeile löschen' }));
      return screen.getByRole('status').textContent;
    };
    expect(await removeFirst()).toBe('Zeile 1 gelöscht. Noch 2 Zeilen übrig.');
    expect(await removeFirst()).toBe('Zeile 1 gelöscht. Noch 1 Zeile übrig.');
  });

  it('tells an Arabic person in the dual what was done', async () => {
    render(<TryView definition={definition} answer={answer} locale="ar" />);
    await userEvent.click(screen.getByRole('button', { name: /^مزيد من الإجراءات للصف \u2068?1/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'حذف الصف' }));
    expect(screen.getByRole('status').textContent).toBe('حُذف الصف \u20681\u2069. بقي صفان.');
  });

  it('says what it cannot show', () => {
    const { rerender } = render(<TryView definition={definition} answer="words" />);
    expect(screen.getByText(/can’t be shown as rows/)).toBeTruthy();
    rerender(<TryView key="row" definition={definition} answer={[7, { item: 'a' }]} />);
    expect(screen.getByText(/This row can’t be shown/)).toBeTruthy();
    expect(items()).toEqual(['a']);
  });
});
