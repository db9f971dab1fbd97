import type { Condition } from './conditions.ts';
import type { Entry, FieldEntry, NoteEntry, SectionEntry, SideBySideEntry } from './entry.ts';

interface ConditionOptions {
  readonly when?: Condition;
}

/** Creates a section with a title. In a wizard, it is a page. */
export const section = (title: string, entries: readonly Entry[], options: ConditionOptions = {}): SectionEntry => ({
  kind: 'section',
  title,
  entries,
  ...options,
});

/** Places fields side by side in columns. */
export const sideBySide = (...entries: readonly FieldEntry[]): SideBySideEntry => ({ kind: 'beside', entries });

/** Creates a text that is shown to respondents. `**bold**` becomes bold. */
export const note = (text: string, options: ConditionOptions = {}): NoteEntry => ({ kind: 'note', text, ...options });
