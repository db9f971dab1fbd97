import type { ComponentDefinition } from '@tideform/engine';

/** The groups of the palette, in their order. */
export const paletteGroups = ['Basic', 'Choice', 'Date and time', 'Media', 'Data', 'Layout'] as const;

/** What whoever builds forms is told about a component. Whoever answers one never loads it. */
export interface PaletteEntry<Props = never, Value = never> {
  /** What people call it, in a word or two: `Text area`. No other component has it. */
  readonly name: string;
  readonly group: (typeof paletteGroups)[number];
  /** More words that people look for it by. */
  readonly words: string;
  /** The settings that a new one starts with; its key is made from its label. */
  readonly start: Omit<ComponentDefinition, 'type' | 'key'>;
  /** A setting that says more of it than its label: the title of a page, the words of a content. Absent: none. */
  readonly namedBy?: string;
  /**
   * An answer that a person might give: of its kind, within the limits that the settings name; one of them where there
   * may be several. `undefined` where none can be made up: a file, a choice of nothing. A pattern is more than it can
   * meet. Absent: nobody is asked, or what lies in it makes the answer.
   */
  sampleAnswer?(props: Props): Value | undefined;
}
