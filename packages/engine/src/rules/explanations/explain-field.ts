import { isTrue } from '../../definition/read-property.ts';
import type { FieldNode, FieldState } from '../../fields/field-state.ts';
import { isSameJson } from '../../json/json-value.ts';
import { getPermission, type Viewer } from '../../permissions/get-permission.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { BrokenRule } from '../../validation/validation-error.ts';
import type { FormRule, RuleAction } from '../form-rule.ts';
import { resolveFromRoot, resolveFromRow } from '../parsing/resolve-names.ts';
import type { RuleExpression } from '../rule-expression.ts';
import {
  collectAnswers,
  type DecidingPart,
  evaluateCondition,
  evaluateExpression,
  findDecidingParts,
  unknownValue,
} from './evaluate-expression.ts';
import type { EvaluationContext } from './evaluation-context.ts';

/** Field of a session with its rules and the answers that they can read. */
export interface ExplainedField {
  readonly id: string;
  readonly plan: FieldPlan | undefined;
  readonly context: EvaluationContext;
  readonly rules: readonly FormRule[];
  readonly node: FieldNode;
  readonly state: FieldState;
}

/**
 * Returns the rules that affect the current state of a field, those that decide its visibility first.
 * @param ancestors the innermost first
 */
export function explainField(
  own: ExplainedField,
  ancestors: readonly ExplainedField[],
  viewer: Viewer | undefined,
): readonly Reason[] {
  const chain = [own, ...ancestors];
  const visibilityReasons = chain.flatMap((one, index) =>
    explainVisibility(one, chain[index + 1]?.state.visible ?? true, viewer),
  );
  const reasons = [...visibilityReasons, ...own.rules.flatMap((rule) => explainOtherEffects(rule, own))];
  const decidingKind = own.state.visible ? 'shows' : 'hides';
  // NOTE: for a field that is hidden from the start and shown by logic, both rules are returned.
  return [...reasons].sort((one, other) => Number(other.kind === decidingKind) - Number(one.kind === decidingKind));
}

/** Returns the rules that show or hide one field, without those of its ancestors. */
function explainVisibility(
  field: ExplainedField,
  isParentVisible: boolean,
  viewer: Viewer | undefined,
): readonly Reason[] {
  const { rules, node, state } = field;
  const isHiddenByPermission = getPermission(node.definition, viewer) === 'hidden';
  const isHidden = isTrue(state.definition.hidden);
  const effectiveRules = rules.filter(({ diagnostics: marks }) => !marks.some((mark) => mark.mark === 'unused'));
  const conditions = effectiveRules.filter(({ behavior: { does } }) => does === 'show' || does === 'hide');
  // If there is only one condition, its result follows from the visibility in the session, even if it is code.
  const isKnown = conditions.length === 1 && (state.visible || (isParentVisible && !isHiddenByPermission && !isHidden));
  return effectiveRules.flatMap((rule): readonly Reason[] => {
    const { behavior: does } = rule;
    if (does.does === 'show' || does.does === 'hide') {
      const conditionResult = does.when && evaluateCondition(does.when, field.context);
      const isShown = isKnown
        ? state.visible
        : conditionResult === undefined
          ? undefined
          : conditionResult === (does.does === 'show');
      const isMet = isShown === undefined ? undefined : isShown === (does.does === 'show');
      if (isShown === undefined && !state.visible && !isParentVisible) return [];
      return [createReason(isShown === false ? 'hides' : 'shows', rule, field, does.when, isMet)];
    }
    if (does.does === 'set' && does.setting === 'hidden') return isHidden ? [createReason('hides', rule, field)] : [];
    if (does.does === 'allow' && does.level === 'hidden')
      return isHiddenByPermission ? [createReason('hides', rule, field)] : [];
    if (does.does !== 'act') return [];
    const hiddenState = findPropertyState(does.actions, 'hidden');
    const isOn = does.trigger && evaluateCondition(does.trigger, field.context);
    const hasEffect = isOn ?? (hiddenState !== undefined && isHidden === hiddenState);
    return hiddenState !== undefined && hasEffect
      ? [createReason(hiddenState ? 'hides' : 'shows', rule, field, does.trigger, isOn)]
      : [];
  });
}

/** Returns the effects of a rule on its own field, except for visibility. */
function explainOtherEffects(rule: FormRule, field: ExplainedField): readonly Reason[] {
  const { behavior: does } = rule;
  const { state, context } = field;
  switch (does.does) {
    case 'require':
      return state.required ? [createReason('requires', rule, field)] : [];
    case 'calculate': {
      const computedValue = does.value ? evaluateExpression(does.value, context) : unknownValue;
      const isOverridden =
        does.allowsOverride && computedValue !== unknownValue && !isSameJson(computedValue, state.value);
      const valueReason = createValueReason('computes', rule, field, does.value);
      return [isOverridden ? { ...valueReason, isOverridden } : valueReason];
    }
    case 'default': {
      const computedValue = does.value ? evaluateExpression(does.value, context) : unknownValue;
      const isCurrentValue = computedValue === unknownValue || isSameJson(computedValue, state.value);
      return isCurrentValue ? [createValueReason('starts', rule, field, does.value)] : [];
    }
    case 'set':
      return does.setting === 'disabled' && state.disabled ? [createReason('locks', rule, field)] : [];
    case 'allow':
      return does.level === 'view' && state.disabled ? [createReason('locks', rule, field)] : [];
    case 'act': {
      const isOn = does.trigger ? evaluateCondition(does.trigger, context) : undefined;
      if (isOn === false) return [];
      return does.actions.flatMap((action) => {
        const reasonKind = classifyAction(action, field);
        return reasonKind ? [createReason(reasonKind, rule, field, does.trigger, isOn)] : [];
      });
    }
    default:
      return [];
  }
}

/** Returns the effect of a `logic` action that is visible in the state of the field; undefined if there is none. */
function classifyAction(action: RuleAction, { state }: ExplainedField): ReasonKind | undefined {
  if (action.act === 'value') return 'computes';
  if (action.act !== 'property' || action.property === 'hidden') return undefined;
  const isOn = isTrue(action.state);
  if (action.property === 'validate.required') return isOn !== state.required ? undefined : isOn ? 'requires' : 'frees';
  if (action.property === 'disabled') return isOn && state.disabled ? 'locks' : undefined;
  return 'changes';
}

/** Returns the state that the last action for a property sets; undefined if no action sets it. */
function findPropertyState(actions: readonly RuleAction[], property: string): boolean | undefined {
  const lastAction = actions.findLast((one) => one.act === 'property' && one.property === property);
  return lastAction?.act === 'property' ? isTrue(lastAction.state) : undefined;
}

/** Creates a reason with the answers that decided; for code, with the answers that it names. */
function createReason(
  kind: ReasonKind,
  rule: FormRule,
  field: ExplainedField,
  when?: RuleExpression,
  result?: boolean | undefined,
): Reason {
  const parts = when ? removeDuplicates(findDecidingParts(when, result, field.context)) : findPartsOfCode(rule, field);
  return { kind, rule, field: field.id, holds: result, parts };
}

/** Removes repeated parts: an answer that is compared with several values is listed once. */
function removeDuplicates(parts: readonly DecidingPart[]): readonly DecidingPart[] {
  const uniqueParts = new Map<string, DecidingPart>();
  for (const part of parts) {
    const key = `${part.holds} ${part.answers.map(({ componentPath: of }) => of).join(' ')}`;
    if (!uniqueParts.has(key)) uniqueParts.set(key, part);
  }
  return [...uniqueParts.values()];
}

function createValueReason(
  kind: ReasonKind,
  rule: FormRule,
  field: ExplainedField,
  value: RuleExpression | undefined,
): Reason {
  const answers = value && collectAnswers([value], field.context);
  const parts = answers ? [{ holds: undefined, answers }] : findPartsOfCode(rule, field);
  return { kind, rule, field: field.id, holds: undefined, parts };
}

/** NOTE: code may read more answers than those it names literally, such as `data[name]`. */
function findPartsOfCode({ code }: FormRule, { plan, context }: ExplainedField): readonly DecidingPart[] {
  if (code === undefined || !plan) return [];
  const references = [...code.matchAll(/\b(data|row)((?:\??\.[A-Za-z_$][\w$]*)+)/g)].map(([, root, path]) => {
    const names = path!.split(/\??\./).slice(1);
    return root === 'data' ? resolveFromRoot(names, plan) : resolveFromRow(names, plan);
  });
  const answers = collectAnswers(references, context);
  return answers.length > 0 ? [{ holds: undefined, answers }] : [];
}

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
