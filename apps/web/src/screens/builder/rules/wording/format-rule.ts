import { formatAsText, parseRelativeDate } from '@tideform/engine';
import { collectExpressions, type FormRule, type RuleAction, type RuleExpression } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleFormatContext } from './form-fields.ts';
import { formatCondition, formatExpression } from './format-expression.ts';
import { formatValue } from './format-value.ts';
import type { RuleMessages } from './rule.messages.ts';
import { createFieldPlaceholder } from './sentence.ts';

/**
 * Formats a rule as a sentence in which components are placeholders; `parseSentence` replaces them.
 * @param isConditional whether the component may be hidden
 */
export function formatRule(rule: FormRule, context: RuleFormatContext, isConditional = false): string {
  const { messages } = context;
  const { behavior: does, componentPath: of } = rule;
  const field = createFieldPlaceholder(of);
  const ownAnswer: RuleExpression = { is: 'answer', of };
  switch (does.does) {
    case 'show':
    case 'hide': {
      const expression = resolveExpression(does.when, 'show', rule, context);
      if (typeof expression === 'string') return expression;
      return messages[does.does === 'show' ? 'shown' : 'hiddenIf']({
        field,
        when: formatCondition(expression, context),
      });
    }
    case 'check': {
      const expression = resolveExpression(does.valid, 'check', rule, context);
      return typeof expression === 'string'
        ? expression
        : messages.accepted({ field, when: formatCondition(expression, context) });
    }
    case 'calculate': {
      const expression = resolveExpression(does.value, 'calculate', rule, context);
      return typeof expression === 'string'
        ? expression
        : messages.calculated({ field, value: formatExpression(expression, context, ownAnswer) });
    }
    case 'default': {
      const expression = resolveExpression(does.value, 'default', rule, context);
      return typeof expression === 'string'
        ? expression
        : messages.starts({ field, value: formatExpression(expression, context, ownAnswer) });
    }
    case 'open': {
      const expression = resolveExpression(does.when, 'open', rule, context);
      return typeof expression === 'string'
        ? expression
        : messages.opens({ field, when: formatCondition(expression, context) });
    }
    case 'lead': {
      const expression = resolveExpression(does.to, 'lead', rule, context);
      return typeof expression === 'string'
        ? expression
        : messages.leads({ field, to: formatPage(expression, context) });
    }
    case 'require':
      if (context.fields.findField(of)?.kind === 'tick') return messages.requiredTick({ field });
      return messages[isConditional ? 'requiredWhileShown' : 'required']({ field });
    case 'limit':
      return formatLimit(rule, does.limit, does.value, context);
    case 'act':
      return formatActions(rule, does, context);
    case 'refresh': {
      const fields =
        does.after.length > 0 ? formatList(does.after.map(createFieldPlaceholder), context.locale) : messages.anything;
      return messages[does.clears ? 'emptied' : 'loadedAgain']({ field, fields });
    }
    case 'set':
      return messages[does.setting]({ field });
    case 'allow': {
      const people = does.who === 'creator' ? messages.creator : formatList(does.who, context.locale);
      return messages[does.level === 'hidden' ? 'hiddenFrom' : 'readOnlyFor']({ field, people });
    }
    case 'run':
      return messages[does.on === 'change' ? 'runsOnChange' : 'runsOnPress']({ field });
    case 'load':
      return messages.loads({ field });
  }
}

/** Returns an expression that can be put into words, or a generic sentence if the rule is code without such words. */
function resolveExpression(
  expression: RuleExpression | undefined,
  what: keyof RuleMessages['foreign'],
  { componentPath: of }: FormRule,
  { messages }: RuleFormatContext,
): RuleExpression | string {
  const field = createFieldPlaceholder(of);
  if (!expression) return messages.code[what]({ field });
  const isUnsupported = collectExpressions(expression).some(({ is }) => is === 'absent');
  return isUnsupported ? messages.foreign[what]({ field }) : expression;
}

function formatPage(expression: RuleExpression, context: RuleFormatContext): string {
  const { messages } = context;
  if (expression.is === 'choose') {
    const when = formatCondition(expression.when, context);
    const otherwise = expression.otherwise ? formatPage(expression.otherwise, context) : messages.nextInOrder;
    return messages.choose({ yes: formatPage(expression.yes, context), when, otherwise });
  }
  if (expression.is !== 'value') return formatExpression(expression, context);
  return expression.value === null ? messages.theEnd : messages.nextInOrder;
}

const dateLimits: ReadonlySet<string> = new Set(['minDate', 'maxDate']);
const countLimits: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'minRows', 'maxRows', 'minWords', 'maxWords'],
  ...['minSelectedCount', 'maxSelectedCount', 'maxTags'],
]);

function formatLimit(
  { componentPath: of }: FormRule,
  limit: string,
  value: unknown,
  context: RuleFormatContext,
): string {
  const { messages, fields, locale } = context;
  const field = createFieldPlaceholder(of);
  if (dateLimits.has(limit) && parseRelativeDate(value)) {
    return messages.limits[limit === 'minDate' ? 'minToday' : 'maxToday']({ field });
  }
  const isRows = fields.findField(of)?.kind === 'rows' && (limit === 'minLength' || limit === 'maxLength');
  const name = isRows ? limit.replace('Length', 'Rows') : limit;
  if (!Object.hasOwn(messages.limits, name)) return messages.limits.pattern({ field });
  const number = Number(value);
  const text = countLimits.has(name)
    ? number
    : Number.isNaN(number) || typeof value === 'boolean' || name.endsWith('Year')
      ? dateLimits.has(name)
        ? formatValue(value, context)
        : formatAsText(value)
      : number.toLocaleString(locale);
  // NOTE: the cast is needed because counted limits take a number, for plural forms, and all others a text.
  return (messages.limits[name as keyof RuleMessages['limits']] as (parts: object) => string)({ field, limit: text });
}

type LogicActions = FormRule['behavior'] & { does: 'act' };

function formatActions(
  { componentPath: of }: FormRule,
  { trigger, event, actions }: LogicActions,
  context: RuleFormatContext,
): string {
  const { messages, locale } = context;
  const actionTexts = actions.map((action) => formatAction(action, of, context));
  const text = actionTexts.length > 0 ? formatList([...new Set(actionTexts)], locale) : messages.actions.none;
  if (event !== undefined) return messages.actsOnEvent({ event, actions: text });
  const when = trigger ? formatCondition(trigger, context) : messages.code.trigger;
  return messages.acts({ when, actions: text });
}

function formatAction(action: RuleAction, of: string, context: RuleFormatContext): string {
  const { actions } = context.messages;
  const field = createFieldPlaceholder(of);
  switch (action.act) {
    case 'value':
      if (!action.value) return actions.valueByCode({ field });
      return actions.value({ field, value: formatExpression(action.value, context, { is: 'answer', of }) });
    case 'schema':
      return actions.schema({ field });
    case 'code':
      return actions.code;
    case 'property':
      return formatProperty(action.property, action.state, field, context);
  }
}

const switchedProperties = {
  hidden: ['hidden', 'shown'],
  disabled: ['disabled', 'enabled'],
  'validate.required': ['required', 'optional'],
} as const;

function formatProperty(
  property: string,
  state: unknown,
  field: string,
  { messages: { actions } }: RuleFormatContext,
): string {
  if (property in switchedProperties) {
    const [on, off] = switchedProperties[property as keyof typeof switchedProperties];
    return actions[state === true || state === 'true' ? on : off]({ field });
  }
  if ((property === 'label' || property === 'title') && typeof state === 'string') {
    return actions.label({ field, text: state });
  }
  return actions.other({ field });
}
