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
  /** The place in the definition, as `walkComponents` gives it: a column of a grid is named once, not in each row. */
  readonly nodeId: string;
  /** The word that the warning is about: the type, the data path, the target, the kind of logic and what is wrong with it, the pattern … */
  readonly detail: string;
  /** What is wrong with a text that has values to fill in. */
  readonly template?: TemplateProblem;
  /** What is wrong with a JSONLogic rule. */
  readonly rule?: RuleProblem;
}
