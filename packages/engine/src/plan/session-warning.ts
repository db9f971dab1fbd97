import type { RuleProblem } from '../json-logic/find-problem.ts';
import type { TemplateProblem } from '../templates/reading/template-problem.ts';

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
  readonly template?: TemplateProblem;
  /** Error in a JSONLogic rule. */
  readonly rule?: RuleProblem;
}
