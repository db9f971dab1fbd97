import type { ComponentSpec, ComponentSpecs, HasNestedErrors } from '../component-spec.ts';
import { parseDataPath, type Segments } from '../data/data-path.ts';
import { type ChildSlot, findChildSlots } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { limitForm, tooLargeType } from '../definition/limits/limit-form.ts';
import { isTrue } from '../definition/read-property.ts';
import { upgradeForm } from '../definition/upgrades/upgrade-form.ts';
import { getAnswerPermission, getPermission, getStricter, type Viewer } from '../permissions/get-permission.ts';
import type { FieldPlan, Role, ScopePlan } from './field-plan.ts';
import { inheritSettings, parseSettings } from './field-settings.ts';
import type { SessionWarning } from './session-warning.ts';

/** Parsed form, before any answer exists. */
export interface FormPlan {
  readonly root: ScopePlan;
  readonly warnings: readonly SessionWarning[];
}

/** Location of a list of components in the form. */
interface Location {
  readonly idPrefix: string;
  readonly localIdPrefix: string;
  readonly segments: Segments;
  readonly parent: FieldPlan | undefined;
  readonly scope: ScopePlan;
  readonly plans: FieldPlan[];
}

interface PlanContext {
  readonly specs: ComponentSpecs;
  readonly viewer: Viewer | undefined;
  readonly isBrokenInside: HasNestedErrors | undefined;
  readonly warnings: SessionWarning[];
}

/**
 * Parses every component of a form, after upgrades and within the limits: settings, role and data path. Columns of a
 * grid are parsed once.
 */
export function planForm(
  form: FormDefinition,
  specs: ComponentSpecs,
  viewer?: Viewer,
  isBrokenInside?: HasNestedErrors,
): FormPlan {
  const context: PlanContext = { specs, viewer, isBrokenInside, warnings: [] };
  const root = planScope(limitForm(upgradeForm(form)).components, undefined, '', context);
  return { root, warnings: context.warnings };
}

function planScope(
  components: readonly ComponentDefinition[],
  grid: FieldPlan | undefined,
  idPrefix: string,
  context: PlanContext,
): ScopePlan {
  const plans: FieldPlan[] = [];
  const roots: FieldPlan[] = [];
  let index: ReturnType<typeof indexScope>;
  const scope: ScopePlan = { grid, roots, plans, at: (path) => index.at(path), byKey: (key) => index.byKey(key) };
  const location = { idPrefix, localIdPrefix: '', segments: [], parent: grid, scope, plans };
  roots.push(...planList(components, location, context));
  index = indexScope(plans);
  return scope;
}

function planList(
  components: readonly ComponentDefinition[],
  location: Location,
  context: PlanContext,
): readonly FieldPlan[] {
  return components.map((definition, index) => planField(definition, index, location, context));
}

function planField(
  definition: ComponentDefinition,
  index: number,
  location: Location,
  context: PlanContext,
): FieldPlan {
  const id = `${location.idPrefix}${index}`;
  const { spec, props, slots } = parseComponent(definition, id, context);
  const role = getRole(definition, spec, slots);
  const segments =
    role === 'layout' ? location.segments : [...location.segments, ...parseDataPath(definition.key || definition.type)];
  const slotPlans: (readonly FieldPlan[])[] = [];
  const { scope, parent, plans } = location;
  const localPath = segments.join('.');
  const answerPermission = getAnswerPermission(spec?.answeredBy?.(props) ?? [], context.viewer);
  const permission = getStricter(
    getStricter(getPermission(definition, context.viewer), answerPermission),
    parent?.settings.permission,
  );
  const plan: FieldPlan & { columns: ScopePlan | undefined } = {
    id,
    localId: `${location.localIdPrefix}${index}`,
    definition,
    props,
    spec,
    isBrokenInside: context.isBrokenInside,
    role,
    scope,
    parent,
    segments,
    localPath,
    path: [scope.grid?.path, localPath].filter(Boolean).join('.'),
    position: plans.length,
    index,
    slots: slotPlans,
    columns: undefined,
    settings: inheritSettings(parseSettings(definition, permission), parent?.settings),
    ...createUnlinked(),
  };
  plans.push(plan);
  if (role === 'rows') {
    const [slot] = slots;
    plan.columns = planScope(slot?.components ?? [], plan, `${id}.${slot?.name ?? ''}.`, context);
  } else if (role === 'layout' || role === 'object') {
    for (const slot of slots)
      slotPlans.push(planList(slot.components, createChildLocation(plan, slot, location), context));
  }
  return plan;
}

function createChildLocation(parent: FieldPlan, slot: ChildSlot, location: Location): Location {
  const idPrefix = `${parent.id}.${slot.name}.`;
  const localIdPrefix = `${parent.localId}.${slot.name}.`;
  return { ...location, idPrefix, localIdPrefix, segments: parent.segments, parent };
}

function createUnlinked(): Pick<
  FieldPlan,
  'sharers' | 'containers' | 'inside' | 'condition' | 'targets' | 'dependents' | 'rank' | 'effects' | 'watchers'
> {
  const common = { condition: undefined, dependents: [], rank: 0, watchers: [] };
  return {
    sharers: emptyList,
    containers: emptyList,
    inside: emptyList,
    targets: emptyList,
    effects: emptyList,
    ...common,
  };
}

/** NOTE: one empty list is shared, because a form of a thousand components has five thousand lists that stay empty. */
const emptyList: readonly never[] = [];

interface ParsedComponent {
  readonly spec: ComponentSpec | undefined;
  readonly props: unknown;
  readonly slots: readonly ChildSlot[];
}

/**
 * Parses one component. NOTE: a spec only ever gets its own props and values, which `ComponentSpecs` cannot express as
 * a type.
 */
function parseComponent(
  definition: ComponentDefinition,
  nodeId: string,
  { specs, warnings }: PlanContext,
): ParsedComponent {
  const storedSpec = Object.hasOwn(specs, definition.type) ? specs[definition.type] : undefined;
  const spec = storedSpec as ComponentSpec | undefined;
  if (!spec) {
    const code = definition.type === tooLargeType ? 'too-large' : 'unknown-type';
    warnings.push({ code, nodeId, detail: definition.type });
    return { spec: undefined, props: undefined, slots: embedsForm(definition) ? [] : findChildSlots(definition) };
  }
  const parsed = spec.props.safeParse(definition);
  if (!parsed.success) {
    warnings.push({ code: 'unreadable-settings', nodeId, detail: parsed.error.issues[0]!.path.join('.') });
    return { spec: undefined, props: undefined, slots: findChildSlots(definition) };
  }
  return { spec, props: parsed.data, slots: spec.children(parsed.data, definition) };
}

/** Returns true for a component that embeds another form; its children belong to that form's answers. */
function embedsForm({ form, src }: ComponentDefinition): boolean {
  return [form, src].some((name) => typeof name === 'string' && name !== '');
}

function getRole(definition: ComponentDefinition, spec: ComponentSpec | undefined, slots: readonly ChildSlot[]): Role {
  if (spec) return spec.shape === 'none' ? 'layout' : spec.shape;
  if (!isTrue(definition.input)) return 'layout';
  return slots.length > 0 ? 'object' : 'foreign';
}

const noPlans: readonly FieldPlan[] = [];

/** Lookup of plans within a scope. */
interface ScopeIndex {
  at(localPath: string): readonly FieldPlan[];
  byKey(key: string): FieldPlan | undefined;
}

/**
 * Indexes plans by path and links those with overlapping answers. Keys repeat in real forms, so several plans can share
 * a path.
 */
function indexScope(plans: readonly FieldPlan[]): ScopeIndex {
  const answerPlans = plans.filter((plan) => plan.role !== 'layout');
  const byPath = Map.groupBy(answerPlans, (plan) => plan.localPath);
  const insideByPath = new Map<string, FieldPlan[]>();
  const byKey = new Map<string, FieldPlan>();
  const at = (path: string) => byPath.get(path) ?? noPlans;
  const containersByPath = new Map<string, readonly FieldPlan[]>();
  // Shares one list among all fields of the same object, since forms can have many of them.
  const getContainers = (paths: readonly string[]) => {
    const innermost = paths.at(-1);
    if (innermost === undefined) return noPlans;
    const containers = containersByPath.get(innermost) ?? paths.flatMap(at);
    containersByPath.set(innermost, containers);
    return containers;
  };
  for (const plan of answerPlans) {
    const key = plan.definition.key ?? '';
    if (!byKey.has(key)) byKey.set(key, plan);
    const paths = getContainerPaths(plan).filter((path) => byPath.has(path));
    plan.sharers = at(plan.localPath);
    plan.containers = getContainers(paths);
    for (const path of paths) {
      const inside = insideByPath.get(path);
      if (inside) inside.push(plan);
      else insideByPath.set(path, [plan]);
    }
  }
  for (const [path, inside] of insideByPath) for (const plan of at(path)) plan.inside = inside;
  return { at, byKey: (key) => byKey.get(key) };
}

/** Returns the paths of the objects that contain an answer: `a` and `a.b` for `a.b.c`. */
function getContainerPaths({ segments }: FieldPlan): readonly string[] {
  return segments.slice(0, -1).map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
