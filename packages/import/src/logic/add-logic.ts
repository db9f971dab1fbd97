import { addValidationRules, type DraftComponent } from '../building/draft-component.ts';
import type { AnswerPosition, KnownField, KnownFields } from '../building/form-scope.ts';
import { type Expression, UntranslatableError } from '../expressions/expression.ts';
import { type ExpressionCompiler, type JsonLogicRule, toJsonLogic } from '../expressions/to-json-logic.ts';
import { toSimpleCondition } from '../expressions/to-simple-condition.ts';
import { createFindingReason } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/** Expression language of an imported format. */
export interface ExpressionLanguage {
  /** Parses an expression. @throws {UntranslatableError} */
  parse(source: string): Expression;
  call(name: string, given: readonly Expression[], compile: ExpressionCompiler): JsonLogicRule | undefined;
}

/** Position of the component whose logic is converted. */
export interface LogicScope {
  readonly language: ExpressionLanguage;
  readonly fields: KnownFields;
  readonly from: AnswerPosition;
  readonly self?: KnownField | undefined;
}

/**
 * Converts a property that contains an expression to a rule, and reports the result. Expressions without an equivalent
 * are reported as lost.
 *
 * @param write receives the expression, and a function that converts expressions to JSONLogic
 */
export function translateExpression(
  part: SourcePart,
  property: string,
  scope: LogicScope,
  write: (expression: Expression, rule: () => JsonLogicRule) => void,
): void {
  const source = part.peek(property);
  if (source === undefined) return;
  const expression = typeof source === 'string' ? source : JSON.stringify(source);
  try {
    if (typeof source !== 'string') throw new UntranslatableError('no text');
    const parsed = scope.language.parse(source);
    write(parsed, () => toJsonLogic(parsed, { ...scope, call: scope.language.call }));
    part.change(property, createFindingReason('rewritten', { expression }));
  } catch (error) {
    if (!(error instanceof UntranslatableError)) throw error;
    part.lose(property, createFindingReason('untranslated', { expression }));
  }
}

/** Shows a component only while an expression is true. Uses a simple condition if possible. */
export function addShowCondition(
  component: DraftComponent,
  expression: Expression,
  rule: () => JsonLogicRule,
  { fields }: LogicScope,
): void {
  component.conditional = toSimpleCondition(expression, fields) ?? { json: toRuleObject(rule()) };
}

/** Sets a property of a component while an expression is true. */
export function addPropertyLogic(
  component: DraftComponent,
  property: 'validate.required' | 'disabled',
  state: boolean,
  rule: JsonLogicRule,
): void {
  const logic = (component.logic as readonly object[] | undefined) ?? [];
  const label = property === 'disabled' ? 'Disabled' : 'Required';
  const entry = {
    name: `imported ${property} ${logic.length + 1}`,
    trigger: { type: 'json', json: toRuleObject(rule) },
    actions: [{ name: property, type: 'property', property: { label, value: property, type: 'boolean' }, state }],
  };
  component.logic = [...logic, entry];
}

/**
 * Adds a validation rule for the component's answer, which applies only if there is an answer. Multiple rules are
 * combined.
 */
export function addValidation(
  component: DraftComponent,
  rule: JsonLogicRule,
  isFilled: JsonLogicRule,
  message: string,
): void {
  const existing = (component.validate as { json?: unknown } | undefined)?.json;
  const verdict = { if: [{ and: [isFilled, { '!': [rule] }] }, message, true] };
  addValidationRules(component, {
    json: existing === undefined ? verdict : { if: [{ '===': [existing, true] }, verdict, existing] },
  });
}

/** Wraps a constant in an object, because a rule must be an object. */
const toRuleObject = (rule: JsonLogicRule): JsonLogicRule =>
  typeof rule === 'object' && rule !== null ? rule : { cat: [rule] };
