import type { ComponentDefinition } from '@tideform/engine';
import type { Localized } from '@tideform/i18n';
import type { PaletteMessages } from './palette.messages.ts';

/** Groups of the palette, in order of appearance. */
export const paletteGroups = ['basic', 'choice', 'dates', 'media', 'data', 'layout'] as const;

/** Messages of a component in the palette. */
export interface EntryMessages {
  /** Name in one or two words, unique among components: `Text area`. Long words contain soft hyphens. */
  readonly name: string;
  /** Additional search terms: synonyms in the language, and English and technical terms. */
  readonly keywords: string;
  /** Label of a new component; its key is generated from it. */
  readonly label: string;
}

/** Palette entry of a component. Only the builder loads it, not the form runner. */
export interface PaletteEntry<Props = never, Value = never, Messages extends EntryMessages = EntryMessages> {
  readonly group: (typeof paletteGroups)[number];
  readonly messages: Localized<Messages>;
  /** Returns the settings of a new component, in the author's language. */
  start(messages: Messages, general: PaletteMessages): Omit<ComponentDefinition, 'type' | 'key'>;
  /**
   * Setting that identifies the component better than its label: the title of a page, the text of a content component.
   * Absent: none.
   */
  readonly titleSetting?: string;
  /**
   * Returns a plausible answer within the configured limits; one entry for multiple answers. `undefined` if no sample
   * is possible, as for files and empty choices. Patterns may not be met. Absent: the component has no answer, or its
   * children provide it.
   */
  sampleAnswer?(props: Props): Value | undefined;
}
