import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

beforeAll(() => loadViews(order));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** IntersectionObserver of a browser in which no element is ever near the viewport. */
class NeverIntersectingObserver {
  observe() {}
  unobserve() {}
}

const order: FormDefinition = {
  components: [
    {
      type: 'datagrid',
      key: 'lines',
      label: 'Lines',
      addAnother: 'Add line',
      components: [
        { type: 'textfield', key: 'item', label: 'Item', validate: { required: true } },
        { type: 'number', key: 'count', label: 'Count', conditional: { show: true, when: 'item', eq: 'box' } },
        {
          type: 'columns',
          key: 'size',
          input: false,
          columns: [{ width: 12, components: [{ type: 'number', key: 'length', label: 'Length', input: true }] }],
        },
      ],
    },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};

const createOrderSession = (data = { lines: [{ item: 'a' }, { item: '' }] }) =>
  createSession({ form: order, specs, data });

describe('answering a data grid', () => {
  it("edits answers in rows, including fields in a row's layouts", async () => {
    const session = createOrderSession();
    render(<FormRunner session={session} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Item, row 2' }), 'box');
    await userEvent.type(screen.getByRole('textbox', { name: 'Count, row 2' }), '3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Length, row 1' }), '7');
    expect(session.data().lines).toEqual([
      { item: 'a', length: 7 },
      { item: 'box', count: 3 },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Count, row 1' })).toBeNull();
  });

  it('renders the header of a column if it is visible in at least one row', async () => {
    render(<FormRunner session={createOrderSession()} />);
    expect(screen.queryByRole('columnheader', { name: 'Count' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Item, row 2' }), 'box');
    expect(screen.getByRole('columnheader', { name: 'Count' })).toBeTruthy();
  });

  it('rerenders only the changed cell on a keystroke', async () => {
    const session = createOrderSession();
    const requestedIds: string[] = [];
    const watched = {
      ...session,
      state(id: string) {
        requestedIds.push(id);
        return session.state(id);
      },
    };
    render(<FormRunner session={watched} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Item, row 1' }));
    requestedIds.length = 0;
    await userEvent.keyboard('x');
    expect(new Set(requestedIds)).toEqual(new Set([session.nodeAt('lines[0].item')!.id]));
  });

  it('removes the link to a deleted row from the error summary', async () => {
    const session = createOrderSession();
    const { rerender } = render(<FormRunner session={session} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('link', { name: 'Item, row 2 is required.' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for row 2' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete row' }));
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<FormRunner session={session} appearance="plain" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('adds a row with its fields and deletes it again', async () => {
    const session = createOrderSession();
    render(<FormRunner session={session} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    await userEvent.keyboard('new');
    expect(session.data().lines).toEqual([{ item: 'a' }, { item: '' }, { item: 'new' }]);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for row 1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete row' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Item, row 2' }).value).toBe('new');
    expect(session.data().lines).toEqual([{ item: '' }, { item: 'new' }]);
  });

  it('names the row of an invalid field in the error summary, and links to the field', async () => {
    render(<FormRunner session={createOrderSession()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('link', { name: 'Item, row 2 is required.' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 2' }));
  });

  it('names the grid of each row number in nested grids', async () => {
    const start = { type: 'textfield', key: 'start', label: 'Start', validate: { required: true } };
    const days = { type: 'datagrid', key: 'days', label: 'Days', components: [start] };
    const visits = { type: 'datagrid', key: 'visits', label: 'Visits', components: [days] };
    const send = { type: 'button', key: 'submit', label: 'Send', action: 'submit' };
    const data = { visits: [{ days: [{ start: '8' }] }, { days: [{ start: '' }] }] };
    render(<FormRunner session={createSession({ form: { components: [visits, send] }, specs, data })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    screen.getByRole('link', { name: 'Start, row 2 of Visits, row 1 of Days is required.' });
  });

  it('renders rows of a long grid when they come near, or immediately when a link points to them', async () => {
    vi.stubGlobal('IntersectionObserver', NeverIntersectingObserver);
    const lines = Array.from({ length: 400 }, (_, at) => ({ item: at === 140 ? '' : 'x' }));
    render(<FormRunner session={createOrderSession({ lines })} />);
    expect(screen.queryByRole('textbox', { name: 'Item, row 100' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Item, row 101' })).toBeNull();
    // A batch of rows is a single element until it is near the viewport.
    expect(screen.getAllByRole('row')).toHaveLength(1 + 100 + 15);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('link', { name: 'Item, row 141 is required.' }));
    const far = await screen.findByRole('textbox', { name: 'Item, row 141' });
    await waitFor(() => expect(document.activeElement).toBe(far));
    expect(screen.queryByRole('textbox', { name: 'Item, row 140' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Item, row 160' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Item, row 161' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add line' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Item, row 401' }));
  });

  it('defers closed rows too, and opens a row when a link points to it', async () => {
    vi.stubGlobal('IntersectionObserver', NeverIntersectingObserver);
    const visits: FormDefinition = {
      components: [
        {
          ...{ type: 'editgrid', key: 'visits', label: 'Visits' },
          components: [{ type: 'textfield', key: 'place', label: 'Place', validate: { required: true } }],
        },
        { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
      ],
    };
    await loadViews(visits);
    const data = { visits: Array.from({ length: 400 }, (_, at) => ({ place: at === 140 ? '' : `Quay ${at}` })) };
    render(<FormRunner session={createSession({ form: visits, specs, data })} />);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 100 + 15);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(screen.getByRole('link', { name: 'Place, row 141 is required.' }));
    const far = await screen.findByRole('textbox', { name: 'Place, row 141' });
    await waitFor(() => expect(document.activeElement).toBe(far));
  });

  it('renders every row for printing', () => {
    vi.stubGlobal('IntersectionObserver', NeverIntersectingObserver);
    render(<FormRunner session={createOrderSession({ lines: Array.from({ length: 150 }, () => ({ item: 'x' })) })} />);
    expect(screen.getAllByRole('row')).toHaveLength(1 + 100 + 3);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('row')).toHaveLength(1 + 150);
  });
});
