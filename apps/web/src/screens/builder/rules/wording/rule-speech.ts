import type { FormFields } from './form-fields.ts';
import type { RuleMessages } from './rule.messages.ts';

/** What wording needs to know. */
export interface RuleSpeech {
  readonly messages: RuleMessages;
  readonly fields: FormFields;
  readonly locale: string;
}
