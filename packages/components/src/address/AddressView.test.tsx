import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MapsProvider } from '../kit/maps/Maps.tsx';
import type { Maps } from '../kit/maps/maps.ts';
import { fakeMaps, quay, unreachableMaps } from '../kit/maps/testing/fake-maps.ts';
import { TestView } from '../kit/testing/TestView.tsx';

const definition = { type: 'address', key: 'k', label: 'Home', enableManualMode: true };
const emptyParts = { address1: '', address2: '', city: '', state: '', zip: '', country: '' };

afterEach(cleanup);

function renderField(maps: Maps | undefined, more: object = {}) {
  const onChange = vi.fn();
  render(
    <MapsProvider value={maps}>
      <TestView definition={{ ...definition, ...more }} onChange={onChange} />
    </MapsProvider>,
  );
  return onChange;
}

it('has inputs for the six address parts, in mailing order, if no address search is available', async () => {
  const onChange = renderField(undefined, { enableManualMode: false });
  expect(screen.getByRole('group', { name: 'Home' })).toBeTruthy();
  const names = ['Address 1', 'Address 2', 'City', 'State', 'ZIP code', 'Country'];
  expect(screen.getAllByRole('textbox')).toEqual(names.map((name) => screen.getByLabelText(name)));
  await userEvent.type(screen.getByLabelText('Address 1'), '1 Quay');
  await userEvent.type(screen.getByLabelText('City'), 'London');
  expect(onChange).toHaveBeenLastCalledWith({
    mode: 'manual',
    address: { ...emptyParts, address1: '1 Quay', city: 'London' },
  });
  await userEvent.clear(screen.getByLabelText('Address 1'));
  await userEvent.clear(screen.getByLabelText('City'));
  expect(onChange).toHaveBeenLastCalledWith({});
});

it('stores a found address with its parts', async () => {
  const onChange = renderField(fakeMaps);
  await userEvent.type(screen.getByRole('combobox', { name: 'Home' }), '1 quay');
  await userEvent.click(await screen.findByRole('option', { name: quay.text }));
  expect(onChange).toHaveBeenLastCalledWith({
    mode: 'autocomplete',
    address: expect.objectContaining({ ...quay.parts, formatted_address: quay.text, place_id: 'quay' }),
  });
  await userEvent.clear(screen.getByRole('combobox', { name: 'Home' }));
  expect(onChange).toHaveBeenLastCalledWith({});
});

it('allows switching to manual entry and back to the search if the author allows it', async () => {
  renderField(fakeMaps);
  await userEvent.click(screen.getByRole('button', { name: 'Enter the address manually' }));
  await userEvent.type(screen.getByLabelText('City'), 'Berlin');
  await userEvent.click(screen.getByRole('button', { name: 'Search for an address' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Home' }).value).toBe('');
});

it('offers no manual entry if the author disabled it, unless the search fails', async () => {
  renderField(fakeMaps, { enableManualMode: false });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  renderField(unreachableMaps, { enableManualMode: false });
  await userEvent.type(screen.getByRole('combobox', { name: 'Home' }), 'quay');
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the address manually' }));
  expect(screen.getByLabelText('Address 1')).toBeTruthy();
});
