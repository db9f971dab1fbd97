import { addRules, type DraftComponent } from '../building/draft-component.ts';
import type { KnownField, KnownFields, Standpoint } from '../building/known-fields.ts';
import { type Expression, Untranslatable } from '../expressions/expression.ts';
import { toCondition } from '../expressions/to-condition.ts';
import { type Compile, type Rule, toJsonLogic } from '../expressions/to-json-logic.ts';
import { because } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/** How a format writes its expressions. */
export interface Language {
  /** @throws {Untranslatable} */
  parse(source: string): Expression;
  call(name: string, given: readonly Expression[], compile: Compile): Rule | undefined;
}

/** Where a component stands whose logic is written. */
export interface LogicPlace {
  readonly language: Language;
  readonly fields: KnownFields;
  readonly from: Standpoint;
  readonly self?: KnownField | undefined;
}

/**
 * Says a property of a file, which is an expression, as a rule of ours; the account of it is kept. What cannot be said is lost.
 *
 * @param write is given the expression, and the way to say it in JSONLogic
 */
export function translate(
  part: SourcePart,
  property: string,
  place: LogicPlace,
  write: (expression: Expression, rule: () => Rule) => void,
): void {
  const source = part.look(property);
  if (source === undefined) return;
  const expression = typeof source === 'string' ? source : JSON.stringify(source);
  try {
    if (typeof source !== 'string') throw new Untranslatable('no text');
    const parsed = place.language.parse(source);
    write(parsed, () => toJsonLogic(parsed, { ...place, call: place.language.call }));
    part.change(property, because('rewritten', { expression }));
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    part.lose(property, because('untranslated', { expression }));
  }
}

/** Shows a component while something holds: as a table of comparisons where that says it. */
export function showWhile(
  component: DraftComponent,
  expression: Expression,
  rule: () => Rule,
  { fields }: LogicPlace,
): void {
  component.conditional = toCondition(expression, fields) ?? { json: asRule(rule()) };
}

/** Sets a property of a component while something holds. */
export function setWhile(
  component: DraftComponent,
  property: 'validate.required' | 'disabled',
  state: boolean,
  rule: Rule,
): void {
  const logic = (component.logic as readonly object[] | undefined) ?? [];
  const label = property === 'disabled' ? 'Disabled' : 'Required';
  const entry = {
    name: `imported ${property} ${logic.length + 1}`,
    trigger: { type: 'json', json: asRule(rule) },
    actions: [{ name: property, type: 'property', property: { label, value: property, type: 'boolean' }, state }],
  };
  component.logic = [...logic, entry];
}

/** Checks a component's answer, if there is one; a second check is added to the first. */
export function check(component: DraftComponent, rule: Rule, filled: Rule, message: string): void {
  const before = (component.validate as { json?: unknown } | undefined)?.json;
  const verdict = { if: [{ and: [filled, { '!': [rule] }] }, message, true] };
  addRules(component, { json: before === undefined ? verdict : { if: [{ '===': [before, true] }, verdict, before] } });
}

/** A value alone is no rule: it is made one. */
const asRule = (rule: Rule): Rule => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });
