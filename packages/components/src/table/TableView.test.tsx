import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const cell = { components: [] };
const definition = {
  type: 'table',
  key: 't',
  label: 'Table',
  rows: [[cell, cell], [cell]],
};

it('is a table with a caption and column headers', () => {
  render(<TestView definition={{ ...definition, caption: 'Shifts', header: ['When', '', 'Gone'] }} />);
  expect(screen.getByRole('table', { name: 'Shifts' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['When']);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['When', ''],
    ['Slot 0', 'Slot 1'],
    ['Slot 2', ''],
  ]);
});

it("isn't exposed as a table to screen readers if it is only used for layout", () => {
  render(<TestView definition={definition} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Slot 2')).toBeTruthy();
});
