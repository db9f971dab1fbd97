import { act, cleanup, render, screen } from '@testing-library/react';
import { loadAllViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

beforeAll(() => loadAllViews());
afterEach(cleanup);

const start = { type: 'textfield', key: 'start', label: 'Start' };
const note = { type: 'textfield', key: 'note', label: 'Note' };
const answers = { visits: [{ note: 'a' }, { note: 'b', shifts: [{ start: '8' }, { start: '9' }] }] };
const getTextboxNames = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label'));

it.each(['datagrid', 'editgrid'])(
  'labels a field in a nested grid with both row numbers and the name of the outer %s',
  (type) => {
    const shifts = { type: 'datagrid', key: 'shifts', label: 'Shifts', components: [start] };
    const visits = { type, key: 'visits', label: 'Visits', components: [note, shifts] };
    const session = createSession({ form: { components: [visits] }, specs, data: answers });
    render(<FormRunner session={session} />);
    if (type === 'editgrid') act(() => screen.getByRole('button', { name: 'Edit row 2' }).click());
    expect(getTextboxNames()).toEqual(
      expect.arrayContaining(['Note, row 2', 'Start, row 2 of Visits, row 1', 'Start, row 2 of Visits, row 2']),
    );
  },
);
