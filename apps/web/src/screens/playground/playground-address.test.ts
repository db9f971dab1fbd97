import { expect, it } from 'vitest';
import { readPlace, writePlace } from './playground-address.ts';

const types = ['radio', 'select'] as const;

it('finds its way back to what was looked at', () => {
  const place = { type: 'select', look: 'rtl' } as const;
  expect(readPlace(writePlace(place), types)).toEqual(place);
});

it('shows every component in light where the address says nothing that it knows', () => {
  expect(readPlace('?type=hologram&look=toString', types)).toEqual({ type: undefined, look: 'light' });
});
