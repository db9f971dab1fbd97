import type { Meaning } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleMessages } from './rule.messages.ts';
import type { RuleSpeech } from './rule-speech.ts';
import { markField } from './sentence.ts';
import { wordValue } from './word-value.ts';

/** A condition as a clause behind “if”. */
export function wordCondition(meaning: Meaning, speech: RuleSpeech): string {
  const { messages } = speech;
  switch (meaning.is) {
    case 'compare':
      return wordComparison(meaning, speech);
    case 'filled':
      return wordFilled(meaning.of, true, speech);
    case 'not':
      if (meaning.of.is === 'filled') return wordFilled(meaning.of.of, false, speech);
      return messages.not({ when: inBrackets(meaning.of, speech) });
    case 'all':
    case 'any':
      return wordTogether(meaning, speech);
    case 'some':
    case 'every': {
      const each = inBrackets(meaning.each, speech);
      const say = meaning.is === 'some' ? messages.someRow : messages.everyRow;
      return say({ rows: wordMeaning(meaning.rows, speech), each });
    }
    case 'manual':
      return messages.byHand({ of: markField(meaning.of) });
    case 'value':
      return meaning.value ? messages.always : messages.never;
    default:
      return messages.filled.text({ of: wordMeaning(meaning, speech) });
  }
}

/** Whether there is something: of a tick that it is set, of one choice that it is made. */
function wordFilled(of: Meaning, isFilled: boolean, speech: RuleSpeech): string {
  const { compare, filled, empty } = speech.messages;
  const left = wordMeaning(of, speech);
  if (of.is === 'part' && isChoices(of.of, speech)) {
    const right = choiceOf(of, speech) ?? of.name;
    return compare[isFilled ? 'chosen' : 'notChosen']({ left: wordMeaning(of.of, speech), right });
  }
  if (kindOf(of, speech) === 'tick') return compare[isFilled ? 'ticked' : 'notTicked']({ left });
  return (isFilled ? filled : empty)[fillingOf(of, speech)]({ of: left });
}

/** Several conditions in a row; one of many within is set apart. */
function wordTogether({ is, of }: Meaning & { is: 'all' | 'any' }, speech: RuleSpeech): string {
  const { messages } = speech;
  const among = is === 'any' ? sameField(of) : undefined;
  if (among) {
    const [first] = among;
    const rights = among.map((one) => wordRight(one, speech));
    const right = joined(rights, messages.or);
    return messages.compare[isChoices(first!.left, speech) ? 'chosen' : 'isEqual']({
      left: wordMeaning(first!.left, speech),
      right,
    });
  }
  return joined(
    of.map((one) => inBrackets(one, speech)),
    is === 'all' ? messages.and : messages.or,
  );
}

type Compare = Meaning & { is: 'compare' };

/** Comparisons of one answer with one thing after another. */
function sameField(of: readonly Meaning[]): readonly Compare[] | undefined {
  const [first] = of;
  if (first?.is !== 'compare' || first.left.is !== 'answer') return undefined;
  const id = first.left.of;
  const all = of.filter(
    (one): one is Compare =>
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

const joined = (parts: readonly string[], join: Join): string =>
  parts.reduce((first, second) => join({ first, second }));

function inBrackets(meaning: Meaning, speech: RuleSpeech): string {
  const text = wordCondition(meaning, speech);
  const isMany = (meaning.is === 'all' || meaning.is === 'any') && !sameField(meaning.of);
  return isMany ? speech.messages.inBrackets({ text }) : text;
}

function wordComparison(meaning: Compare, speech: RuleSpeech): string {
  const { messages } = speech;
  const { left, right, operator } = meaning;
  const said = { left: wordMeaning(left, speech), right: wordRight(meaning, speech) };
  const isEquality = operator === 'isEqual' || operator === 'isNotEqual';
  if (operator === 'isEmpty') return messages.empty[fillingOf(left, speech)]({ of: said.left });
  if (operator === 'isNotEmpty') return messages.filled[fillingOf(left, speech)]({ of: said.left });
  if (isEquality && right.is === 'value') {
    if (isTick(left, right.value, speech)) {
      return wordFilled(left, isYes(right.value) === (operator === 'isEqual'), speech);
    }
    if (right.value === '' || right.value === null || right.value === undefined) {
      return messages[operator === 'isEqual' ? 'empty' : 'filled'][fillingOf(left, speech)]({ of: said.left });
    }
    if (isChoices(left, speech)) return messages.compare[operator === 'isEqual' ? 'chosen' : 'notChosen'](said);
  }
  if (operator === 'includes' && isChoices(left, speech)) return messages.compare.chosen(said);
  if (operator === 'notIncludes' && isChoices(left, speech)) return messages.compare.notChosen(said);
  const say = messages.compare[operator as keyof RuleMessages['compare']] as
    | ((parts: typeof said) => string)
    | undefined;
  return (say ?? messages.compare.isEqual)(said);
}

const isYes = (value: unknown): boolean => value === true || value === 'true';

/** An answer that is yes or no: a tick, or one choice of several. */
function isTick(left: Meaning, value: unknown, speech: RuleSpeech): boolean {
  const isTruth = value === true || value === false || value === 'true' || value === 'false';
  if (!isTruth) return false;
  return kindOf(left, speech) === 'tick' || (left.is === 'part' && isChoices(left.of, speech));
}

const choiceOf = ({ of, name }: Meaning & { is: 'part' }, { fields }: RuleSpeech): string | undefined =>
  of.is === 'answer' ? fields.at(of.of)?.choices.get(name) : undefined;

const kindOf = (meaning: Meaning, { fields }: RuleSpeech) =>
  meaning.is === 'answer' ? fields.at(meaning.of)?.kind : undefined;

const isChoices = (meaning: Meaning, { fields }: RuleSpeech): boolean => {
  const field = meaning.is === 'answer' ? fields.at(meaning.of) : undefined;
  return field !== undefined && (field.kind === 'choices' || field.isMultiple);
};

const fillings = {
  choice: 'choice',
  choices: 'choice',
  files: 'files',
  picture: 'files',
  rows: 'rows',
  people: 'people',
} as const;

function fillingOf(meaning: Meaning, speech: RuleSpeech): keyof RuleMessages['filled'] {
  const kind = kindOf(meaning, speech) ?? 'text';
  return kind in fillings ? fillings[kind as keyof typeof fillings] : 'text';
}

const wordRight = ({ left, right }: Compare, speech: RuleSpeech): string =>
  right.is === 'value' ? wordValue(right.value, speech, left) : wordMeaning(right, speech);

/** What an answer is, or is compared with. @param about whose value it is, which may have a name for it */
export function wordMeaning(meaning: Meaning, speech: RuleSpeech, about?: Meaning): string {
  const { messages, locale } = speech;
  const say = (one: Meaning) => wordMeaning(one, speech, about);
  switch (meaning.is) {
    case 'answer':
    case 'manual':
      return markField(meaning.of);
    case 'lost':
    case 'absent':
      return messages.quoted({ text: meaning.name });
    case 'value':
      return wordValue(meaning.value, speech, about);
    case 'now':
      return messages.today;
    case 'moved':
      return wordMoved(meaning, speech);
    case 'part':
      return messages.part({ name: choiceOf(meaning, speech) ?? meaning.name, of: say(meaning.of) });
    case 'choose': {
      const parts = { yes: say(meaning.yes), when: wordCondition(meaning.when, speech) };
      const { otherwise } = meaning;
      return otherwise ? messages.choose({ ...parts, otherwise: say(otherwise) }) : messages.chooseAlone(parts);
    }
    case 'either':
      return messages.either({ first: say(meaning.first), otherwise: say(meaning.otherwise) });
    case 'total':
      return messages.total({ each: say(meaning.each), rows: say(meaning.rows) });
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
    case 'remainder':
    case 'joined':
      return joined(
        meaning.of.map((one) => asPart(one, meaning.is, speech)),
        messages.computed[meaning.is],
      );
    case 'largest':
    case 'smallest':
    case 'rounded':
    case 'size':
    case 'count':
    case 'length':
      return messages.computed[meaning.is]({ list: formatList(meaning.of.map(say), locale) });
    default:
      return wordCondition(meaning, speech);
  }
}

const chained: ReadonlySet<string> = new Set([
  'sum',
  'difference',
  'product',
  'quotient',
  'remainder',
  'choose',
  'either',
]);

function asPart(meaning: Meaning, within: string, speech: RuleSpeech): string {
  const text = wordMeaning(meaning, speech);
  return chained.has(meaning.is) && meaning.is !== within ? speech.messages.inBrackets({ text }) : text;
}

function wordMoved({ date, amount, unit }: Meaning & { is: 'moved' }, speech: RuleSpeech): string {
  const { messages } = speech;
  const spans = messages.spans;
  const span = spans[unit in spans ? (unit as keyof typeof spans) : 'day']({ count: Math.abs(amount) });
  return messages[amount < 0 ? 'before' : 'after']({ span, date: wordMeaning(date, speech) });
}
