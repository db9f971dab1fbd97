import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceLoaderProvider } from '../kit/choices/ChoiceLoader.tsx';
import type { ChoiceListResult, ChoiceLoader } from '../kit/choices/choice-loader.ts';
import { DataRowsProvider } from '../kit/data-rows/DataRows.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const suppliers = [
  { id: 's1', name: 'Northgate' },
  { id: 's2', name: 'Harbour & Sons' },
];
const definition = {
  type: 'select',
  key: 'supplier',
  label: 'Supplier',
  dataSrc: 'url',
  data: { url: 'https://lists.example/suppliers' },
  valueProperty: 'id',
  template: '<span>{{ item.name }}</span>',
  searchDebounce: 0,
};
const createLoadedList = (json: unknown): ChoiceListResult => ({ kind: 'loaded', json });
const getCombobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Supplier' });
const listOptionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function renderField(load: ChoiceLoader['load'], more: object = {}, answer?: unknown) {
  const onChange = vi.fn();
  render(
    <ChoiceLoaderProvider value={{ isOnline: true, load }}>
      <TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />
    </ChoiceLoaderProvider>,
  );
  return onChange;
}

it('loads the choices when the list opens, and stores the configured value', async () => {
  const load = vi.fn(async () => createLoadedList(suppliers));
  const onChange = renderField(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(getCombobox());
  await waitFor(() => expect(listOptionTexts()).toEqual(['Northgate', 'Harbour & Sons']));
  await userEvent.click(screen.getByRole('option', { name: 'Harbour & Sons' }));
  expect(onChange).toHaveBeenLastCalledWith('s2');
  expect(getCombobox().value).toBe('Harbour & Sons');
});

it('looks up the label of an answer, and loads choices before the list opens if configured', async () => {
  renderField(async () => createLoadedList(suppliers), {}, 's1');
  await waitFor(() => expect(getCombobox().value).toBe('Northgate'));
  cleanup();
  const load = vi.fn(async () => createLoadedList(suppliers));
  renderField(load, { lazyLoad: false });
  await waitFor(() => expect(load).toHaveBeenCalled());
});

it('reports a failed load, and retries', async () => {
  const load = vi.fn().mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValue(createLoadedList(suppliers));
  renderField(load);
  await userEvent.click(getCombobox());
  expect(await screen.findByText('Couldn’t load the choices.')).toBeTruthy();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(listOptionTexts()).toHaveLength(2));
  expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ isAnew: true }), expect.anything());
});

it.each<[ChoiceListResult, RegExp]>([
  [{ kind: 'offline' }, /You’re offline, and these choices aren’t on this device yet/],
  [
    { kind: 'refused', origin: 'https://lists.example' },
    /come from .?https:\/\/lists\.example.?, which isn’t allowed here/,
  ],
  [{ kind: 'loaded', json: suppliers, isOld: true }, /2 choices · These choices might be out of date/],
  [createLoadedList([]), /No choices found/],
  [createLoadedList({ message: 'no' }), /Couldn’t load the choices/],
])('shows a message for %j', async (list, sentence) => {
  renderField(async () => list);
  await userEvent.click(getCombobox());
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('searches on the server after the configured number of letters', async () => {
  const requestedAddresses: string[] = [];
  const load: ChoiceLoader['load'] = async ({ address }) => {
    const search = new URL(address).searchParams.get('name') ?? '';
    requestedAddresses.push(search);
    return createLoadedList(suppliers.filter(({ name }) => name.toLowerCase().includes(search)));
  };
  renderField(load, { searchField: 'name', minSearch: 2, multiple: true });
  await userEvent.click(getCombobox());
  expect(screen.getByText('Enter 2 letters to search')).toBeTruthy();
  await userEvent.keyboard('ha');
  await waitFor(() => expect(listOptionTexts()).toEqual(['Harbour & Sons']));
  await userEvent.click(screen.getByRole('option'));
  await userEvent.clear(getCombobox());
  await userEvent.type(getCombobox(), 'no');
  await waitFor(() => expect(listOptionTexts()).toEqual(['Northgate']));
  expect(screen.getByRole('button', { name: 'Remove Harbour & Sons' })).toBeTruthy();
  expect(requestedAddresses.every((search) => search.length >= 2)).toBe(true);
});

it('loads the next page near the end of the list, until the typed choice is found', async () => {
  const page = (skip: number) =>
    Array.from({ length: skip < 200 ? 100 : 7 }, (_, at) => ({ id: skip + at, name: `Bolt ${skip + at}` }));
  const load: ChoiceLoader['load'] = async ({ address }) =>
    createLoadedList(page(Number(new URL(address).searchParams.get('skip'))));
  renderField(load);
  await userEvent.click(getCombobox());
  await screen.findByText('100 choices');
  await userEvent.keyboard('bolt 206');
  await waitFor(() => expect(listOptionTexts()).toEqual(['Bolt 206']));
});

it('loads external choices for radio buttons and checkboxes', async () => {
  const load = vi.fn(async () => createLoadedList(suppliers));
  const radio = renderField(load, { type: 'radio' }, 's2');
  expect(screen.getByRole('radio', { name: 's2' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'Northgate' }));
  expect(radio).toHaveBeenLastCalledWith('s1');
  cleanup();
  const boxes = renderField(load, { type: 'selectboxes' }, { s1: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Harbour & Sons' }));
  expect(boxes).toHaveBeenLastCalledWith({ s1: true, s2: true });
  cleanup();
  renderField(async () => ({ kind: 'failed' }), { type: 'radio' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it("lists rows of a team's data source, and stores the configured value", async () => {
  const read = vi.fn(async () => [...suppliers, { id: 's3', name: 'Tide', City: 'Ulm' }]);
  const onChange = vi.fn();
  const ofRows = { ...definition, dataSrc: 'dataSource', data: { values: [{ label: 'old', value: 'old' }] } };
  const renderSelect = (more: object, answer?: unknown) =>
    render(
      <DataRowsProvider value={{ isOnline: false, read }}>
        <TestView definition={{ ...ofRows, dataSourceId: 'suppliers', ...more }} answer={answer} onChange={onChange} />
      </DataRowsProvider>,
    );
  renderSelect({});
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(getCombobox());
  await waitFor(() => expect(listOptionTexts()).toEqual(['Northgate', 'Harbour & Sons', 'Tide']));
  await userEvent.click(screen.getByRole('option', { name: 'Tide' }));
  expect(onChange).toHaveBeenLastCalledWith('s3');
  cleanup();
  renderSelect({ filterQuery: "City eq 'Ulm'", lazyLoad: false }, 's3');
  await waitFor(() => expect(getCombobox().value).toBe('Tide'));
  await userEvent.click(getCombobox());
  await waitFor(() => expect(listOptionTexts()).toEqual(['Tide']));
});

it('downloads the rows for each filter before the list opens', async () => {
  const towns = [
    { id: 's1', name: 'Northgate', City: 'Graz' },
    { id: 's2', name: 'Harbour & Sons', City: 'Ulm' },
  ];
  const readCached = vi.fn(async () => towns);
  const neverCame = () => new Promise<undefined>(() => undefined);
  const ofRows = { ...definition, dataSrc: 'dataSource', dataSourceId: 'suppliers', data: {} };
  const renderSelect = (more: object) => (
    <DataRowsProvider value={{ isOnline: false, read: neverCame, readCached }}>
      <TestView key={JSON.stringify(more)} definition={{ ...ofRows, ...more }} />
    </DataRowsProvider>
  );
  const { rerender } = render(renderSelect({}));
  await waitFor(() => expect(readCached).toHaveBeenLastCalledWith('suppliers'));
  await userEvent.click(getCombobox());
  expect(listOptionTexts()).toEqual(['Northgate', 'Harbour & Sons']);
  rerender(renderSelect({ filterQuery: "City eq 'Ulm'" }));
  await waitFor(() => expect(readCached).toHaveBeenCalledTimes(2));
  await userEvent.click(getCombobox());
  expect(listOptionTexts()).toEqual(['Harbour & Sons']);
});
