import type { FormulaType } from '@tideform/engine/formulas';
import type { Condition } from './conditions.ts';

export type Settings = Readonly<Record<string, unknown>>;

/** What holds for every field. */
export interface More {
  readonly required?: boolean;
  /** Below the field: how to answer, in which unit, from where. */
  readonly hint?: string;
  /** Behind an icon: why it is asked, what a limit is from. */
  readonly tip?: string;
  readonly placeholder?: string;
  /** Shown when this holds; absent: always. */
  readonly when?: Condition;
  /** Left out of the PDF where nobody answered. */
  readonly hideEmpty?: boolean;
  /** A formula that must be true, and what is wrong where it is not. */
  readonly check?: readonly [formula: string, message: string];
  /** Answered so until somebody changes it. */
  readonly value?: string | number | boolean;
}

/** What can be chosen, and how that is stored. */
export interface Choice {
  readonly label: string;
  readonly value: string;
}

/** Something that is asked. */
export interface FieldEntry {
  readonly kind: 'field';
  readonly label: string;
  /** Type and settings as a form stores them. */
  readonly component: Settings & { readonly type: string };
  /** What formulas take it for. */
  readonly gives: FormulaType;
  readonly choices?: readonly Choice[];
  /** Of a checklist: what is asked, each with the same choice of answers. */
  readonly questions?: readonly Choice[];
  readonly more: More;
  /** It is calculated. */
  readonly formula?: string;
  /** It counts the questions of a checklist that have this answer. */
  readonly counts?: { readonly checklist: string; readonly answer: string };
}

/** The same questions again and again, a row for each thing. */
export interface GridEntry {
  readonly kind: 'grid';
  readonly label: string;
  readonly columns: readonly FieldEntry[];
  readonly component: Settings & { readonly type: string };
  readonly more: More;
}

/** A titled part; a page, where the form has pages. */
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

/** Words between fields. */
export interface NoteEntry {
  readonly kind: 'note';
  readonly text: string;
  readonly when?: Condition;
}

export type Entry = FieldEntry | GridEntry | SectionEntry | BesideEntry | NoteEntry;
