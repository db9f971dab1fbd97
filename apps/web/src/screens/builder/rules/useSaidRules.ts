import { kinds } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { type SaidRule, sayRules } from './list-said-rules.ts';
import { rulesMessages } from './rules.messages.ts';
import { type FormFields, fieldsOf } from './wording/form-fields.ts';
import { ruleMessages } from './wording/rule.messages.ts';

export interface RulesOfForm {
  readonly said: readonly SaidRule[];
  readonly fields: FormFields;
}

/** All rules of a form in the person's language. */
export function useSaidRules(form: FormDefinition): RulesOfForm {
  const messages = useMessages(rulesMessages);
  const ofRules = useMessages(ruleMessages);
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  const rules = useMemo(() => listRules(form, specs), [form]);
  return useMemo(() => {
    const fields = fieldsOf(upgradeForm(form), saidKinds);
    return { said: sayRules(rules, messages, { messages: ofRules, fields, locale }), fields };
  }, [rules, form, messages, ofRules, saidKinds, locale]);
}
