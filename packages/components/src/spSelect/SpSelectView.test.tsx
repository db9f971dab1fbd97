import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type DataRows, DataRowsProvider } from '../kit/data-rows/DataRows.tsx';
import { TestView } from '../kit/testing/TestView.tsx';

afterEach(cleanup);

const tom = { id: 'tom', Title: 'Tom', City: 'Graz' };
const lena = { id: 'lena', Title: 'Lena', City: 'Ulm' };
const definition = { type: 'spSelect', key: 'who', label: 'Who', dataSourceId: 'team-members', labelProperty: 'Title' };
const getCombobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Who' });
const listOptionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function renderField(read: DataRows['read'], more: object = {}, answer?: unknown, isOnline = true) {
  const onChange = vi.fn();
  render(
    <DataRowsProvider value={{ isOnline, read }}>
      <TestView definition={{ ...definition, ...more }} answer={answer} onChange={onChange} />
    </DataRowsProvider>,
  );
  await screen.findByRole('combobox', { name: 'Who' });
  return onChange;
}

it('loads the rows when the list opens, and stores the chosen row', async () => {
  const read = vi.fn(async () => [tom, lena]);
  const onChange = await renderField(read, { sortBy: 'Title' });
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(getCombobox());
  await waitFor(() => expect(listOptionTexts()).toEqual(['Lena', 'Tom']));
  expect(read.mock.calls).toEqual([[{ dataSourceId: 'team-members', isAnew: false }, expect.anything()]]);
  await userEvent.click(screen.getByRole('option', { name: 'Tom' }));
  expect(onChange).toHaveBeenLastCalledWith(tom);
  expect(getCombobox().value).toBe('Tom');
});

it('shows chosen rows as chips, and stores only the configured columns of each row', async () => {
  const onChange = await renderField(async () => [tom, lena], { multiple: true, selectFields: 'Title' });
  await userEvent.click(getCombobox());
  await userEvent.click(await screen.findByRole('option', { name: 'Tom' }));
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'tom', Title: 'Tom' }]);
  await userEvent.click(screen.getByRole('option', { name: 'Lena' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tom' }));
  expect(onChange).toHaveBeenLastCalledWith([{ id: 'lena', Title: 'Lena' }]);
});

it('renders only the visible rows of a long list', async () => {
  await renderField(async () => Array.from({ length: 5_000 }, (_, at) => ({ id: `${at}`, Title: `Asset ${at}` })));
  await userEvent.click(getCombobox());
  await screen.findByText('5,000 choices');
  expect(listOptionTexts().length).toBeGreaterThan(0);
  expect(listOptionTexts().length).toBeLessThan(100);
});

it("shows a message if rows can't be loaded, and retries", async () => {
  const read = vi.fn<DataRows['read']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([tom]);
  await renderField(read);
  await userEvent.click(getCombobox());
  await screen.findByText('Couldn’t load the choices.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listOptionTexts()).toEqual(['Tom']));
  expect(read.mock.lastCall?.[0]).toEqual({ dataSourceId: 'team-members', isAnew: true });
});

const failToRead: DataRows['read'] = async () => {
  throw new Error('down');
};

it.each<[string, DataRows['read'], object, boolean, RegExp]>([
  ['the device is offline', failToRead, {}, false, /You’re offline, and these choices aren’t on this device yet/],
  ['the data source doesn’t exist', async () => undefined, {}, true, /Unable to find datasource/],
  ['the form has no data source', async () => [tom], { dataSourceId: '' }, true, /Unable to find datasource/],
  ['the filter is invalid', async () => [tom], { filterQuery: 'City is Graz' }, true, /their filter has an error/],
  ['no row matches', async () => [tom], { filterQuery: "City eq 'Wien'" }, true, /No choices found/],
  ['the rows are hostile', async () => [JSON.parse('{"__proto__":{"a":1}}')], {}, true, /Couldn’t load the choices/],
])('shows a message when %s', async (_what, read, more, isOnline, sentence) => {
  await renderField(read, more, lena, isOnline);
  await userEvent.click(getCombobox());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(getCombobox().value).toBe('Lena');
});

it("shows the chosen row in a read-only form, where the list can't be opened", async () => {
  render(<TestView definition={definition} answer={lena} readOnly />);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Who' })).value).toBe('Lena');
  expect(document.querySelector('svg')).toBeNull();
});

it("links to a row's response: in a new tab while answering, in the same tab in a read-only form", async () => {
  const open = vi.fn();
  const addressOf = async (source: string, row: unknown) =>
    source === 'register' ? `/responses/${(row as { id: string }).id}` : undefined;
  const renderRecord = async (more: object, answer: unknown, isRecord: boolean) => {
    cleanup();
    render(
      <DataRowsProvider value={{ isOnline: true, read: async () => [], responses: { findAddress: addressOf, open } }}>
        <TestView
          definition={{ ...definition, ...more }}
          answer={answer}
          onChange={() => undefined}
          readOnly={isRecord}
        />
      </DataRowsProvider>,
    );
    await screen.findByLabelText('Who');
  };
  await renderRecord({ dataSourceId: 'register', multiple: true }, [tom, lena], false);
  const [first] = await screen.findAllByRole('link', { name: /^Open/ });
  expect([first?.textContent, first?.getAttribute('href'), first?.getAttribute('target')]).toEqual([
    'Open Tom (opens in a new tab)',
    '/responses/tom',
    '_blank',
  ]);
  await renderRecord({ dataSourceId: 'register' }, lena, true);
  await userEvent.click(await screen.findByRole('link', { name: 'Open Lena' }));
  expect(open).toHaveBeenCalledWith('/responses/lena');
  await renderRecord({}, lena, true);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
