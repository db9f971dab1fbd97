import { localizedPalette } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { type FormattedRule, formatRules } from './format-rules.ts';
import { rulesMessages } from './rules.messages.ts';
import { createFormFields, type FormFields } from './wording/form-fields.ts';
import { ruleMessages } from './wording/rule.messages.ts';

export interface FormattedRules {
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
