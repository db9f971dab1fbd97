import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type DataRows, DataRowsProvider } from '../../kit/data-rows/DataRows.tsx';
import { TestView } from '../../kit/testing/TestView.tsx';

afterEach(cleanup);

const definition = { type: 'pickedSource', key: 'dataSourceId', label: 'Data source' };

function renderField(answer: string, sources?: DataRows['sources']) {
  const onChange = vi.fn();
  const rows: DataRows = { isOnline: true, read: async () => [], ...(sources && { sources }) };
  render(
    <DataRowsProvider value={rows}>
      <TestView definition={definition} answer={answer} onChange={onChange} />
    </DataRowsProvider>,
  );
  return onChange;
}

it("shows the team's data sources, and a link for adding one", async () => {
  const list = async () => [
    { id: '7', title: 'Sites' },
    { id: 'team-members', title: 'Our people' },
  ];
  const onChange = renderField('', { list, address: '/teams/t/dataSources' });
  await screen.findByRole('option', { name: 'Sites' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['', 'Our people', 'Sites']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data source' }), 'Sites');
  expect(onChange).toHaveBeenLastCalledWith('7');
  expect(screen.getByRole('link', { name: 'Add Datasource' }).getAttribute('href')).toBe('/teams/t/dataSources');
});

it("shows the stored data source if the list of data sources can't be loaded", () => {
  renderField('assets', { list: () => Promise.reject(new Error('no')), address: '/' });
  screen.getByRole('option', { name: 'assets' });
  cleanup();
  renderField('');
  expect(screen.queryByRole('link')).toBeNull();
});
