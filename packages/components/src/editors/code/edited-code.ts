import { isObjectOrList } from '@tideform/engine';
import { compileFormula, type FormulaField, type FormulaType, formatFormula } from '@tideform/engine/formulas';

/** Languages of edited code. A formula is stored as the equivalent JSONLogic. */
export type CodeEditorLanguage = 'formula' | 'javascript' | 'json';

/** Text in the code editor, with its language. */
export interface EditedCode {
  readonly language: CodeEditorLanguage;
  readonly text: string;
}

/** Fields that a formula may use, and the types that it may return. */
export interface FormulaScope {
  readonly fields: readonly FormulaField[];
  readonly resultTypes: readonly FormulaType[] | undefined;
}

/** Returns whether a stored value contains code. */
export function containsCode(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return isObjectOrList(value) && Object.keys(value).length > 0;
}

/**
 * Converts a stored value to editable code, as a formula if possible. New code starts as a formula.
 *
 * @param formulaScope fields and result types for formulas; `undefined` if formulas aren't supported
 * @param allowed languages that the setting supports; with `json`, text is stored as is until it is valid JSON
 */
export function parseCode(
  value: unknown,
  allowed: 'javascript' | 'json' | 'either',
  formulaScope?: FormulaScope,
): EditedCode {
  const isObject = isObjectOrList(value);
  if (formulaScope && !containsCode(value)) return { language: 'formula', text: '' };
  const formula = formulaScope && isObject ? convertToFormula(value, formulaScope) : undefined;
  if (formula !== undefined) return { language: 'formula', text: formula };
  const isJson = allowed === 'json' || (allowed === 'either' && isObject);
  const text = isObject ? JSON.stringify(value, null, 2) : typeof value === 'string' ? value : '';
  return { language: isJson ? 'json' : 'javascript', text: containsCode(value) ? text : '' };
}

/**
 * Converts edited code to its stored value: `undefined` for empty code; `ok: false` for incomplete JSON or an invalid
 * formula.
 */
export function toStoredCode(
  { language, text }: EditedCode,
  formulaScope?: FormulaScope,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined };
  if (language === 'formula') {
    const compiled = compileFormula(text, formulaScope?.fields ?? [], formulaScope?.resultTypes);
    return 'rule' in compiled ? { ok: true, value: compiled.rule } : { ok: false };
  }
  if (language === 'javascript') return { ok: true, value: text };
  try {
    const value: unknown = JSON.parse(text);
    const isRule = isObjectOrList(value);
    return isRule ? { ok: true, value: containsCode(value) ? value : undefined } : { ok: false };
  } catch {
    return { ok: false };
  }
}

/** Converts a JSONLogic rule to a formula that is valid for the setting; `undefined` if no such formula exists. */
export function convertToFormula(rule: unknown, { fields, resultTypes }: FormulaScope): string | undefined {
  const formula = formatFormula(rule, fields);
  return formula !== undefined && 'rule' in compileFormula(formula, fields, resultTypes) ? formula : undefined;
}

/**
 * Returns whether the stored value is written in `language`. If so, clearing the text in that language deletes the
 * stored value.
 */
export function isStoredIn(
  language: CodeEditorLanguage,
  stored: unknown,
  formulaScope: FormulaScope | undefined,
): boolean {
  if (!containsCode(stored)) return true;
  if (typeof stored === 'string') return language !== 'formula';
  if (language === 'formula') return formulaScope !== undefined && convertToFormula(stored, formulaScope) !== undefined;
  return language === 'json';
}
