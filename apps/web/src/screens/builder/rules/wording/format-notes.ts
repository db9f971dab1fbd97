import type { FormRule, RuleDiagnostic } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RulesMessages } from '../rules.messages.ts';
import type { RuleFormatContext } from './form-fields.ts';
import { createFieldPlaceholder } from './sentence.ts';

/** Formats the hint below a rule about when and where it applies. */
export function formatHint(
  { behavior: does, componentPath: of, kind, code }: FormRule,
  messages: RulesMessages,
  { fields }: RuleFormatContext,
): string | undefined {
  const { hint } = messages;
  if (code !== undefined) return hint.inCode;
  const grid = findEnclosingGrid(of, fields);
  if (does.does === 'show' || does.does === 'hide') {
    if (!does.clears) return hint.keeps;
    return fields.findField(of)?.kind === 'none' ? hint.clearsWithin : hint.clears;
  }
  if (grid) return hint.inEachRow({ grid });
  switch (does.does) {
    case 'require':
      return hint.onSubmit;
    case 'limit':
    case 'check':
      return fields.findField(of)?.definition.validateOn === 'blur' ? hint.whenLeft : hint.asYouType;
    case 'calculate':
      return does.allowsOverride ? hint.sticks : hint.atOnce;
    default:
      return kind === 'refreshOn' ? hint.atOnce : undefined;
  }
}

function findEnclosingGrid(id: string, fields: RuleFormatContext['fields']): string | undefined {
  let at = fields.findField(id)?.parentId;
  while (at !== undefined) {
    if (fields.findField(at)?.kind === 'rows') return createFieldPlaceholder(at);
    at = fields.findField(at)?.parentId;
  }
  return undefined;
}

/** Formats the problems of a rule. */
export function formatDiagnostics(
  rule: FormRule,
  messages: RulesMessages,
  { locale, messages: ruleMessages }: RuleFormatContext,
): readonly string[] {
  const { mark: texts } = messages;
  const formatDiagnostic = (diagnostic: RuleDiagnostic): string => {
    switch (diagnostic.mark) {
      case 'lost': {
        const names = formatList(
          diagnostic.names.map((text) => ruleMessages.quoted({ text })),
          locale,
        );
        return texts[rule.kind === 'conditional' ? 'lostIgnored' : 'lost']({ count: diagnostic.names.length, names });
      }
      case 'circle':
        if (diagnostic.through.length === 1) return texts.circleOfOne;
        return texts.circle({ names: formatList(diagnostic.through.map(createFieldPlaceholder), locale) });
      case 'unused':
        return texts[diagnostic.why];
      case 'never':
        return rule.behavior.does === 'limit' ? texts.impossible : texts.never;
      default:
        return texts[diagnostic.mark];
    }
  };
  return rule.diagnostics.map(formatDiagnostic);
}
