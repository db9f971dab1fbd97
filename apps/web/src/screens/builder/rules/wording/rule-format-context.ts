import type { FormFields } from './form-fields.ts';
import type { RuleMessages } from './rule.messages.ts';

/** Messages, fields and locale for formatting rules. */
export interface RuleFormatContext {
  readonly messages: RuleMessages;
  readonly fields: FormFields;
  readonly locale: string;
}
