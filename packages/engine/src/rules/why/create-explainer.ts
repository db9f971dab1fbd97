import type { ComponentSpecs } from '../../component-spec.ts';
import { segmentsOfFieldPath } from '../../data/data-path.ts';
import type { FormDefinition } from '../../definition/form-definition.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';
import { readForm } from '../../session/read-form.ts';
import type { Session } from '../../session/session.ts';
import type { BrokenRule } from '../../validation/issue.ts';
import type { FormRule } from '../form-rule.ts';
import { rulesOf } from '../rules-of.ts';
import { explainField } from './explain-field.ts';
import { lookFrom } from './look.ts';
import type { Why } from './why.ts';

export interface Explainer {
  /** Place in the definition of the component that a field was made from. */
  placeOf(field: string): string;
  /** Whether the form has any rule of its component. */
  isRuled(field: string): boolean;
  /** Says why a field of a session of the form is as it is now. */
  why(session: Session, field: string): Why;
}

/**
 * Reads a form's rules once, to say of any field why it is hidden, required, wrong or calculated. The session says what
 * came out, whatever the rules are written in; they are not run here.
 */
export function createExplainer(
  form: FormDefinition,
  specs: ComponentSpecs,
  { viewer, nowMs }: { readonly viewer?: Viewer; readonly nowMs?: number } = {},
): Explainer {
  const read = readForm(form, specs, undefined, () => false);
  const byId = new Map(read.plans.map((plan) => [plan.id, plan]));
  const ofPlace = Map.groupBy(rulesOf(read, form), ({ of }) => of);
  const rulesAt = (of: string): readonly FormRule[] => ofPlace.get(of) ?? [];
  const planOf = (field: string) => planFor(field, read.root);
  return {
    placeOf: (field) => planOf(field)?.id ?? field,
    isRuled: (field) => rulesAt(planOf(field)?.id ?? '').length > 0,
    why(session, field) {
      const chain = chainOf(session, field).map((id) => {
        const plan = planOf(id);
        const row = rowOf(session, id, plan);
        const look = lookFrom({ byId, data: session.data(), nowMs }, plan?.scope ?? read.root, row);
        return {
          id,
          plan,
          look,
          rules: plan ? rulesAt(plan.id) : [],
          node: session.node(id),
          state: session.state(id),
        };
      });
      const [own, ...around] = chain;
      const { state } = own!;
      const of = own!.plan?.id ?? field;
      return {
        field,
        of,
        isVisible: state.visible,
        isRequired: state.required,
        value: state.value,
        issues: state.issues.map((issue) => ({ issue, rule: ruleOf(issue, rulesAt(of)) })),
        hiddenWith: around.findLast((one) => !one.state.visible)?.id,
        reasons: explainField(own!, around, viewer),
      };
    },
  };
}

/** A field and all that it lies in, outwards. */
function chainOf(session: Session, field: string): readonly string[] {
  const { parentId } = session.node(field);
  return parentId === undefined ? [field] : [field, ...chainOf(session, parentId)];
}

/** The plan of a field: `3.r7.0` is the column `0` of the grid `3`. */
function planFor(field: string, root: ScopePlan): FieldPlan | undefined {
  let scope: ScopePlan | undefined = root;
  let plan: FieldPlan | undefined;
  for (const local of field.split(/\.r\d+\./)) {
    plan = scope?.plans.find(({ localId }) => localId === local);
    scope = plan?.columns;
  }
  return plan;
}

/** Names from the root of the data to the row that a field lies in. */
function rowOf(session: Session, field: string, plan: FieldPlan | undefined): readonly string[] {
  if (!plan?.scope.grid) return [];
  const segments = segmentsOfFieldPath(session.node(field).path);
  return segments.slice(0, segments.length - plan.segments.length);
}

/** The rule of the form that a broken rule is of; none for what a component asks by itself. */
function ruleOf({ rule }: BrokenRule, rules: readonly FormRule[]): FormRule | undefined {
  return rules.find(({ does, kind }) => {
    if (does.does === 'require') return rule === 'required';
    if (does.does === 'check') return rule === (kind === 'validate.json' ? 'json' : 'custom');
    return does.does === 'limit' && (rule === does.limit || rule === otherNames[does.limit]);
  });
}

/** Limits whose broken rules have other names, of grids too. */
const otherNames: Readonly<Record<string, string>> = { inputMask: 'mask', minLength: 'minRows', maxLength: 'maxRows' };
