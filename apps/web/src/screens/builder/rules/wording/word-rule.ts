import { readRelativeDate, wordOf } from '@tideform/engine';
import type { FormRule, Meaning, RuleAction } from '@tideform/engine/rules';
import { meaningsIn } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleMessages } from './rule.messages.ts';
import type { RuleSpeech } from './rule-speech.ts';
import { markField } from './sentence.ts';
import { wordCondition, wordMeaning } from './word-meaning.ts';
import { wordValue } from './word-value.ts';

/** Says a rule in a sentence; components in it are marked (`sentenceOf`). @param isConditional its component is not always shown */
export function wordRule(rule: FormRule, speech: RuleSpeech, isConditional = false): string {
  const { messages } = speech;
  const { does, of } = rule;
  const field = markField(of);
  const own: Meaning = { is: 'answer', of };
  switch (does.does) {
    case 'show':
    case 'hide': {
      const told = tell(does.when, 'show', rule, speech);
      if (typeof told === 'string') return told;
      return messages[does.does === 'show' ? 'shown' : 'hiddenIf']({ field, when: wordCondition(told, speech) });
    }
    case 'check': {
      const told = tell(does.valid, 'check', rule, speech);
      return typeof told === 'string' ? told : messages.accepted({ field, when: wordCondition(told, speech) });
    }
    case 'calculate': {
      const told = tell(does.value, 'calculate', rule, speech);
      return typeof told === 'string' ? told : messages.calculated({ field, value: wordMeaning(told, speech, own) });
    }
    case 'default': {
      const told = tell(does.value, 'default', rule, speech);
      return typeof told === 'string' ? told : messages.starts({ field, value: wordMeaning(told, speech, own) });
    }
    case 'open': {
      const told = tell(does.when, 'open', rule, speech);
      return typeof told === 'string' ? told : messages.opens({ field, when: wordCondition(told, speech) });
    }
    case 'lead': {
      const told = tell(does.to, 'lead', rule, speech);
      return typeof told === 'string' ? told : messages.leads({ field, to: wordPage(told, speech) });
    }
    case 'require':
      if (speech.fields.at(of)?.kind === 'tick') return messages.requiredTick({ field });
      return messages[isConditional ? 'requiredWhileShown' : 'required']({ field });
    case 'limit':
      return wordLimit(rule, does.limit, does.value, speech);
    case 'act':
      return wordActs(rule, does, speech);
    case 'refresh': {
      const fields = does.after.length > 0 ? formatList(does.after.map(markField), speech.locale) : messages.anything;
      return messages[does.clears ? 'emptied' : 'loadedAgain']({ field, fields });
    }
    case 'set':
      return messages[does.setting]({ field });
    case 'allow': {
      const people = does.who === 'creator' ? messages.creator : formatList(does.who, speech.locale);
      return messages[does.level === 'hidden' ? 'hiddenFrom' : 'readOnlyFor']({ field, people });
    }
    case 'run':
      return messages[does.on === 'change' ? 'runsOnChange' : 'runsOnPress']({ field });
    case 'load':
      return messages.loads({ field });
  }
}

/** What can be said of a meaning; a sentence without it where it is code. */
function tell(
  meaning: Meaning | undefined,
  what: keyof RuleMessages['foreign'],
  { of }: FormRule,
  { messages }: RuleSpeech,
): Meaning | string {
  const field = markField(of);
  if (!meaning) return messages.code[what]({ field });
  const isForeign = meaningsIn(meaning).some(({ is }) => is === 'absent');
  return isForeign ? messages.foreign[what]({ field }) : meaning;
}

function wordPage(meaning: Meaning, speech: RuleSpeech): string {
  const { messages } = speech;
  if (meaning.is === 'choose') {
    const when = wordCondition(meaning.when, speech);
    const otherwise = meaning.otherwise ? wordPage(meaning.otherwise, speech) : messages.nextInOrder;
    return messages.choose({ yes: wordPage(meaning.yes, speech), when, otherwise });
  }
  if (meaning.is !== 'value') return wordMeaning(meaning, speech);
  return meaning.value === null ? messages.theEnd : messages.nextInOrder;
}

const dates: ReadonlySet<string> = new Set(['minDate', 'maxDate']);
const counted: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'minRows', 'maxRows', 'minWords', 'maxWords'],
  ...['minSelectedCount', 'maxSelectedCount', 'maxTags'],
]);

function wordLimit({ of }: FormRule, limit: string, value: unknown, speech: RuleSpeech): string {
  const { messages, fields, locale } = speech;
  const field = markField(of);
  if (dates.has(limit) && readRelativeDate(value)) {
    return messages.limits[limit === 'minDate' ? 'minToday' : 'maxToday']({ field });
  }
  const isRows = fields.at(of)?.kind === 'rows' && (limit === 'minLength' || limit === 'maxLength');
  const name = isRows ? limit.replace('Length', 'Rows') : limit;
  if (!Object.hasOwn(messages.limits, name)) return messages.limits.pattern({ field });
  const number = Number(value);
  const said = counted.has(name)
    ? number
    : Number.isNaN(number) || typeof value === 'boolean' || name.endsWith('Year')
      ? dates.has(name)
        ? wordValue(value, speech)
        : wordOf(value)
      : number.toLocaleString(locale);
  // NOTE: the cast: what is counted has a number for its plural, anything else words.
  return (messages.limits[name as keyof RuleMessages['limits']] as (parts: object) => string)({ field, limit: said });
}

type Acts = FormRule['does'] & { does: 'act' };

function wordActs({ of }: FormRule, { trigger, event, actions }: Acts, speech: RuleSpeech): string {
  const { messages, locale } = speech;
  const done = actions.map((action) => wordAction(action, of, speech));
  const said = done.length > 0 ? formatList([...new Set(done)], locale) : messages.actions.none;
  if (event !== undefined) return messages.actsOnEvent({ event, actions: said });
  const when = trigger ? wordCondition(trigger, speech) : messages.code.trigger;
  return messages.acts({ when, actions: said });
}

function wordAction(action: RuleAction, of: string, speech: RuleSpeech): string {
  const { actions } = speech.messages;
  const field = markField(of);
  switch (action.act) {
    case 'value':
      if (!action.value) return actions.valueByCode({ field });
      return actions.value({ field, value: wordMeaning(action.value, speech, { is: 'answer', of }) });
    case 'schema':
      return actions.schema({ field });
    case 'code':
      return actions.code;
    case 'property':
      return wordProperty(action.property, action.state, field, speech);
  }
}

const switched = {
  hidden: ['hidden', 'shown'],
  disabled: ['disabled', 'enabled'],
  'validate.required': ['required', 'optional'],
} as const;

function wordProperty(property: string, state: unknown, field: string, { messages: { actions } }: RuleSpeech): string {
  if (property in switched) {
    const [on, off] = switched[property as keyof typeof switched];
    return actions[state === true || state === 'true' ? on : off]({ field });
  }
  if ((property === 'label' || property === 'title') && typeof state === 'string') {
    return actions.label({ field, text: state });
  }
  return actions.other({ field });
}
