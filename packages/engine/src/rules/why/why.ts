import type { BrokenRule } from '../../validation/issue.ts';
import type { FormRule } from '../form-rule.ts';
import type { DecidingPart } from './find-deciding.ts';

/** Why a field is as it is, with the answers of now. As data, without words. */
export interface Why {
  /** Identity of the field in its session. */
  readonly field: string;
  /** Place of its component in the definition. */
  readonly of: string;
  readonly isVisible: boolean;
  readonly isRequired: boolean;
  readonly value: unknown;
  /** Broken rules that its person sees now, and the rule of the form that each is of. */
  readonly issues: readonly { readonly issue: BrokenRule; readonly rule: FormRule | undefined }[];
  /** What it lies in is hidden: the outermost such field. */
  readonly hiddenWith: string | undefined;
  /** What has made it so first, then the other rules that had a say. */
  readonly reasons: readonly Reason[];
}

/**
 * - `hides`, `shows`: the field, or what it lies in
 * - `requires`; `frees`: it need not be answered, whatever its component says
 * - `computes`: its answer; `starts`: its first answer
 * - `locks`: it cannot be answered
 * - `changes`: something else of it
 */
export type ReasonDoes = 'hides' | 'shows' | 'requires' | 'frees' | 'computes' | 'starts' | 'locks' | 'changes';

/** One rule that had a say. */
export interface Reason {
  readonly does: ReasonDoes;
  readonly rule: FormRule;
  /** The field that the rule is of: this one, or one that it lies in. */
  readonly field: string;
  /** What its condition came to; `undefined`: it has none, or only the code knows. */
  readonly holds: boolean | undefined;
  /** With which answers. */
  readonly parts: readonly DecidingPart[];
  /** A calculation that somebody's own answer stands against. */
  readonly isOverridden?: true;
}
