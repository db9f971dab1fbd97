import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';
import { editgridPaletteWords } from './editgrid.palette.words.ts';

export const editgridEntry: PaletteEntry<never, never, WordsOf<typeof editgridPaletteWords>> = {
  group: 'data',
  words: editgridPaletteWords,
  start: ({ column, label }) => ({ label, input: true, components: [newTextfield(column)] }),
};
