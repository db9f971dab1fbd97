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

const getTitle = ({ title }: SubmissionItem) => title;
const title = {
  id: 'title',
  label: 'Title',
  filter: 'text',
  cell: 'text',
  widthPx: 200,
  text: getTitle,
  value: getTitle,
} as const;
const column: SubmissionColumn = title;
const createItems = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      ({ listItemId: `${at}`, responseId: `r${at}`, submissionNumber: at, title: `Gate ${at}` }) as SubmissionItem,
  );
const noop = () => undefined;
const selection = { has: () => false, items: [], isAll: false, toggle: noop, toggleAll: noop, clear: noop };
const baseActions = { mayEdit: () => false, edit: noop, rerun: noop, downloadPdf: noop, busyId: undefined };
const actions = { ...baseActions, open: noop };

/** Renders a table in a box with space for a few rows. */
const renderTable = (data: Data, rows: readonly SubmissionItem[], queryKey: string) => {
  const table: TableModel = {
    rows,
    isSearching: false,
    queryKey,
    shown: [{ column, widthPx: 200 }],
    order: [column.id],
    prepareSorting: noop,
  };
  return (
    <ThemeProvider>
      <DataContext value={data}>
        <div style={{ height: 300, display: 'flex' }}>
          <DataTable
            {...{ table, selection, actions, view: defaultView, currentId: null, scrollKey: 'gates' }}
            onView={noop}
            onFilter={noop}
          />
        </div>
      </DataContext>
    </ThemeProvider>
  );
};

const getGrid = () => screen.getByRole('grid');
const getScrollArea = () => getGrid().parentElement!;
const isRendered = (name: string) => screen.queryByRole('cell', { name }) !== null;

it('scrolls to the top when the query changes, and keeps its position when rows are appended', async () => {
  const data = await openDevice();
  const { rerender } = render(renderTable(data, createItems(200), 'all'));
  await expect.poll(() => isRendered('Gate 0')).toBe(true);
  getScrollArea().scrollTop = 4000;
  await expect.poll(() => isRendered('Gate 0')).toBe(false);
  rerender(renderTable(data, createItems(400), 'all'));
  await expect.poll(() => getGrid().getAttribute('aria-rowcount')).toBe('401');
  expect(getScrollArea().scrollTop).toBe(4000);
  rerender(renderTable(data, createItems(400).toReversed(), 'all, the last first'));
  await expect.poll(() => isRendered('Gate 399')).toBe(true);
  expect(getScrollArea().scrollTop).toBe(0);
});

it('can be entered with Tab after the active row was scrolled out of sight', async () => {
  render(renderTable(await openDevice(), createItems(200), 'all'));
  await expect.poll(() => isRendered('Gate 2')).toBe(true);
  screen.getByRole('cell', { name: 'Gate 2' }).focus();
  getScrollArea().scrollTop = 4000;
  await expect.poll(() => isRendered('Gate 2')).toBe(false);
  await expect.poll(() => getGrid().querySelectorAll('tbody [tabindex="0"]').length).toBe(1);
});
