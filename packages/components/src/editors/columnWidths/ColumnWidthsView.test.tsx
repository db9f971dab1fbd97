import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'columnWidths', key: 'columns', label: 'Columns' };
const field = { type: 'textfield', key: 'a' };

it('changes the width of a column and keeps its components', async () => {
  const onChange = vi.fn();
  const answer = [{ width: 5, components: [field], offset: 1 }, { width: '6' }];
  render(<TestView definition={definition} answer={answer} issues="own" onChange={onChange} />);
  expect(screen.getByText('This row is full: 12 of 12 parts used.')).toBeTruthy();
  const width = screen.getByRole('spinbutton', { name: 'Width, column 1' });
  await userEvent.clear(width);
  await userEvent.type(width, '8');
  expect(onChange.mock.lastCall?.[0]).toEqual([{ width: 8, components: [field], offset: 1 }, { width: '6' }]);
  await userEvent.type(width, '0');
  expect(screen.getByText('Width must be a whole number from 1 to 12.')).toBeTruthy();
});

it('adds an empty column and focuses its width input', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} answer={[{ width: 5, components: [field] }]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
  expect(onChange).toHaveBeenLastCalledWith([
    { width: 5, components: [field] },
    { width: 7, components: [] },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Width, column 2' }));
});
