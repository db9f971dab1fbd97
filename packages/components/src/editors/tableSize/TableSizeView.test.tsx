import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'tableSize', key: 'rows', label: 'Rows and columns' };
const cellWithField = { components: [{ type: 'textfield', key: 'a' }], colspan: 1 };
const emptyCell = { components: [] };
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('adds a row and a column, and keeps the components in the existing cells', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={[[cellWithField], null]} onChange={onChange} />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['2', '1']);
  await clickButton('Add column');
  expect(onChange).toHaveBeenLastCalledWith([
    [cellWithField, emptyCell],
    [emptyCell, emptyCell],
  ]);
  await clickButton('Add row');
  expect(onChange.mock.lastCall?.[0]).toHaveLength(3);
  await clickButton('Remove last row');
  await clickButton('Remove last column');
  expect(onChange).toHaveBeenLastCalledWith([[cellWithField], [emptyCell]]);
});

it('keeps at least one row and one column', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={[[cellWithField]]} onChange={onChange} />);
  await clickButton('Remove last row');
  await clickButton('Remove last column');
  expect(onChange).not.toHaveBeenCalled();
});
