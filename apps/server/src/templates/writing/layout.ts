import type { Condition } from './conditions.ts';
import type { BesideEntry, Entry, FieldEntry, NoteEntry, SectionEntry } from './entry.ts';

interface Shown {
  readonly when?: Condition;
}

/** A titled part of the form; a page of it, where the template has pages. */
export const section = (title: string, entries: readonly Entry[], shown: Shown = {}): SectionEntry => ({
  kind: 'section',
  title,
  entries,
  ...shown,
});

/** Fields side by side, where there is room. */
export const beside = (...entries: readonly FieldEntry[]): BesideEntry => ({ kind: 'beside', entries });

/** Words that tell whoever answers what to mind. `**bold**` is bold. */
export const note = (text: string, shown: Shown = {}): NoteEntry => ({ kind: 'note', text, ...shown });
