import { isHolder } from '@tideform/engine';
import { compileFormula, type FormulaField, type FormulaType, readFormula } from '@tideform/engine/formulas';

/** The ways in which code is written. A formula is stored as the JSONLogic that it means. */
export type WrittenLanguage = 'formula' | 'javascript' | 'json';

/** Code as one edits it. */
export interface WrittenCode {
  readonly language: WrittenLanguage;
  readonly text: string;
}

/** What formulas may name, and give. */
export interface FormulaRoom {
  readonly fields: readonly FormulaField[];
  readonly wanted: readonly FormulaType[] | undefined;
}

/** Whether anything is stored where code could be. */
export function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isHolder(value) && Object.keys(value).length > 0;
}

/**
 * Reads what is stored, as a formula where one can say it; nothing begins as a formula.
 *
 * @param room where a formula can be written
 * @param allowed the languages of this place: `json` stores text too, while it was no JSON
 */
export function readCode(value: unknown, allowed: 'javascript' | 'json' | 'either', room?: FormulaRoom): WrittenCode {
  const isObject = isHolder(value);
  if (room && !isWritten(value)) return { language: 'formula', text: '' };
  const formula = room && isObject ? formulaOf(value, room) : undefined;
  if (formula !== undefined) return { language: 'formula', text: formula };
  const isJson = allowed === 'json' || (allowed === 'either' && isObject);
  const text = isObject ? JSON.stringify(value, null, 2) : typeof value === 'string' ? value : '';
  return { language: isJson ? 'json' : 'javascript', text: isWritten(value) ? text : '' };
}

/** What is stored for edited code: `undefined` for none; nothing (`ok: false`) for JSON that is not finished. */
export function storedCode(
  { language, text }: WrittenCode,
  room?: FormulaRoom,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined };
  if (language === 'formula') {
    const compiled = compileFormula(text, room?.fields ?? [], room?.wanted);
    return 'rule' in compiled ? { ok: true, value: compiled.rule } : { ok: false };
  }
  if (language === 'javascript') return { ok: true, value: text };
  try {
    const value: unknown = JSON.parse(text);
    const isRule = isHolder(value);
    return isRule ? { ok: true, value: isWritten(value) ? value : undefined } : { ok: false };
  } catch {
    return { ok: false };
  }
}

/** A rule as a formula that this place takes. */
export function formulaOf(rule: unknown, { fields, wanted }: FormulaRoom): string | undefined {
  const formula = readFormula(rule, fields);
  return formula !== undefined && 'rule' in compileFormula(formula, fields, wanted) ? formula : undefined;
}

/** Whether what is stored is written in a language, so that one who empties it there means what is stored. */
export function countsIn(language: WrittenLanguage, stored: unknown, room: FormulaRoom | undefined): boolean {
  if (!isWritten(stored)) return true;
  if (typeof stored === 'string') return language !== 'formula';
  if (language === 'formula') return room !== undefined && formulaOf(stored, room) !== undefined;
  return language === 'json';
}
