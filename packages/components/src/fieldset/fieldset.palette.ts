import type { PaletteEntry } from '../kit/palette/palette-entry.ts';

export const fieldsetEntry: PaletteEntry = {
  name: 'Field set',
  group: 'Layout',
  words: 'fieldset legend group section',
  start: { label: 'Field set', legend: 'Field set', input: false, components: [] },
  namedBy: 'legend',
};
