import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { newTextfield } from '../textfield/new-textfield.ts';
import { treePaletteWords } from './tree.palette.words.ts';

export const treeEntry: PaletteEntry<never, never, WordsOf<typeof treePaletteWords>> = {
  group: 'data',
  words: treePaletteWords,
  start: ({ label, question }) => ({ label, input: true, components: [newTextfield(question)] }),
};
