import { kinds } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import { useSpeech, useSpoken, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { type SaidRule, sayRules } from './list-said-rules.ts';
import { rulesWords } from './rules.words.ts';
import { type FormFields, fieldsOf } from './wording/form-fields.ts';
import { ruleWords } from './wording/rule.words.ts';

export interface RulesOfForm {
  readonly said: readonly SaidRule[];
  readonly fields: FormFields;
}

/** All rules of a form in the person's language. */
export function useSaidRules(form: FormDefinition): RulesOfForm {
  const words = useWords(rulesWords);
  const ofRules = useWords(ruleWords);
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  const rules = useMemo(() => listRules(form, specs), [form]);
  return useMemo(() => {
    const fields = fieldsOf(upgradeForm(form), saidKinds);
    return { said: sayRules(rules, words, { words: ofRules, fields, locale }), fields };
  }, [rules, form, words, ofRules, saidKinds, locale]);
}
