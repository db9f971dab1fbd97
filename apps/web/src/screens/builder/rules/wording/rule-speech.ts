import type { FormFields } from './form-fields.ts';
import type { RuleWords } from './rule.words.ts';

/** What wording needs to know. */
export interface RuleSpeech {
  readonly words: RuleWords;
  readonly fields: FormFields;
  readonly locale: string;
}
