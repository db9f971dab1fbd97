import type { PermissionLevel } from '../permissions/permission-of.ts';
import type { Meaning } from './meaning.ts';

/** What a list of rules is filtered by. */
export type RuleTopic = 'shown' | 'required' | 'checked' | 'calculated' | 'other';

/**
 * What a rule does to its component. A meaning is absent where the rule is code that cannot be read as one.
 * - `show`, `hide`: while the condition holds; `clears`: hidden, it has no answer
 * - `require`; `limit`: a limit of its answer, by the name of the broken rule it leads to (`minLength`, `max`, `pattern` …)
 * - `check`: its answer is right while this holds; `words` for when it is not
 * - `calculate`, `default`: what its answer is; `sticks`: a person's own answer stays
 * - `act`: while (or when) the trigger holds
 * - `refresh`: emptied, or its list loaded again, after a change of these; of none: of anything
 * - `lead`: where the way leads from a page: to a component, or on, or to the end
 * - `open`: rows may be added while this holds
 * - `set`: hidden or disabled from the start; `allow`: what somebody may do with it
 * - `run`: code, when its answer changes or it is pressed; `load`: code that gives choices
 */
export type RuleDoes =
  | { readonly does: 'show' | 'hide'; readonly when: Meaning | undefined; readonly clears: boolean }
  | { readonly does: 'require' }
  | { readonly does: 'limit'; readonly limit: string; readonly value: unknown }
  | { readonly does: 'check'; readonly valid: Meaning | undefined }
  | { readonly does: 'calculate'; readonly value: Meaning | undefined; readonly sticks: boolean }
  | { readonly does: 'default'; readonly value: Meaning | undefined }
  | {
      readonly does: 'act';
      readonly name: string;
      readonly trigger: Meaning | undefined;
      readonly event?: string;
      readonly actions: readonly RuleAction[];
    }
  | { readonly does: 'refresh'; readonly after: readonly string[]; readonly clears: boolean }
  | { readonly does: 'lead'; readonly to: Meaning | undefined }
  | { readonly does: 'open'; readonly when: Meaning | undefined }
  | { readonly does: 'set'; readonly setting: 'hidden' | 'disabled' }
  | { readonly does: 'allow'; readonly level: PermissionLevel; readonly who: readonly string[] | 'creator' }
  | { readonly does: 'run'; readonly on: 'change' | 'press' }
  | { readonly does: 'load' };

/** One thing that an entry of a component's `logic` does. Absent meanings are code that cannot be read as one. */
export type RuleAction =
  | { readonly act: 'property'; readonly property: string; readonly state: unknown }
  | { readonly act: 'value'; readonly value: Meaning | undefined }
  | { readonly act: 'schema' | 'code' };

/**
 * What is to be said against a rule.
 * - `lost`: it names what is not in the form; `absent`: its code asks for what no form has
 * - `never`, `always`: it comes out the same whatever is answered
 * - `circle`: what it gives is what it looks at, by way of these components
 * - `unused`: it makes no difference, and why
 */
export type RuleMark =
  | { readonly mark: 'lost' | 'absent'; readonly names: readonly string[] }
  | { readonly mark: 'never' | 'always' }
  | { readonly mark: 'circle'; readonly through: readonly string[] }
  | { readonly mark: 'unused'; readonly why: Unused };

/** `overruled`: another condition of the component decides. `unseen`: nobody is ever asked. `broken`: it cannot be used. */
export type Unused = 'overruled' | 'noActions' | 'noEvent' | 'noWizard' | 'unseen' | 'broken';

/** One rule of a form: as data, without words. */
export interface FormRule {
  /** The place of its component and where it is kept: `3.columns[0].1 conditional`. */
  readonly id: string;
  /** Place of its component in the definition. */
  readonly of: string;
  /** Where the author wrote it: `conditional`, `calculateValue`, `validate.required`, `logic[0]` … */
  readonly kind: string;
  readonly topic: RuleTopic;
  readonly does: RuleDoes;
  /** Components whose answers it looks at. */
  readonly reads: readonly string[];
  /** It is code, or has code in it, of which not all could be read. */
  readonly code?: string;
  readonly marks: readonly RuleMark[];
}
