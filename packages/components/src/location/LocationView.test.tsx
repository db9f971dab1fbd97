import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MapsProvider } from '../kit/maps/Maps.tsx';
import { fakeMaps, unreachableMaps } from '../kit/maps/testing/fake-maps.ts';
import { TestView } from '../kit/testing/TestView.tsx';

const definition = { type: 'location', key: 'k', label: 'Site', defaultLocation: { latitude: 51.4, longitude: 0 } };
const place = { latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' };

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** Simulates the device's geolocation, which jsdom doesn't support. */
function simulateGeolocation(getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

const clickLocateButton = () => userEvent.click(screen.getByRole('button', { name: 'Use my location' }));

it('accepts typed coordinates, and reports invalid ones', async () => {
  const onChange = vi.fn();
  render(<TestView definition={definition} onChange={onChange} issues="own" />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Site' });
  await userEvent.type(box, '51.50132, -0.02471');
  expect(onChange).toHaveBeenLastCalledWith(place);
  expect(box.dir).toBe('ltr');
  await userEvent.tab();
  expect(screen.getByRole('img', { name: 'Map of Site' })).toBeTruthy();
  await userEvent.clear(box);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await userEvent.type(box, 'by the gate');
  expect(box.dir).toBe('auto');
  expect(screen.getByText('Site must be a latitude and longitude, such as 51.5, -0.12.')).toBeTruthy();
});

it("uses the device's position, even offline, and shows its accuracy", async () => {
  const onChange = vi.fn();
  simulateGeolocation((found) =>
    found({ coords: { latitude: 51.50132, longitude: -0.02471, accuracy: 6.2 } } as GeolocationPosition),
  );
  render(<TestView definition={definition} onChange={onChange} />);
  await clickLocateButton();
  expect(onChange).toHaveBeenLastCalledWith(place);
  expect(screen.getByText('accurate to 6 m')).toBeTruthy();
});

it("keeps the answer unchanged if the device hasn't moved", async () => {
  const onChange = vi.fn();
  simulateGeolocation((found) =>
    found({ coords: { latitude: 51.5013209, longitude: -0.02471, accuracy: 6 } } as GeolocationPosition),
  );
  render(<TestView definition={definition} answer={place} onChange={onChange} />);
  await clickLocateButton();
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  [1, 'Unable to get user location: permission was denied'],
  [2, 'Unable to get user location: the device can’t determine it'],
  [3, 'Unable to get user location: it took too long'],
])('shows why the position is unavailable: %d', async (code, words) => {
  simulateGeolocation((_, failed) => failed({ code } as GeolocationPositionError));
  render(<TestView definition={definition} />);
  await clickLocateButton();
  expect(screen.getByRole('alert').textContent).toBe(words);
});

it('finds places with the keyboard if a place search is available', async () => {
  const onChange = vi.fn();
  render(
    <MapsProvider value={fakeMaps}>
      <TestView definition={definition} onChange={onChange} />
    </MapsProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Site' });
  await userEvent.type(box, 'quay');
  await screen.findByRole('option', { name: '1 Quay, London E14, UK' });
  expect(box.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ ...place, latitude: 51.5, longitude: -0.02 });
  expect(box.value).toBe('1 Quay, London E14, UK');
  await userEvent.type(box, ' or another place');
  expect(await screen.findByText('No places found.')).toBeTruthy();
});

it("answers with a point chosen on the map, and stores the map's zoom and type", async () => {
  const onChange = vi.fn();
  render(
    <MapsProvider value={fakeMaps}>
      <TestView definition={{ ...definition, mapTypeId: 'hybrid', zoom: 3 }} onChange={onChange} />
    </MapsProvider>,
  );
  const map = screen.getByRole('region', { name: 'Map of Site' });
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  // A press is a pointerdown and pointerup at the same position. jsdom has no layout, so the map's center is at 0, 0.
  fireEvent.pointerDown(map, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerUp(map, { clientX: 0, clientY: 0 });
  const [[answer]] = onChange.mock.calls as [[typeof place]];
  expect(answer).toMatchObject({ zoom: 4, mapTypeId: 'hybrid' });
  expect([answer.latitude, answer.longitude]).toEqual([expect.closeTo(51.4, 6), expect.closeTo(0, 6)]);
  onChange.mockClear();
  fireEvent.pointerDown(map, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(map, { clientX: 60, clientY: 0 });
  fireEvent.pointerUp(map, { clientX: 60, clientY: 0 });
  expect(onChange).not.toHaveBeenCalled();
});

it('still accepts typed coordinates when the map provider is unreachable', async () => {
  const onChange = vi.fn();
  render(
    <MapsProvider value={unreachableMaps}>
      <TestView definition={definition} onChange={onChange} />
    </MapsProvider>,
  );
  const box = screen.getByRole('combobox', { name: 'Site' });
  await userEvent.type(box, 'quay');
  expect(await screen.findByText(/^Couldn’t search for places/)).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, '51.50132 -0.02471');
  expect(onChange).toHaveBeenLastCalledWith(place);
});
