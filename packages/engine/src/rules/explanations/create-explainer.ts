import type { ComponentSpecs } from '../../component-spec.ts';
import { parseFieldPath } from '../../data/data-path.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import type { Viewer } from '../../permissions/get-permission.ts';
import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';
import { parseFormLogic } from '../../session/parse-form-logic.ts';
import type { Session } from '../../session/session.ts';
import type { BrokenRule } from '../../validation/validation-error.ts';
import type { FormRule } from '../form-rule.ts';
import { analyzeRules } from '../list-rules.ts';
import { createEvaluationContext } from './evaluation-context.ts';
import { explainField, type FieldExplanation } from './explain-field.ts';

/** Explanations of the fields of one form. Fields are given by their ID in a session (`FieldNode.id`). */
export interface Explainer {
  /** Returns the path in the definition of the component of a field: `3.columns[0].1`. */
  getComponentPath(field: string): string;
  /** Returns true if the form has at least one rule for the component of the field. */
  hasRules(field: string): boolean;
  /** Explains the current state of a field; the session must be one of the same form. */
  explain(session: Session, field: string): FieldExplanation;
}

/**
 * Parses the rules of a form once, and returns an explainer for why a field is hidden, required, invalid or
 * calculated. The results come from the session, so rules in any language can be explained; author code doesn't run
 * here.
 * @param nowMs current time for rules that compare with it, in milliseconds since 1970; without it, their results are
 * unknown
 */
export function createExplainer(
  form: FormDefinition,
  specs: ComponentSpecs,
  { viewer, nowMs }: { readonly viewer?: Viewer; readonly nowMs?: number } = {},
): Explainer {
  const parsedForm = parseFormLogic(form, specs, undefined, () => false);
  const byId = new Map(parsedForm.plans.map((plan) => [plan.id, plan]));
  const rulesByPath = Map.groupBy(analyzeRules(parsedForm, form), ({ componentPath: of }) => of);
  const getRules = (of: string): readonly FormRule[] => rulesByPath.get(of) ?? [];
  const getPlan = (field: string) => findPlan(field, parsedForm.root);
  return {
    getComponentPath: (field) => getPlan(field)?.id ?? field,
    hasRules: (field) => getRules(getPlan(field)?.id ?? '').length > 0,
    explain(session, field) {
      const explainedFields = getFieldChain(session, field).map((id) => {
        const plan = getPlan(id);
        const row = getRowSegments(session, id, plan);
        const context = createEvaluationContext(
          { byId, data: session.data(), nowMs },
          plan?.scope ?? parsedForm.root,
          row,
        );
        return {
          id,
          plan,
          context,
          rules: plan ? getRules(plan.id) : [],
          node: session.node(id),
          state: session.state(id),
        };
      });
      const [own, ...ancestors] = explainedFields;
      const { state } = own!;
      const componentPath = own!.plan?.id ?? field;
      return {
        field,
        componentPath,
        isVisible: state.visible,
        isRequired: state.required,
        value: state.value,
        issues: state.issues.map((issue) => ({ issue, rule: findRule(issue, getRules(componentPath)) })),
        hiddenAncestorId: ancestors.findLast((one) => !one.state.visible)?.id,
        reasons: explainField(own!, ancestors, viewer),
      };
    },
  };
}

/** Returns the IDs of a field and its ancestors, the outermost last. */
function getFieldChain(session: Session, field: string): readonly string[] {
  const { parentId } = session.node(field);
  return parentId === undefined ? [field] : [field, ...getFieldChain(session, parentId)];
}

/** Finds the plan of a field by the field's ID: `3.r7.0` is the column `0` of the grid `3`. */
function findPlan(field: string, root: ScopePlan): FieldPlan | undefined {
  let scope: ScopePlan | undefined = root;
  let plan: FieldPlan | undefined;
  for (const idInScope of field.split(/\.r\d+\./)) {
    plan = scope?.plans.find(({ localId }) => localId === idInScope);
    scope = plan?.columns;
  }
  return plan;
}

/** Returns the data path of the row that contains a field; empty for a field outside of grids. */
function getRowSegments(session: Session, field: string, plan: FieldPlan | undefined): readonly string[] {
  if (!plan?.scope.grid) return [];
  const segments = parseFieldPath(session.node(field).path);
  return segments.slice(0, segments.length - plan.segments.length);
}

/**
 * Finds the rule of the form that caused a validation error; undefined for errors that the component type itself
 * checks.
 */
function findRule({ rule }: BrokenRule, rules: readonly FormRule[]): FormRule | undefined {
  return rules.find(({ behavior: does, kind }) => {
    if (does.does === 'require') return rule === 'required';
    if (does.does === 'check') return rule === (kind === 'validate.json' ? 'json' : 'custom');
    return does.does === 'limit' && (rule === does.limit || rule === errorRuleNames[does.limit]);
  });
}

/** Maps a limit to the name of its validation error if the names differ; grids have their own names. */
const errorRuleNames: Readonly<Record<string, string>> = {
  inputMask: 'mask',
  minLength: 'minRows',
  maxLength: 'maxRows',
};
