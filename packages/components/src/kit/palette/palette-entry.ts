import type { ComponentDefinition } from '@tideform/engine';
import type { Spoken } from '@tideform/i18n';
import type { PaletteMessages } from './palette.messages.ts';

/** The groups of the palette, in their order. */
export const paletteGroups = ['basic', 'choice', 'dates', 'media', 'data', 'layout'] as const;

/** What the palette says of a component. */
export interface EntryMessages {
  /** What people call it, in a word or two: `Text area`. No other component has it. A long word has soft hyphens where it may be broken. */
  readonly name: string;
  /** More words that people look for it by: those of the language, and English and technical ones. */
  readonly keywords: string;
  /** What a new one is called; its key is made from it. */
  readonly label: string;
}

/** What whoever builds forms is told about a component. Whoever answers one never loads it. */
export interface PaletteEntry<Props = never, Value = never, Messages extends EntryMessages = EntryMessages> {
  readonly group: (typeof paletteGroups)[number];
  readonly messages: Spoken<Messages>;
  /** The settings that a new one starts with, in its author's language. */
  start(messages: Messages, general: PaletteMessages): Omit<ComponentDefinition, 'type' | 'key'>;
  /** A setting that says more of it than its label: the title of a page, the text of a content. Absent: none. */
  readonly namedBy?: string;
  /**
   * An answer that a person might give: of its kind, within the limits that the settings name; one of them where there
   * may be several. `undefined` where none can be made up: a file, a choice of nothing. A pattern is more than it can
   * meet. Absent: nobody is asked, or what lies in it makes the answer.
   */
  sampleAnswer?(props: Props): Value | undefined;
}
