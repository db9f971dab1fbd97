import type { FormulaType } from '@tideform/engine/formulas';
import type { Condition } from './conditions.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** Options of every field. */
export interface More {
  readonly required?: boolean;
  /** Description below the field: how to answer, the unit, the source. */
  readonly hint?: string;
  /** Tooltip: the reason for the question, the source of a limit. */
  readonly tip?: string;
  readonly placeholder?: string;
  /** Condition for showing the field; default: always. */
  readonly when?: Condition;
  /** Omits the field in PDFs if it has no answer. */
  readonly hideEmpty?: boolean;
  /** Formula that must be true, and the error message otherwise. */
  readonly check?: readonly [formula: string, message: string];
  /** Default answer. */
  readonly value?: string | number | boolean;
}

/** Choices and their stored values. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** Field of a template. */
export interface FieldEntry {
  readonly kind: 'field';
  readonly label: string;
  /** Component definition with type and settings. */
  readonly component: Settings & { readonly type: string };
  /** Value kind in formulas. */
  readonly gives: FormulaType;
  readonly choices?: readonly Choice[];
  /** Questions of a checklist, with the same choices. */
  readonly questions?: readonly Choice[];
  readonly more: More;
  /** Formula of a calculated field. */
  readonly formula?: string;
  /** Counts the questions of a checklist with this answer. */
  readonly counts?: { readonly checklist: string; readonly answer: string };
}

/** Grid: the same fields in each row. */
export interface GridEntry {
  readonly kind: 'grid';
  readonly label: string;
  readonly columns: readonly FieldEntry[];
  readonly component: Settings & { readonly type: string };
  readonly more: More;
}

/** Section with a title, or a page in a wizard. */
export interface SectionEntry {
  readonly kind: 'section';
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly when?: Condition;
}

/** Fields side by side. */
export interface BesideEntry {
  readonly kind: 'beside';
  readonly entries: readonly FieldEntry[];
}

/** Text between fields. */
export interface NoteEntry {
  readonly kind: 'note';
  readonly text: string;
  readonly when?: Condition;
}

export type Entry = FieldEntry | GridEntry | SectionEntry | BesideEntry | NoteEntry;
