import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';

export const datagridEntry: PaletteEntry = {
  name: 'Data grid',
  group: 'Data',
  words: 'datagrid table rows repeat list lines',
  start: { label: 'Data grid', input: true, components: [newTextfield()] },
};
