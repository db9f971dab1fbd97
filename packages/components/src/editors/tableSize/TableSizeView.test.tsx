import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'tableSize', key: 'rows', label: 'Rows and columns' };
const field = { components: [{ type: 'textfield', key: 'a' }], colspan: 1 };
const empty = { components: [] };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds a row and a column, and keeps the components in the existing cells', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={[[field], null]} onChange={onChange} />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['2', '1']);
  await press('Add column');
  expect(onChange).toHaveBeenLastCalledWith([
    [field, empty],
    [empty, empty],
  ]);
  await press('Add row');
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3);
  await press('Remove last row');
  await press('Remove last column');
  expect(onChange).toHaveBeenLastCalledWith([[field], [empty]]);
});

it('keeps at least one row and one column', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={[[field]]} onChange={onChange} />);
  await press('Remove last row');
  await press('Remove last column');
  expect(onChange).not.toHaveBeenCalled();
});
