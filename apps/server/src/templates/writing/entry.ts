import type { FormulaType } from '@tideform/engine/formulas';
import type { Condition } from './conditions.ts';

export type ComponentSettings = Readonly<Record<string, unknown>>;

/** Options of every field. */
export interface EntryOptions {
  readonly required?: boolean;
  /** Description below the field, such as how to answer, the unit or the source. */
  readonly hint?: string;
  /** Tooltip, such as the reason for the question or the source of a limit. */
  readonly tip?: string;
  readonly placeholder?: string;
  /** Condition for showing the field; without it, the field is always shown. */
  readonly when?: Condition;
  /** Whether PDFs leave out the field if it has no answer. */
  readonly hideEmpty?: boolean;
  /** Formula that must be true, and the error message if it isn't. */
  readonly check?: readonly [formula: string, message: string];
  /** Default answer. */
  readonly value?: string | number | boolean;
}

/** Choice of a field: its label and stored value. */
export interface FieldChoice {
  readonly label: string;
  readonly value: string;
}

/** Field of a template. */
export interface FieldEntry {
  readonly kind: 'field';
  readonly label: string;
  /** Type and settings of the form component. */
  readonly component: ComponentSettings & { readonly type: string };
  /** Type of the field's value in formulas. */
  readonly valueType: FormulaType;
  readonly choices?: readonly FieldChoice[];
  /** Questions of a checklist, which all have the same choices. */
  readonly questions?: readonly FieldChoice[];
  readonly options: EntryOptions;
  /** Formula of a calculated field. */
  readonly formula?: string;
  /** Counts how many questions of a checklist have this answer. */
  readonly counts?: { readonly checklist: string; readonly answer: string };
}

/** Grid, which has the same fields in each row. */
export interface GridEntry {
  readonly kind: 'grid';
  readonly label: string;
  readonly columns: readonly FieldEntry[];
  readonly component: ComponentSettings & { readonly type: string };
  readonly options: EntryOptions;
}

/** Section with a title. In a wizard, it is a page. */
export interface SectionEntry {
  readonly kind: 'section';
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly when?: Condition;
}

/** Fields side by side. */
export interface SideBySideEntry {
  readonly kind: 'beside';
  readonly entries: readonly FieldEntry[];
}

/** Text between fields. */
export interface NoteEntry {
  readonly kind: 'note';
  readonly text: string;
  readonly when?: Condition;
}

export type Entry = FieldEntry | GridEntry | SectionEntry | SideBySideEntry | NoteEntry;
