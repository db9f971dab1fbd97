import type { BrokenRule } from '../../validation/validation-error.ts';
import type { FormRule } from '../form-rule.ts';
import type { DecidingPart } from './find-deciding-parts.ts';

/** Explanation of the current state of a field, as data. Views render it as text. */
export interface FieldExplanation {
  /** ID of the field in its session (`FieldNode.id`). */
  readonly field: string;
  /** Path of the component in the definition: `3.columns[0].1`. */
  readonly componentPath: string;
  readonly isVisible: boolean;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** Validation errors that are shown now, each with the rule of the form that caused it. */
  readonly issues: readonly { readonly issue: BrokenRule; readonly rule: FormRule | undefined }[];
  /** ID of the outermost ancestor that is hidden, if any. */
  readonly hiddenAncestorId: string | undefined;
  /** Rules that affect the field: first those that decide its visibility. */
  readonly reasons: readonly Reason[];
}

/**
 * Effect of a rule on a field.
 * - `hides`, `shows`: the field or an ancestor
 * - `requires`, `frees`: makes an answer required, or optional although the component requires it
 * - `computes`: calculates the answer
 * - `starts`: sets the default
 * - `locks`: disables the field
 * - `changes`: changes another property of the component
 */
export type ReasonKind = 'hides' | 'shows' | 'requires' | 'frees' | 'computes' | 'starts' | 'locks' | 'changes';

/** One rule that affects the current state of a field. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly rule: FormRule;
  /** ID of the field that has the rule: the explained field or an ancestor. */
  readonly field: string;
  /** Result of the rule's condition; undefined if it has none, or if the result can't be determined. */
  readonly holds: boolean | undefined;
  /** Parts of the rule that decided its result, with the answers that they read. */
  readonly parts: readonly DecidingPart[];
  /** True if the user's own answer replaces the calculated value. */
  readonly isOverridden?: true;
}
