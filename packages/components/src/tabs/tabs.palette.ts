import type { WordsOf } from '@tideform/words';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { tabsPaletteWords } from './tabs.palette.words.ts';

export const tabsEntry: PaletteEntry<never, never, WordsOf<typeof tabsPaletteWords>> = {
  group: 'layout',
  words: tabsPaletteWords,
  start: ({ label, tab }) => ({
    label,
    input: false,
    components: [
      { label: tab({ number: 1 }), key: 'tab1', components: [] },
      { label: tab({ number: 2 }), key: 'tab2', components: [] },
    ],
  }),
};
