import type { FormRule } from '@tideform/engine/rules';
import type { RulesMessages } from './rules.messages.ts';
import type { RuleSpeech } from './wording/rule-speech.ts';
import { type SentencePart, sentenceOf, textOf } from './wording/sentence.ts';
import { wordCondition } from './wording/word-meaning.ts';
import { wordHint, wordMarks } from './wording/word-notes.ts';
import { wordRule } from './wording/word-rule.ts';

/** A rule as it is read in the list. */
export interface SaidRule {
  readonly rule: FormRule;
  readonly sentence: readonly SentencePart[];
  readonly hint: string | undefined;
  readonly marks: readonly string[];
  /** All of it, for those who search. */
  readonly text: string;
  /** What it asks of the one answer that it looks at: “is above 38”. */
  readonly asks: string | undefined;
  /** The page, or part of the form, that it is listed under. */
  readonly group: string;
}

/** Says all rules of a form. */
export function sayRules(rules: readonly FormRule[], messages: RulesMessages, speech: RuleSpeech): readonly SaidRule[] {
  const { fields } = speech;
  const conditional = new Set(
    rules.flatMap(({ of, does }) => (does.does === 'show' || does.does === 'hide' ? of : [])),
  );
  const isConditional = (id: string | undefined): boolean =>
    id !== undefined && (conditional.has(id) || isConditional(fields.at(id)?.parentId));
  const plain = (message: string) => textOf(sentenceOf(message, fields.nameAt));
  return rules.map((rule) => {
    const sentence = sentenceOf(wordRule(rule, speech, isConditional(rule.of)), fields.nameAt);
    const hint = wordHint(rule, messages, speech);
    const marks = wordMarks(rule, messages, speech).map(plain);
    const group = fields.topOf(rule.of)?.name ?? '';
    const said = { rule, sentence, hint: hint && plain(hint), marks, group, asks: asksOf(rule, speech) };
    const names = [rule.of, ...rule.reads].map(fields.nameAt);
    return {
      ...said,
      text: [textOf(sentence), said.hint ?? '', ...marks, group, ...names].join(' ').toLocaleLowerCase(),
    };
  });
}

/** The condition of one answer, without whose answer it is. */
function asksOf({ does, reads }: FormRule, speech: RuleSpeech): string | undefined {
  const when = does.does === 'show' || does.does === 'hide' ? does.when : undefined;
  if (!when || reads.length !== 1) return undefined;
  return textOf(sentenceOf(wordCondition(when, speech), () => '')).trim();
}

export type RuleFilter = 'all' | 'shown' | 'required' | 'checked' | 'calculated' | 'marked';

/** Rules of a kind with all the words that are looked for. */
export function findRules(said: readonly SaidRule[], filter: RuleFilter, search: string): readonly SaidRule[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return said.filter(({ rule, marks, text }) => {
    const isOfKind = filter === 'all' || (filter === 'marked' ? marks.length > 0 : rule.topic === filter);
    return isOfKind && wanted.every((word) => text.includes(word));
  });
}
