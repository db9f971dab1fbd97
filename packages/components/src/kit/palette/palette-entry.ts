import type { ComponentDefinition } from '@tideform/engine';
import type { Localized } from '@tideform/i18n';
import type { PaletteMessages } from './palette.messages.ts';

/** Groups of the component palette, in order of appearance. */
export const paletteGroups = ['basic', 'choice', 'dates', 'media', 'data', 'layout'] as const;

/** Messages of a component in the palette. */
export interface PaletteEntryMessages {
  /**
   * Name of the component in one or two words, unique among components: `Text area`. Long words contain soft hyphens.
   */
  readonly name: string;
  /** Additional search terms: synonyms in the same language, and English and technical terms. */
  readonly keywords: string;
  /** Label of a new component; its key is generated from it. */
  readonly label: string;
}

/** Entry of a component in the palette. Only the builder loads it, not the form runner. */
export interface PaletteEntry<
  Props = never,
  Value = never,
  Messages extends PaletteEntryMessages = PaletteEntryMessages,
> {
  readonly group: (typeof paletteGroups)[number];
  readonly messages: Localized<Messages>;
  /** Returns the initial settings of a new component, in the author's language. */
  start(messages: Messages, general: PaletteMessages): Omit<ComponentDefinition, 'type' | 'key'>;
  /**
   * Setting that identifies the component better than its label, such as the title of a page or the text of a content
   * component. Absent if the component has no such setting.
   */
  readonly titleSetting?: string;
  /**
   * Returns a plausible answer within the configured limits; for multiple answers, one entry of the list. Returns
   * `undefined` if no sample is possible, as for files and empty choices. Patterns aren't considered. Absent if the
   * component has no answer or its children provide it.
   */
  sampleAnswer?(props: Props): Value | undefined;
}
