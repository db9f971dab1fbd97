import type { FormRule, RuleMark } from '@tideform/engine/rules';
import { wordList } from '@tideform/words';
import type { RulesWords } from '../rules.words.ts';
import type { RuleSpeech } from './rule-speech.ts';
import { markField } from './sentence.ts';

/** Says below a rule when it counts, and where. */
export function wordHint(
  { does, of, kind, code }: FormRule,
  words: RulesWords,
  { fields }: RuleSpeech,
): string | undefined {
  const { hint } = words;
  if (code !== undefined) return hint.inCode;
  const grid = gridAround(of, fields);
  if (does.does === 'show' || does.does === 'hide') {
    if (!does.clears) return hint.keeps;
    return fields.at(of)?.kind === 'none' ? hint.clearsWithin : hint.clears;
  }
  if (grid) return hint.inEachRow({ grid });
  switch (does.does) {
    case 'require':
      return hint.onSubmit;
    case 'limit':
    case 'check':
      return fields.at(of)?.definition.validateOn === 'blur' ? hint.whenLeft : hint.asYouType;
    case 'calculate':
      return does.sticks ? hint.sticks : hint.atOnce;
    default:
      return kind === 'refreshOn' ? hint.atOnce : undefined;
  }
}

function gridAround(id: string, fields: RuleSpeech['fields']): string | undefined {
  let at = fields.at(id)?.parentId;
  while (at !== undefined) {
    if (fields.at(at)?.kind === 'rows') return markField(at);
    at = fields.at(at)?.parentId;
  }
  return undefined;
}

/** Says what is wrong with a rule, one thing after another. */
export function wordMarks(
  rule: FormRule,
  words: RulesWords,
  { locale, words: ruleWords }: RuleSpeech,
): readonly string[] {
  const { mark: said } = words;
  const says = (mark: RuleMark): string => {
    switch (mark.mark) {
      case 'lost': {
        const names = wordList(
          mark.names.map((text) => ruleWords.quoted({ text })),
          locale,
        );
        return said[rule.kind === 'conditional' ? 'lostIgnored' : 'lost']({ count: mark.names.length, names });
      }
      case 'circle':
        if (mark.through.length === 1) return said.circleOfOne;
        return said.circle({ names: wordList(mark.through.map(markField), locale) });
      case 'unused':
        return said[mark.why];
      case 'never':
        return rule.does.does === 'limit' ? said.impossible : said.never;
      default:
        return said[mark.mark];
    }
  };
  return rule.marks.map(says);
}
