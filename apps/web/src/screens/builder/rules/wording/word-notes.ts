import type { FormRule, RuleMark } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RulesMessages } from '../rules.messages.ts';
import type { RuleSpeech } from './rule-speech.ts';
import { markField } from './sentence.ts';

/** Says below a rule when it counts, and where. */
export function wordHint(
  { does, of, kind, code }: FormRule,
  messages: RulesMessages,
  { fields }: RuleSpeech,
): string | undefined {
  const { hint } = messages;
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
  messages: RulesMessages,
  { locale, messages: ruleMessages }: RuleSpeech,
): readonly string[] {
  const { mark: said } = messages;
  const says = (mark: RuleMark): string => {
    switch (mark.mark) {
      case 'lost': {
        const names = formatList(
          mark.names.map((text) => ruleMessages.quoted({ text })),
          locale,
        );
        return said[rule.kind === 'conditional' ? 'lostIgnored' : 'lost']({ count: mark.names.length, names });
      }
      case 'circle':
        if (mark.through.length === 1) return said.circleOfOne;
        return said.circle({ names: formatList(mark.through.map(markField), locale) });
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
