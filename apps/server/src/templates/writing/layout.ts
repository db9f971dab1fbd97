import type { Condition } from './conditions.ts';
import type { BesideEntry, Entry, FieldEntry, NoteEntry, SectionEntry } from './entry.ts';

interface Shown {
  readonly when?: Condition;
}

/** Creates a section with a title. In a wizard, it is a page. */
export const section = (title: string, entries: readonly Entry[], shown: Shown = {}): SectionEntry => ({
  kind: 'section',
  title,
  entries,
  ...shown,
});

/** Places fields side by side in columns. */
export const beside = (...entries: readonly FieldEntry[]): BesideEntry => ({ kind: 'beside', entries });

/** Creates a text that is shown to respondents. `**bold**` becomes bold. */
export const note = (text: string, shown: Shown = {}): NoteEntry => ({ kind: 'note', text, ...shown });
