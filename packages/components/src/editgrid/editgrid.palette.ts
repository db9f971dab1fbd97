import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';

export const editgridEntry: PaletteEntry = {
  name: 'Edit grid',
  group: 'Data',
  words: 'editgrid rows repeat list cards dialog entries',
  start: { label: 'Edit grid', input: true, components: [newTextfield()] },
};
