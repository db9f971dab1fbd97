import type { Condition } from './conditions.ts';
import type { BesideEntry, Entry, FieldEntry, NoteEntry, SectionEntry } from './entry.ts';

interface Shown {
  readonly when?: Condition;
}

/** Creates a section with a title, or a page in a wizard. */
export const section = (title: string, entries: readonly Entry[], shown: Shown = {}): SectionEntry => ({
  kind: 'section',
  title,
  entries,
  ...shown,
});

/** Creates columns of fields. */
export const beside = (...entries: readonly FieldEntry[]): BesideEntry => ({ kind: 'beside', entries });

/** Creates a text for respondents. `**bold**` is bold. */
export const note = (text: string, shown: Shown = {}): NoteEntry => ({ kind: 'note', text, ...shown });
