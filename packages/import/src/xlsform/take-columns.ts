import { add, addRules, type DraftComponent, keepForeign } from '../building/draft-component.ts';
import type { KnownField } from '../building/known-fields.ts';
import { flagIn, numberIn } from '../building/read-values.ts';
import type { Expression } from '../expressions/expression.ts';
import { toJsonLogic } from '../expressions/to-json-logic.ts';
import { check, type LogicPlace, setWhile, showWhile, translate } from '../logic/write-logic.ts';
import { because } from '../report/finding.ts';
import { type Asked, format, wordsOf } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

/** What all questions have in common: rules, logic, and what there is nothing for. */
export function takeColumns(asked: Asked, component: DraftComponent, field: KnownField): void {
  const { form, place } = asked;
  const logic: LogicPlace = { language: xpathLanguage, fields: place.fields, from: field, self: field };
  takeWords(asked, component);
  form.later(() => {
    takeRelevant(asked, component, logic);
    takeRequired(asked, component, logic);
    takeConstraint(asked, component, logic);
    takeCalculation(asked, component, logic);
    takeDefault(asked, component, field, logic);
    takeReadonly(asked, component, logic);
    finishRow(asked, component);
  });
}

function takeWords({ part, form }: Asked, component: DraftComponent): void {
  add(component, { description: wordsOf(part, 'hint', form), tooltip: wordsOf(part, 'guidance_hint', form) });
  const message = wordsOf(part, 'required_message', form);
  if (message) component.errors = { ...(component.errors as object | undefined), required: message };
  for (const column of [component.label, component.description, component.html]) {
    if (typeof column === 'string' && /\$\{\s*\w/.test(column) && component.type !== 'content')
      part.note('lost', 'answers in texts', because('holes'));
  }
}

export function takeRelevant({ part }: Asked, component: DraftComponent, logic: LogicPlace): void {
  translate(part, 'relevant', logic, (expression, rule) => showWhile(component, expression, rule, logic));
}

const plainly = /^(yes|true|true\(\)|1|no|false|false\(\)|0)$/i;

function takeRequired({ part }: Asked, component: DraftComponent, logic: LogicPlace): void {
  const required = String(part.look('required') ?? '');
  if (plainly.test(required)) {
    if (flagIn(part.keep('required'))) addRules(component, { required: true });
  } else translate(part, 'required', logic, (_, rule) => setWhile(component, 'validate.required', true, rule()));
}

function takeReadonly({ part }: Asked, component: DraftComponent, logic: LogicPlace): void {
  const readonly = String(part.look('readonly') ?? '');
  if (plainly.test(readonly)) {
    if (flagIn(part.keep('readonly'))) add(component, { disabled: true });
  } else translate(part, 'readonly', logic, (_, rule) => setWhile(component, 'disabled', true, rule()));
}

function takeConstraint({ part, form }: Asked, component: DraftComponent, logic: LogicPlace): void {
  const source = String(part.look('constraint') ?? '');
  const message = wordsOf(part, 'constraint_message', form);
  translate(part, 'constraint', logic, (expression, rule) => {
    const limits = limitsOf(expression, String(component.type));
    if (limits) {
      addRules(component, limits);
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
    check(component, rule(), filled, message ?? source);
  });
}

/** A constraint that is a limit of ours: `. >= 0 and . <= 120`, `regex(., '…')`, `string-length(.) <= 10`. */
function limitsOf(expression: Expression, type: string): Readonly<Record<string, unknown>> | undefined {
  if (expression.kind === 'two' && expression.operator === 'and') {
    const [left, right] = [limitsOf(expression.left, type), limitsOf(expression.right, type)];
    return left && right && { ...left, ...right };
  }
  if (expression.kind === 'call' && expression.name === 'regex') {
    const [of, pattern] = expression.given;
    const isOwn = of?.kind === 'self' && pattern?.kind === 'value' && type !== 'number';
    return isOwn ? { pattern: String(pattern.value).replace(/^\^/, '').replace(/\$$/, '') } : undefined;
  }
  if (expression.kind !== 'two' || expression.right.kind !== 'value') return undefined;
  const limit = numberIn(expression.right.value);
  return limit === undefined ? undefined : limitOf(expression.left, expression.operator, limit, type);
}

function limitOf(
  left: Expression,
  operator: string,
  limit: number,
  type: string,
): Readonly<Record<string, number>> | undefined {
  const names = namesOf(left, type);
  if (!names) return undefined;
  const isWhole = names[0] !== 'min';
  if (operator === '>=') return { [names[0]]: limit };
  if (operator === '<=') return { [names[1]]: limit };
  if (operator === '=' && isWhole) return { [names[0]]: limit, [names[1]]: limit };
  if (!isWhole) return undefined;
  if (operator === '>') return { [names[0]]: limit + 1 };
  return operator === '<' ? { [names[1]]: limit - 1 } : undefined;
}

function namesOf(left: Expression, type: string): readonly [string, string] | undefined {
  if (left.kind === 'self' && type === 'number') return ['min', 'max'];
  if (left.kind !== 'call' || left.given[0]?.kind !== 'self') return undefined;
  if (left.name === 'string-length') return ['minLength', 'maxLength'];
  return left.name === 'count-selected' && type === 'selectboxes'
    ? ['minSelectedCount', 'maxSelectedCount']
    : undefined;
}

function takeCalculation({ part }: Asked, component: DraftComponent, logic: LogicPlace): void {
  translate(part, 'calculation', logic, (_, rule) => add(component, { calculateValue: asRule(rule()) }));
}

const isWritten = (text: string): boolean => /\$\{|\w\(|^\.\.?\//.test(text);

function takeDefault({ part }: Asked, component: DraftComponent, { kind }: KnownField, logic: LogicPlace): void {
  const value = part.look('default');
  if (typeof value !== 'string') return;
  if (isWritten(value)) {
    translate(part, 'default', logic, (_, rule) => add(component, { customDefaultValue: asRule(rule()) }));
    return;
  }
  part.keep('default');
  if (kind === 'boxes') component.defaultValue = Object.fromEntries(value.split(/\s+/).map((one) => [one, true]));
  else if (kind === 'list') component.defaultValue = value.split(/\s+/);
  else
    component.defaultValue = kind === 'number' ? (numberIn(value) ?? value) : kind === 'truth' ? flagIn(value) : value;
}

const asRule = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });

/** What is left of a row: how it looks, what lies beside the file, what there is nothing for. */
export function finishRow({ part, form }: Asked, component: DraftComponent): void {
  for (const column of ['parameters', 'trigger', 'choice_filter', 'body::accuracyThreshold', 'repeat_count', 'query'])
    part.lose(column, because('noCounterpart'));
  if (part.look('appearance') !== undefined) part.lose('appearance', because('appearance'));
  for (const kind of ['image', 'audio', 'video', 'big-image']) {
    const there = [`media::${kind}`, ...form.languages.map((one) => `media::${kind}::${one}`)];
    for (const column of there) part.lose(column, because('elsewhere'));
  }
  for (const column of ['disabled', '$given_name', '$kuid', '$xpath', '$autoname']) part.keep(column);
  keepForeign(component, format, part.close());
}
