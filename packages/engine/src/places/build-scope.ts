import { readAt } from '../data/data-path.ts';
import type { PlacePlan, Role, ScopePlan } from '../plan/place-plan.ts';
import { settingsNow } from './current-settings.ts';
import type { FieldNode } from './field.ts';
import type { Grid, Place, Row, Scope } from './place.ts';
import { pathIn } from './place-path.ts';

const noFollowers: Place['followers'] = new Map();
const noTexts: Place['texts'] = {};

interface Building {
  readonly scope: Scope;
  /** The object that the answers lie in. Only looked at. */
  readonly data: unknown;
  readonly idPrefix: string;
}

/** Makes the places of the form, or of one row. Nothing in them is answered or decided yet. */
export function buildScope(plan: ScopePlan, row: Row | undefined, data: unknown): Scope {
  const scope: Scope = { plan, places: new Array(plan.plans.length).fill(undefined), row };
  if (!canHold(data)) return scope;
  const building = { scope, data, idPrefix: row ? `${row.grid.node.id}.${row.id}.` : '' };
  for (const root of plan.roots) buildPlace(root, row?.grid, building);
  return scope;
}

/** The top-level places of a scope, in their order. */
export function rootsOf({ plan, places }: Scope): readonly Place[] {
  return plan.roots.flatMap(({ position }) => places[position] ?? []);
}

function buildPlace(plan: PlacePlan, parent: Place | undefined, building: Building): Place {
  const { scope, data } = building;
  const slots: (readonly string[])[] = [];
  const place: Place = {
    plan,
    node: nodeOf(plan, parent, slots, building),
    scope,
    parent,
    children: [],
    grid: plan.role === 'rows' ? newGrid(plan) : undefined,
    conditionMet: true,
    hiddenByLogic: false,
    conditionallyHidden: parent?.conditionallyHidden ?? false,
    cleared: false,
    shown: false,
    isGone: false,
    issues: [],
    followers: noFollowers,
    logic: undefined,
    texts: noTexts,
    offer: undefined,
    definition: plan.definition,
    props: plan.props,
    settings: settingsNow({ plan, definition: plan.definition, parent }),
    isOverridden: false,
    givenDefault: undefined,
    state: undefined,
  };
  scope.places[plan.position] = place;
  if (!canNest(plan.role, readAt(data, plan.segments))) return place;
  for (const slot of plan.slots) {
    const children = slot.map((child) => buildPlace(child, place, building));
    place.children.push(...children);
    slots.push(children.map((child) => child.node.id));
  }
  return place;
}

/** NOTE: a row moves, so the paths of its fields are made when they are asked for. */
function nodeOf(plan: PlacePlan, parent: Place | undefined, slots: FieldNode['slots'], building: Building): FieldNode {
  const { scope, idPrefix } = building;
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
      return pathIn(scope, plan);
    },
    parentId,
    slots,
    known,
    spec,
  };
}

function newGrid({ columns }: PlacePlan): Grid {
  const shown = columns!.roots.flatMap(({ settings }, index) => (settings.hidden ? [] : [index]));
  return { rows: [], fieldRows: [], visibleCells: columns!.roots.map(() => 0), visibleColumns: shown, isClosed: false };
}

/** Fields are left out where the stored answer is something that they could only overwrite. */
function canNest(role: Role, stored: unknown): boolean {
  return role === 'layout' || (role === 'object' && canHold(stored));
}

function canHold(stored: unknown): boolean {
  return stored === undefined || stored === null || (typeof stored === 'object' && !Array.isArray(stored));
}
