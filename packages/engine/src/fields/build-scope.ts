import { getAtPath } from '../data/data-path.ts';
import type { FieldPlan, Role, ScopePlan } from '../plan/field-plan.ts';
import { computeSettings } from './compute-settings.ts';
import type { FieldInstance, Grid, Row, Scope } from './field-instance.ts';
import { getFieldPath } from './field-path.ts';
import type { FieldNode } from './field-state.ts';

const noEffects: FieldInstance['effects'] = new Map();
const noTexts: FieldInstance['texts'] = {};

interface BuildContext {
  readonly scope: Scope;
  /** Object that contains the answers of the scope. Never modified here. */
  readonly data: unknown;
  readonly idPrefix: string;
}

/** Creates the field instances of the form, or of one row. Answers and conditions are not evaluated yet. */
export function buildScope(plan: ScopePlan, row: Row | undefined, data: unknown): Scope {
  const scope: Scope = { plan, fields: new Array(plan.plans.length).fill(undefined), row };
  if (!isObjectOrEmpty(data)) return scope;
  const context = { scope, data, idPrefix: row ? `${row.grid.node.id}.${row.id}.` : '' };
  for (const root of plan.roots) buildField(root, row?.grid, context);
  return scope;
}

/** Returns the top-level fields of a scope, in document order. */
export function getRootFields({ plan, fields }: Scope): readonly FieldInstance[] {
  return plan.roots.flatMap(({ position }) => fields[position] ?? []);
}

function buildField(plan: FieldPlan, parent: FieldInstance | undefined, context: BuildContext): FieldInstance {
  const { scope, data } = context;
  const slots: (readonly string[])[] = [];
  const field: FieldInstance = {
    plan,
    node: createNode(plan, parent, slots, context),
    scope,
    parent,
    children: [],
    grid: plan.role === 'rows' ? createGrid(plan) : undefined,
    conditionMet: true,
    hiddenByLogic: false,
    conditionallyHidden: parent?.conditionallyHidden ?? false,
    cleared: false,
    showsErrors: false,
    isRemoved: false,
    issues: [],
    effects: noEffects,
    logic: undefined,
    texts: noTexts,
    offer: undefined,
    definition: plan.definition,
    props: plan.props,
    settings: computeSettings({ plan, definition: plan.definition, parent }),
    isOverridden: false,
    pendingDefault: undefined,
    state: undefined,
  };
  scope.fields[plan.position] = field;
  if (!canHoldChildren(plan.role, getAtPath(data, plan.segments))) return field;
  for (const slot of plan.slots) {
    const children = slot.map((child) => buildField(child, field, context));
    field.children.push(...children);
    slots.push(children.map((child) => child.node.id));
  }
  return field;
}

/** NOTE: a row can move, so the paths of its fields are computed on each access. */
function createNode(
  plan: FieldPlan,
  parent: FieldInstance | undefined,
  slots: FieldNode['slots'],
  context: BuildContext,
): FieldNode {
  const { scope, idPrefix } = context;
  const { definition, props, spec } = plan;
  const id = `${idPrefix}${plan.localId}`;
  const known = spec !== undefined;
  const parentId = parent?.node.id;
  if (!scope.row) return { id, definition, props, path: plan.localPath, parentId, slots, known, spec };
  return {
    id,
    definition,
    props,
    get path() {
      return getFieldPath(scope, plan);
    },
    parentId,
    slots,
    known,
    spec,
  };
}

function createGrid({ columns }: FieldPlan): Grid {
  const shown = columns!.roots.flatMap(({ settings }, index) => (settings.hidden ? [] : [index]));
  return { rows: [], fieldRows: [], visibleCells: columns!.roots.map(() => 0), visibleColumns: shown, isClosed: false };
}

/** Returns false if a container's stored answer isn't an object, because child fields would overwrite this answer. */
function canHoldChildren(role: Role, stored: unknown): boolean {
  return role === 'layout' || (role === 'object' && isObjectOrEmpty(stored));
}

function isObjectOrEmpty(stored: unknown): boolean {
  return stored === undefined || stored === null || (typeof stored === 'object' && !Array.isArray(stored));
}
