import type { ChildSlot, ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { childSlotsOf } from '../definition/child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { readAt, type Segments, segmentsOf } from './data-path.ts';
import type { Place, PlaceSettings, Role } from './place.ts';
import { readSettings } from './read-settings.ts';
import type { FieldNode, SessionWarning, SubmissionData } from './session.ts';

/** Every place of a session in document order, parents before children. */
export interface PlaceTree {
  readonly rootIds: readonly string[];
  readonly byId: ReadonlyMap<string, Place>;
  readonly warnings: readonly SessionWarning[];
}

/** Where a list of components lies. Rows of a grid will be built from the same with the row's path and id. */
interface Surroundings {
  readonly idPrefix: string;
  readonly segments: Segments;
  readonly parent: Place | undefined;
}

interface Built {
  readonly specs: ComponentSpecs;
  readonly data: SubmissionData;
  readonly byId: Map<string, Place>;
  readonly warnings: SessionWarning[];
}

/** Gives every component of a form its place: identity, data path, settings read once. `data` is only looked at. */
export function buildPlaces(form: FormDefinition, specs: ComponentSpecs, data: SubmissionData): PlaceTree {
  const built: Built = { specs, data, byId: new Map(), warnings: [] };
  const rootIds = buildList(form.components, { idPrefix: '', segments: [], parent: undefined }, built);
  return { rootIds, byId: built.byId, warnings: built.warnings };
}

function buildList(components: readonly ComponentDefinition[], around: Surroundings, built: Built): readonly string[] {
  return components.map((definition, index) => {
    const id = `${around.idPrefix}${index}`;
    buildPlace(definition, id, around, built);
    return id;
  });
}

function buildPlace(definition: ComponentDefinition, id: string, around: Surroundings, built: Built): void {
  const { spec, props, slots } = ask(definition, id, built);
  const ownSegments = [...around.segments, ...segmentsOf(definition.key || definition.type)];
  const role = roleOf(definition, spec, slots);
  const segments = role === 'layout' ? around.segments : ownSegments;
  const slotIds: (readonly string[])[] = [];
  const node: FieldNode = {
    id,
    definition,
    props,
    path: segments.join('.'),
    parentId: around.parent?.node.id,
    slots: slotIds,
    known: spec !== undefined,
  };
  const place = newPlace(node, spec, role, segments, around.parent);
  built.byId.set(id, place);
  if (!canNest(role, readAt(built.data, segments))) return;
  for (const slot of slots) {
    slotIds.push(buildList(slot.components, { idPrefix: `${id}.${slot.name}.`, segments, parent: place }, built));
  }
}

interface Asked {
  readonly spec: ComponentSpec | undefined;
  readonly props: unknown;
  readonly slots: readonly ChildSlot[];
}

/** NOTE: a spec is only ever given its own props and values; the list of all specs cannot say so in types. */
function ask(definition: ComponentDefinition, id: string, built: Built): Asked {
  const listed = Object.hasOwn(built.specs, definition.type) ? built.specs[definition.type] : undefined;
  const spec = listed as ComponentSpec | undefined;
  if (!spec) {
    built.warnings.push({ code: 'unknown-type', nodeId: id, detail: definition.type });
    return { spec: undefined, props: undefined, slots: childSlotsOf(definition) };
  }
  const parsed = spec.props.safeParse(definition);
  if (!parsed.success) {
    built.warnings.push({ code: 'unreadable-settings', nodeId: id, detail: parsed.error.issues[0]!.path.join('.') });
    return { spec: undefined, props: undefined, slots: childSlotsOf(definition) };
  }
  return { spec, props: parsed.data, slots: spec.children(parsed.data, definition) };
}

function roleOf(definition: ComponentDefinition, spec: ComponentSpec | undefined, slots: readonly ChildSlot[]): Role {
  if (spec) return spec.shape === 'none' ? 'layout' : spec.shape === 'object' ? 'object' : 'value';
  if (!isTrue(definition.input)) return 'layout';
  return slots.length > 0 ? 'object' : 'foreign';
}

/** Children of an unknown type are left out where its stored answer is something that they could only overwrite. */
function canNest(role: Role, stored: unknown): boolean {
  if (role === 'layout') return true;
  if (role !== 'object') return false;
  return stored === undefined || stored === null || (typeof stored === 'object' && !Array.isArray(stored));
}

function newPlace(
  node: FieldNode,
  spec: ComponentSpec | undefined,
  role: Role,
  segments: Segments,
  parent: Place | undefined,
): Place {
  const own = readSettings(node.definition);
  const place: Place = {
    node,
    spec,
    role,
    segments,
    parent,
    children: [],
    settings: inherit(own, parent?.settings),
    condition: undefined,
    targets: [],
    dependents: [],
    rank: 0,
    conditionMet: true,
    conditionallyHidden: false,
    cleared: false,
    shown: false,
    issues: [],
    state: undefined,
  };
  parent?.children.push(place);
  return place;
}

/** Whoever hides or disables a container hides or disables what lies in it. */
function inherit(own: PlaceSettings, outer: PlaceSettings | undefined): PlaceSettings {
  if (!outer?.hidden && !outer?.disabled) return own;
  return { ...own, hidden: own.hidden || outer.hidden, disabled: own.disabled || outer.disabled };
}
