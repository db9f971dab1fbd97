import { localizedPalette } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { type FormRule, listRules } from '@tideform/engine/rules';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { type RulesMessages, rulesMessages } from './rules.messages.ts';
import { createFormFields, type FormFields, type RuleFormatContext } from './wording/form-fields.ts';
import { formatCondition } from './wording/format-expression.ts';
import { formatDiagnostics, formatHint } from './wording/format-notes.ts';
import { formatRule } from './wording/format-rule.ts';
import { ruleMessages } from './wording/rule.messages.ts';
import { parseSentence, type SentencePart, toPlainText } from './wording/sentence.ts';

/** Rule, formatted for the list of rules. */
export interface FormattedRule {
  readonly rule: FormRule;
  readonly sentence: readonly SentencePart[];
  readonly hint: string | undefined;
  readonly diagnostics: readonly string[];
  /** Complete text in lowercase, for searching. */
  readonly text: string;
  /** Condition on the rule's answer, if the rule depends on a single one: “is above 38”. */
  readonly condition: string | undefined;
  /** Page or other top-level component that the rule is listed under. */
  readonly group: string;
}

/** Formats all rules of a form. */
export function formatRules(
  rules: readonly FormRule[],
  messages: RulesMessages,
  context: RuleFormatContext,
): readonly FormattedRule[] {
  const { fields } = context;
  const conditionalIds = new Set(
    rules.flatMap(({ componentPath: of, behavior: does }) => (does.does === 'show' || does.does === 'hide' ? of : [])),
  );
  const isConditional = (id: string | undefined): boolean =>
    id !== undefined && (conditionalIds.has(id) || isConditional(fields.findField(id)?.parentId));
  const toText = (message: string) => toPlainText(parseSentence(message, fields.getName));
  return rules.map((rule) => {
    const sentence = parseSentence(formatRule(rule, context, isConditional(rule.componentPath)), fields.getName);
    const hint = formatHint(rule, messages, context);
    const diagnostics = formatDiagnostics(rule, messages, context).map(toText);
    const group = fields.findTopLevelField(rule.componentPath)?.name ?? '';
    const formatted = {
      rule,
      sentence,
      hint: hint && toText(hint),
      diagnostics,
      group,
      condition: formatShortCondition(rule, context),
    };
    const names = [rule.componentPath, ...rule.dependencies].map(fields.getName);
    return {
      ...formatted,
      text: [toPlainText(sentence), formatted.hint ?? '', ...diagnostics, group, ...names]
        .join(' ')
        .toLocaleLowerCase(),
    };
  });
}

/** Returns the condition on the only answer of a rule, without the name of the field. */
function formatShortCondition(
  { behavior: does, dependencies: reads }: FormRule,
  context: RuleFormatContext,
): string | undefined {
  const when = does.does === 'show' || does.does === 'hide' ? does.when : undefined;
  if (!when || reads.length !== 1) return undefined;
  return toPlainText(parseSentence(formatCondition(when, context), () => '')).trim();
}

export type RuleFilter = 'all' | 'shown' | 'required' | 'checked' | 'calculated' | 'marked';

/** Returns the rules of a topic that contain all words of the search. */
export function filterRules(
  rules: readonly FormattedRule[],
  filter: RuleFilter,
  search: string,
): readonly FormattedRule[] {
  const searchWords = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ rule, diagnostics, text }) => {
    const isOfKind = filter === 'all' || (filter === 'marked' ? diagnostics.length > 0 : rule.topic === filter);
    return isOfKind && searchWords.every((word) => text.includes(word));
  });
}

interface FormattedRules {
  readonly rules: readonly FormattedRule[];
  readonly fields: FormFields;
}

/** All rules of a form, formatted in the user's language. */
export function useFormattedRules(form: FormDefinition): FormattedRules {
  const messages = useMessages(rulesMessages);
  const sentenceMessages = useMessages(ruleMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  const rules = useMemo(() => listRules(form, specs), [form]);
  return useMemo(() => {
    const fields = createFormFields(upgradeForm(form), localizedKinds);
    return { rules: formatRules(rules, messages, { messages: sentenceMessages, fields, locale }), fields };
  }, [rules, form, messages, sentenceMessages, localizedKinds, locale]);
}
