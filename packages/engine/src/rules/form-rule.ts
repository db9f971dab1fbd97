import type { PermissionLevel } from '../permissions/get-permission.ts';
import type { RuleExpression } from './rule-expression.ts';

/** Categories by which the list of rules can be filtered. */
export type RuleTopic = 'shown' | 'required' | 'checked' | 'calculated' | 'other';

/**
 * Behavior that a rule adds to its component. Expressions are undefined if the rule is code that can't be parsed as
 * one.
 * - `show`, `hide`: visible or hidden while `when` is true; `clears`: the answer is removed while the component is
 *   hidden
 * - `require`: an answer is required
 * - `limit`: limit of the answer, named like the validation error it causes (`minLength`, `max`, `pattern` …)
 * - `check`: the answer is valid while `valid` is true
 * - `calculate`, `default`: calculated or default value; `allowsOverride`: a user's own answer replaces the calculated
 *   value
 * - `act`: entry of `logic`, active while the trigger is true or when its `event` is raised
 * - `refresh`: reloads the choices after a change of the components at the paths `after` (of any component if the list
 *   is empty); `clears`: also removes the answer
 * - `lead`: next page of a wizard page: the page, a literal `null` for the end of the form, or an expression that
 *   selects one
 * - `open`: rows can be added while `when` is true
 * - `set`: hidden or disabled from the start
 * - `allow`: permission level of the creator of a response, or of the users named in `who`
 * - `run`: code that runs after a change of the answer, or when a button is pressed
 * - `load`: code that provides the choices
 */
export type RuleBehavior =
  | { readonly does: 'show' | 'hide'; readonly when: RuleExpression | undefined; readonly clears: boolean }
  | { readonly does: 'require' }
  | { readonly does: 'limit'; readonly limit: string; readonly value: unknown }
  | { readonly does: 'check'; readonly valid: RuleExpression | undefined }
  | { readonly does: 'calculate'; readonly value: RuleExpression | undefined; readonly allowsOverride: boolean }
  | { readonly does: 'default'; readonly value: RuleExpression | undefined }
  | {
      readonly does: 'act';
      readonly name: string;
      readonly trigger: RuleExpression | undefined;
      readonly event?: string;
      readonly actions: readonly RuleAction[];
    }
  | { readonly does: 'refresh'; readonly after: readonly string[]; readonly clears: boolean }
  | { readonly does: 'lead'; readonly to: RuleExpression | undefined }
  | { readonly does: 'open'; readonly when: RuleExpression | undefined }
  | { readonly does: 'set'; readonly setting: 'hidden' | 'disabled' }
  | { readonly does: 'allow'; readonly level: PermissionLevel; readonly who: readonly string[] | 'creator' }
  | { readonly does: 'run'; readonly on: 'change' | 'press' }
  | { readonly does: 'load' };

/** Action of an entry of a component's `logic`. An undefined `value` is code that can't be parsed as an expression. */
export type RuleAction =
  | { readonly act: 'property'; readonly property: string; readonly state: unknown }
  | { readonly act: 'value'; readonly value: RuleExpression | undefined }
  | { readonly act: 'schema' | 'code' };

/**
 * Finding about a rule.
 * - `lost`: the rule names components that aren't in the form
 * - `absent`: the code uses functions or properties that this engine doesn't provide
 * - `never`, `always`: the result is the same for all answers
 * - `circle`: the rule depends on its own result, through the components at the paths `through`
 * - `unused`: the rule has no effect, for the reason `why`
 */
export type RuleDiagnostic =
  | { readonly mark: 'lost' | 'absent'; readonly names: readonly string[] }
  | { readonly mark: 'never' | 'always' }
  | { readonly mark: 'circle'; readonly through: readonly string[] }
  | { readonly mark: 'unused'; readonly why: UnusedReason };

/**
 * Reason why a rule has no effect.
 * - `overruled`: another condition of the component takes precedence
 * - `noActions`: the `logic` entry has no actions
 * - `noEvent`: no button of the form raises the event of the trigger
 * - `noWizard`: the rule sets the next page, but the component isn't a page of a wizard
 * - `unseen`: the component is never visible, so its answer is never validated
 * - `broken`: the JSONLogic or pattern is invalid
 */
export type UnusedReason = 'overruled' | 'noActions' | 'noEvent' | 'noWizard' | 'unseen' | 'broken';

/** One rule of a form, as data. Views render it as text. */
export interface FormRule {
  /** ID of the rule: the component's path and the property with the rule (`3.columns[0].1 conditional`). */
  readonly id: string;
  /** Path of the rule's component in the definition: `3.columns[0].1`. */
  readonly componentPath: string;
  /** Property that contains the rule: `conditional`, `calculateValue`, `validate.required`, `logic[0]` … */
  readonly kind: string;
  readonly topic: RuleTopic;
  readonly behavior: RuleBehavior;
  /** Definition paths of the components whose answers the rule reads. */
  readonly dependencies: readonly string[];
  /** Source code or JSON of the rule; present only if it can't be parsed completely as an expression. */
  readonly code?: string;
  readonly diagnostics: readonly RuleDiagnostic[];
}
