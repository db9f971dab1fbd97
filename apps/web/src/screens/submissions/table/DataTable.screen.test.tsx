import { cleanup, render, screen } from '@testing-library/react';
import { defaultView, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { afterEach, expect, it } from 'vitest';
import { type Data, DataContext } from '../../../data/data-context.ts';
import { ThemeProvider } from '../../../shell/theme/ThemeProvider.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import type { TableModel } from '../submissions-table/useTableModel.ts';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

const text = ({ title }: SubmissionItem) => title;
const title = { id: 'title', label: 'Title', filter: 'text', cell: 'text', widthPx: 200, text, value: text } as const;
const column: SubmissionColumn = title;
const gates = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      ({ listItemId: `${at}`, responseId: `r${at}`, submissionNumber: at, title: `Gate ${at}` }) as SubmissionItem,
  );
const nothing = () => undefined;
const selection = { has: () => false, items: [], isAll: false, toggle: nothing, toggleAll: nothing, clear: nothing };
const asks = { mayEdit: () => false, edit: nothing, rerun: nothing, downloadPdf: nothing, busyId: undefined };
const actions = { ...asks, open: nothing };

/** Renders a table in a box with space for a few rows. */
const table = (data: Data, rows: readonly SubmissionItem[], asked: string) => {
  const table: TableModel = {
    rows,
    isSearching: false,
    queryKey: asked,
    shown: [{ column, widthPx: 200 }],
    order: [column.id],
    prepareSorting: nothing,
  };
  return (
    <ThemeProvider>
      <DataContext value={data}>
        <div style={{ height: 300, display: 'flex' }}>
          <DataTable
            {...{ table, selection, actions, view: defaultView, currentId: null, scrollKey: 'gates' }}
            onView={nothing}
            onFilter={nothing}
          />
        </div>
      </DataContext>
    </ThemeProvider>
  );
};

const grid = () => screen.getByRole('grid');
const area = () => grid().parentElement!;
const isRendered = (name: string) => screen.queryByRole('cell', { name }) !== null;

it('scrolls to the top when the query changes, and keeps its position when rows are appended', async () => {
  const data = await openDevice();
  const { rerender } = render(table(data, gates(200), 'all'));
  await expect.poll(() => isRendered('Gate 0')).toBe(true);
  area().scrollTop = 4000;
  await expect.poll(() => isRendered('Gate 0')).toBe(false);
  rerender(table(data, gates(400), 'all'));
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('401');
  expect(area().scrollTop).toBe(4000);
  rerender(table(data, gates(400).toReversed(), 'all, the last first'));
  await expect.poll(() => isRendered('Gate 399')).toBe(true);
  expect(area().scrollTop).toBe(0);
});

it('can be entered with Tab after the active row was scrolled out of sight', async () => {
  render(table(await openDevice(), gates(200), 'all'));
  await expect.poll(() => isRendered('Gate 2')).toBe(true);
  screen.getByRole('cell', { name: 'Gate 2' }).focus();
  area().scrollTop = 4000;
  await expect.poll(() => isRendered('Gate 2')).toBe(false);
  await expect.poll(() => grid().querySelectorAll('tbody [tabindex="0"]').length).toBe(1);
});
