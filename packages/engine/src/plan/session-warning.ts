import type { JsonLogicError } from '../json-logic/find-rule-error.ts';
import type { TemplateError } from '../templates/reading/template-error.ts';

export interface SessionWarning {
  readonly code:
    | 'unknown-type'
    | 'too-large'
    | 'unreadable-settings'
    | 'duplicate-key'
    | 'missing-condition-target'
    | 'unknown-operator'
    | 'unusable-logic'
    | 'unusable-pattern'
    | 'unusable-limit'
    | 'cycle';
  /** ID of the component in the definition, as in `walkComponents`; a grid column is reported once, not per row. */
  readonly nodeId: string;
  /** Subject of the warning: the type, data path, target, pattern, or the kind of logic with its error … */
  readonly detail: string;
  /** Error in a template. */
  readonly template?: TemplateError;
  /** Error in a JSONLogic rule. */
  readonly rule?: JsonLogicError;
}
