import type { RuleExpression } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleFormatContext } from './form-fields.ts';
import { formatValue } from './format-value.ts';
import type { RuleMessages } from './rule.messages.ts';
import { createFieldPlaceholder } from './sentence.ts';

/** Formats a condition as a clause after “if”. */
export function formatCondition(expression: RuleExpression, context: RuleFormatContext): string {
  const { messages } = context;
  switch (expression.is) {
    case 'compare':
      return formatComparison(expression, context);
    case 'filled':
      return formatPresence(expression.of, true, context);
    case 'not':
      if (expression.of.is === 'filled') return formatPresence(expression.of.of, false, context);
      return messages.not({ when: formatNestedCondition(expression.of, context) });
    case 'all':
    case 'any':
      return formatGroup(expression, context);
    case 'some':
    case 'every': {
      const each = formatNestedCondition(expression.each, context);
      const format = expression.is === 'some' ? messages.someRow : messages.everyRow;
      return format({ rows: formatExpression(expression.rows, context), each });
    }
    case 'manual':
      return messages.byHand({ of: createFieldPlaceholder(expression.of) });
    case 'value':
      return expression.value ? messages.always : messages.never;
    default:
      return messages.filled.text({ of: formatExpression(expression, context) });
  }
}

/**
 * Formats the condition that a value is present or missing. For a checkbox: whether it is selected; for one of several
 * choices: whether it is chosen.
 */
function formatPresence(of: RuleExpression, isFilled: boolean, context: RuleFormatContext): string {
  const { compare, filled, empty } = context.messages;
  const left = formatExpression(of, context);
  if (of.is === 'part' && hasMultipleChoices(of.of, context)) {
    const right = findChoiceLabel(of, context) ?? of.name;
    return compare[isFilled ? 'chosen' : 'notChosen']({ left: formatExpression(of.of, context), right });
  }
  if (getFieldKind(of, context) === 'tick') return compare[isFilled ? 'ticked' : 'notTicked']({ left });
  return (isFilled ? filled : empty)[getPresenceKind(of, context)]({ of: left });
}

/** Joins several conditions; a nested group is put in brackets. */
function formatGroup({ is, of }: RuleExpression & { is: 'all' | 'any' }, context: RuleFormatContext): string {
  const { messages } = context;
  const comparisons = is === 'any' ? findSameFieldComparisons(of) : undefined;
  if (comparisons) {
    const [first] = comparisons;
    const rights = comparisons.map((one) => formatRightOperand(one, context));
    const right = joinAll(rights, messages.or);
    return messages.compare[hasMultipleChoices(first!.left, context) ? 'chosen' : 'isEqual']({
      left: formatExpression(first!.left, context),
      right,
    });
  }
  return joinAll(
    of.map((one) => formatNestedCondition(one, context)),
    is === 'all' ? messages.and : messages.or,
  );
}

type Comparison = RuleExpression & { is: 'compare' };

/** Returns the comparisons if all of them compare the same answer with a constant, else `undefined`. */
function findSameFieldComparisons(of: readonly RuleExpression[]): readonly Comparison[] | undefined {
  const [first] = of;
  if (first?.is !== 'compare' || first.left.is !== 'answer') return undefined;
  const id = first.left.of;
  const all = of.filter(
    (one): one is Comparison =>
      one.is === 'compare' &&
      one.operator === 'isEqual' &&
      one.left.is === 'answer' &&
      one.left.of === id &&
      one.right.is === 'value' &&
      typeof one.right.value !== 'boolean',
  );
  return all.length === of.length ? all : undefined;
}

type Join = (parts: { readonly first: string; readonly second: string }) => string;

const joinAll = (parts: readonly string[], join: Join): string =>
  parts.reduce((first, second) => join({ first, second }));

function formatNestedCondition(expression: RuleExpression, context: RuleFormatContext): string {
  const text = formatCondition(expression, context);
  const isGroup = (expression.is === 'all' || expression.is === 'any') && !findSameFieldComparisons(expression.of);
  return isGroup ? context.messages.inBrackets({ text }) : text;
}

function formatComparison(expression: Comparison, context: RuleFormatContext): string {
  const { messages } = context;
  const { left, right, operator } = expression;
  const operands = { left: formatExpression(left, context), right: formatRightOperand(expression, context) };
  const isEquality = operator === 'isEqual' || operator === 'isNotEqual';
  if (operator === 'isEmpty') return messages.empty[getPresenceKind(left, context)]({ of: operands.left });
  if (operator === 'isNotEmpty') return messages.filled[getPresenceKind(left, context)]({ of: operands.left });
  if (isEquality && right.is === 'value') {
    if (isYesNoComparison(left, right.value, context)) {
      return formatPresence(left, isTrue(right.value) === (operator === 'isEqual'), context);
    }
    if (right.value === '' || right.value === null || right.value === undefined) {
      return messages[operator === 'isEqual' ? 'empty' : 'filled'][getPresenceKind(left, context)]({
        of: operands.left,
      });
    }
    if (hasMultipleChoices(left, context))
      return messages.compare[operator === 'isEqual' ? 'chosen' : 'notChosen'](operands);
  }
  if (operator === 'includes' && hasMultipleChoices(left, context)) return messages.compare.chosen(operands);
  if (operator === 'notIncludes' && hasMultipleChoices(left, context)) return messages.compare.notChosen(operands);
  const format = messages.compare[operator as keyof RuleMessages['compare']] as
    | ((parts: typeof operands) => string)
    | undefined;
  return (format ?? messages.compare.isEqual)(operands);
}

const isTrue = (value: unknown): boolean => value === true || value === 'true';

/**
 * Returns whether the compared value means yes or no: for a checkbox, or for one option of a field with several
 * choices.
 */
function isYesNoComparison(left: RuleExpression, value: unknown, context: RuleFormatContext): boolean {
  const isBoolean = value === true || value === false || value === 'true' || value === 'false';
  if (!isBoolean) return false;
  return getFieldKind(left, context) === 'tick' || (left.is === 'part' && hasMultipleChoices(left.of, context));
}

const findChoiceLabel = (
  { of, name }: RuleExpression & { is: 'part' },
  { fields }: RuleFormatContext,
): string | undefined => (of.is === 'answer' ? fields.findField(of.of)?.choices.get(name) : undefined);

const getFieldKind = (expression: RuleExpression, { fields }: RuleFormatContext) =>
  expression.is === 'answer' ? fields.findField(expression.of)?.kind : undefined;

const hasMultipleChoices = (expression: RuleExpression, { fields }: RuleFormatContext): boolean => {
  const field = expression.is === 'answer' ? fields.findField(expression.of) : undefined;
  return field !== undefined && (field.kind === 'choices' || field.isMultiple);
};

const presenceKinds = {
  choice: 'choice',
  choices: 'choice',
  files: 'files',
  picture: 'files',
  rows: 'rows',
  people: 'people',
} as const;

function getPresenceKind(expression: RuleExpression, context: RuleFormatContext): keyof RuleMessages['filled'] {
  const kind = getFieldKind(expression, context) ?? 'text';
  return kind in presenceKinds ? presenceKinds[kind as keyof typeof presenceKinds] : 'text';
}

const formatRightOperand = ({ left, right }: Comparison, context: RuleFormatContext): string =>
  right.is === 'value' ? formatValue(right.value, context, left) : formatExpression(right, context);

/**
 * Formats a rule expression: an answer, or the value that it is compared with.
 * @param about expression that the value belongs to; its field may have a label for the value
 */
export function formatExpression(
  expression: RuleExpression,
  context: RuleFormatContext,
  about?: RuleExpression,
): string {
  const { messages, locale } = context;
  const format = (one: RuleExpression) => formatExpression(one, context, about);
  switch (expression.is) {
    case 'answer':
    case 'manual':
      return createFieldPlaceholder(expression.of);
    case 'lost':
    case 'absent':
      return messages.quoted({ text: expression.name });
    case 'value':
      return formatValue(expression.value, context, about);
    case 'now':
      return messages.today;
    case 'moved':
      return formatRelativeDate(expression, context);
    case 'part':
      return messages.part({
        name: findChoiceLabel(expression, context) ?? expression.name,
        of: format(expression.of),
      });
    case 'choose': {
      const parts = { yes: format(expression.yes), when: formatCondition(expression.when, context) };
      const { otherwise } = expression;
      return otherwise ? messages.choose({ ...parts, otherwise: format(otherwise) }) : messages.chooseAlone(parts);
    }
    case 'either':
      return messages.either({ first: format(expression.first), otherwise: format(expression.otherwise) });
    case 'total':
      return messages.total({ each: format(expression.each), rows: format(expression.rows) });
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
    case 'remainder':
    case 'joined':
      return joinAll(
        expression.of.map((one) => formatOperand(one, expression.is, context)),
        messages.computed[expression.is],
      );
    case 'largest':
    case 'smallest':
    case 'rounded':
    case 'size':
    case 'count':
    case 'length':
      return messages.computed[expression.is]({ list: formatList(expression.of.map(format), locale) });
    default:
      return formatCondition(expression, context);
  }
}

const bracketedKinds: ReadonlySet<string> = new Set([
  'sum',
  'difference',
  'product',
  'quotient',
  'remainder',
  'choose',
  'either',
]);

function formatOperand(expression: RuleExpression, parentKind: string, context: RuleFormatContext): string {
  const text = formatExpression(expression, context);
  return bracketedKinds.has(expression.is) && expression.is !== parentKind
    ? context.messages.inBrackets({ text })
    : text;
}

function formatRelativeDate(
  { date, amount, unit }: RuleExpression & { is: 'moved' },
  context: RuleFormatContext,
): string {
  const { messages } = context;
  const spans = messages.spans;
  const span = spans[unit in spans ? (unit as keyof typeof spans) : 'day']({ count: Math.abs(amount) });
  return messages[amount < 0 ? 'before' : 'after']({ span, date: formatExpression(date, context) });
}
