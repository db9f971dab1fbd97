import { expect, it } from 'vitest';
import { formatSelection, parseSelection } from './playground-selection.ts';

const types = ['radio', 'select'] as const;

it('restores the selection from the URL', () => {
  const place = { type: 'select', look: 'rtl' } as const;
  expect(parseSelection(formatSelection(place), types)).toEqual(place);
});

it('shows every component in the light theme if the URL has no known values', () => {
  expect(parseSelection('?type=hologram&look=toString', types)).toEqual({ type: undefined, look: 'light' });
});
