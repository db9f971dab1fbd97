import {
  addSettings,
  addValidationRules,
  type DraftComponent,
  storeForeignProperties,
} from '../building/draft-component.ts';
import type { KnownField } from '../building/form-scope.ts';
import { parseBoolean, parseNumber } from '../building/parse-values.ts';
import type { Expression } from '../expressions/expression.ts';
import { toJsonLogic } from '../expressions/to-json-logic.ts';
import {
  addPropertyLogic,
  addShowCondition,
  addValidation,
  type LogicScope,
  translateExpression,
} from '../logic/add-logic.ts';
import { createFindingReason } from '../report/finding.ts';
import { readText, type XlsformQuestion, xlsformFormat } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

/** Converts the columns that all question types share: rules, logic, and unsupported columns. */
export function convertCommonColumns(question: XlsformQuestion, component: DraftComponent, field: KnownField): void {
  const { form, scope } = question;
  const logic: LogicScope = { language: xpathLanguage, fields: scope.fields, from: field, self: field };
  applyTexts(question, component);
  form.later(() => {
    applyRelevant(question, component, logic);
    applyRequired(question, component, logic);
    applyConstraint(question, component, logic);
    applyCalculation(question, component, logic);
    applyDefault(question, component, field, logic);
    applyReadonly(question, component, logic);
    closeRow(question, component);
  });
}

function applyTexts({ part, form }: XlsformQuestion, component: DraftComponent): void {
  addSettings(component, { description: readText(part, 'hint', form), tooltip: readText(part, 'guidance_hint', form) });
  const message = readText(part, 'required_message', form);
  if (message) component.errors = { ...(component.errors as object | undefined), required: message };
  for (const column of [component.label, component.description, component.html]) {
    if (typeof column === 'string' && /\$\{\s*\w/.test(column) && component.type !== 'content')
      part.note('lost', 'answers in texts', createFindingReason('holes'));
  }
}

export function applyRelevant({ part }: XlsformQuestion, component: DraftComponent, logic: LogicScope): void {
  translateExpression(part, 'relevant', logic, (expression, rule) =>
    addShowCondition(component, expression, rule, logic),
  );
}

const booleanValuePattern = /^(yes|true|true\(\)|1|no|false|false\(\)|0)$/i;

function applyRequired({ part }: XlsformQuestion, component: DraftComponent, logic: LogicScope): void {
  const required = String(part.peek('required') ?? '');
  if (booleanValuePattern.test(required)) {
    if (parseBoolean(part.keep('required'))) addValidationRules(component, { required: true });
  } else
    translateExpression(part, 'required', logic, (_, rule) =>
      addPropertyLogic(component, 'validate.required', true, rule()),
    );
}

function applyReadonly({ part }: XlsformQuestion, component: DraftComponent, logic: LogicScope): void {
  const readonly = String(part.peek('readonly') ?? '');
  if (booleanValuePattern.test(readonly)) {
    if (parseBoolean(part.keep('readonly'))) addSettings(component, { disabled: true });
  } else
    translateExpression(part, 'readonly', logic, (_, rule) => addPropertyLogic(component, 'disabled', true, rule()));
}

function applyConstraint({ part, form }: XlsformQuestion, component: DraftComponent, logic: LogicScope): void {
  const source = String(part.peek('constraint') ?? '');
  const message = readText(part, 'constraint_message', form);
  translateExpression(part, 'constraint', logic, (expression, rule) => {
    const limits = convertLimits(expression, String(component.type));
    if (limits) {
      addValidationRules(component, limits);
      if (message)
        component.errors = {
          ...Object.fromEntries(Object.keys(limits).map((name) => [name, message])),
          ...(component.errors as object),
        };
      return;
    }
    const filled = toJsonLogic(
      { kind: 'one', operator: 'filled', of: { kind: 'self' } },
      { ...logic, call: logic.language.call },
    );
    addValidation(component, rule(), filled, message ?? source);
  });
}

/**
 * Converts a constraint to equivalent limits, if any: `. >= 0 and . <= 120`, `regex(., '…')`, `string-length(.) <= 10`.
 */
function convertLimits(expression: Expression, type: string): Readonly<Record<string, unknown>> | undefined {
  if (expression.kind === 'two' && expression.operator === 'and') {
    const [left, right] = [convertLimits(expression.left, type), convertLimits(expression.right, type)];
    return left && right && { ...left, ...right };
  }
  if (expression.kind === 'call' && expression.name === 'regex') {
    const [of, pattern] = expression.operands;
    const isSelfReference = of?.kind === 'self' && pattern?.kind === 'value' && type !== 'number';
    return isSelfReference ? { pattern: String(pattern.value).replace(/^\^/, '').replace(/\$$/, '') } : undefined;
  }
  if (expression.kind !== 'two' || expression.right.kind !== 'value') return undefined;
  const limit = parseNumber(expression.right.value);
  return limit === undefined ? undefined : convertLimit(expression.left, expression.operator, limit, type);
}

function convertLimit(
  left: Expression,
  operator: string,
  limit: number,
  type: string,
): Readonly<Record<string, number>> | undefined {
  const names = getLimitNames(left, type);
  if (!names) return undefined;
  const isWhole = names[0] !== 'min';
  if (operator === '>=') return { [names[0]]: limit };
  if (operator === '<=') return { [names[1]]: limit };
  if (operator === '=' && isWhole) return { [names[0]]: limit, [names[1]]: limit };
  if (!isWhole) return undefined;
  if (operator === '>') return { [names[0]]: limit + 1 };
  return operator === '<' ? { [names[1]]: limit - 1 } : undefined;
}

function getLimitNames(left: Expression, type: string): readonly [string, string] | undefined {
  if (left.kind === 'self' && type === 'number') return ['min', 'max'];
  if (left.kind !== 'call' || left.operands[0]?.kind !== 'self') return undefined;
  if (left.name === 'string-length') return ['minLength', 'maxLength'];
  return left.name === 'count-selected' && type === 'selectboxes'
    ? ['minSelectedCount', 'maxSelectedCount']
    : undefined;
}

function applyCalculation({ part }: XlsformQuestion, component: DraftComponent, logic: LogicScope): void {
  translateExpression(part, 'calculation', logic, (_, rule) =>
    addSettings(component, { calculateValue: toRuleObject(rule()) }),
  );
}

const isExpressionText = (text: string): boolean => /\$\{|\w\(|^\.\.?\//.test(text);

function applyDefault(
  { part }: XlsformQuestion,
  component: DraftComponent,
  { kind }: KnownField,
  logic: LogicScope,
): void {
  const value = part.peek('default');
  if (typeof value !== 'string') return;
  if (isExpressionText(value)) {
    translateExpression(part, 'default', logic, (_, rule) =>
      addSettings(component, { customDefaultValue: toRuleObject(rule()) }),
    );
    return;
  }
  part.keep('default');
  if (kind === 'boxes') component.defaultValue = Object.fromEntries(value.split(/\s+/).map((one) => [one, true]));
  else if (kind === 'list') component.defaultValue = value.split(/\s+/);
  else
    component.defaultValue =
      kind === 'number' ? (parseNumber(value) ?? value) : kind === 'truth' ? parseBoolean(value) : value;
}

const toRuleObject = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });

/** Reports the remaining columns of a row: appearance, media files, and unsupported columns. */
export function closeRow({ part, form }: XlsformQuestion, component: DraftComponent): void {
  for (const column of ['parameters', 'trigger', 'choice_filter', 'body::accuracyThreshold', 'repeat_count', 'query'])
    part.lose(column, createFindingReason('noCounterpart'));
  if (part.peek('appearance') !== undefined) part.lose('appearance', createFindingReason('appearance'));
  for (const kind of ['image', 'audio', 'video', 'big-image']) {
    const foreignType = [`media::${kind}`, ...form.languages.map((one) => `media::${kind}::${one}`)];
    for (const column of foreignType) part.lose(column, createFindingReason('elsewhere'));
  }
  for (const column of ['disabled', '$given_name', '$kuid', '$xpath', '$autoname']) part.keep(column);
  storeForeignProperties(component, xlsformFormat, part.close());
}
