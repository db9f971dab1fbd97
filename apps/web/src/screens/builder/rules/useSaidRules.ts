import { kinds } from '@tideform/components/palette';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, upgradeForm } from '@tideform/engine';
import { listRules } from '@tideform/engine/rules';
import { useSpeech, useSpoken, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { type SaidRule, sayRules } from './list-said-rules.ts';
import { rulesWords } from './rules.words.ts';
import { fieldsOf } from './wording/form-fields.ts';
import { ruleWords } from './wording/rule.words.ts';

/** All rules of a form in the person's language. */
export function useSaidRules(form: FormDefinition): readonly SaidRule[] {
  const words = useWords(rulesWords);
  const ofRules = useWords(ruleWords);
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  const rules = useMemo(() => listRules(form, specs), [form]);
  return useMemo(() => {
    const fields = fieldsOf(upgradeForm(form), saidKinds);
    return sayRules(rules, words, { words: ofRules, fields, locale });
  }, [rules, form, words, ofRules, saidKinds, locale]);
}
