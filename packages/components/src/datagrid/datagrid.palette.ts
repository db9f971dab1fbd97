import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';
import { datagridPaletteWords } from './datagrid.palette.words.ts';

export const datagridEntry: PaletteEntry<never, never, WordsOf<typeof datagridPaletteWords>> = {
  group: 'data',
  words: datagridPaletteWords,
  start: ({ column, label }) => ({ label, input: true, components: [newTextfield(column)] }),
};
