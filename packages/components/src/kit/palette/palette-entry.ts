import type { ComponentDefinition } from '@tideform/engine';
import type { Spoken } from '@tideform/words';
import type { PaletteWords } from './palette.words.ts';

/** The groups of the palette, in their order. */
export const paletteGroups = ['basic', 'choice', 'dates', 'media', 'data', 'layout'] as const;

/** What the palette says of a component. */
export interface EntryWords {
  /** What people call it, in a word or two: `Text area`. No other component has it. A long word has soft hyphens where it may be broken. */
  readonly name: string;
  /** More words that people look for it by: those of the language, and English and technical ones. */
  readonly words: string;
  /** What a new one is called; its key is made from it. */
  readonly label: string;
}

/** What whoever builds forms is told about a component. Whoever answers one never loads it. */
export interface PaletteEntry<Props = never, Value = never, Words extends EntryWords = EntryWords> {
  readonly group: (typeof paletteGroups)[number];
  readonly words: Spoken<Words>;
  /** The settings that a new one starts with, in its author's language. */
  start(words: Words, general: PaletteWords): Omit<ComponentDefinition, 'type' | 'key'>;
  /** A setting that says more of it than its label: the title of a page, the words of a content. Absent: none. */
  readonly namedBy?: string;
  /**
   * An answer that a person might give: of its kind, within the limits that the settings name; one of them where there
   * may be several. `undefined` where none can be made up: a file, a choice of nothing. A pattern is more than it can
   * meet. Absent: nobody is asked, or what lies in it makes the answer.
   */
  sampleAnswer?(props: Props): Value | undefined;
}
