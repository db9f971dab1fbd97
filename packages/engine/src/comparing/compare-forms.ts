import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { isRecord, isSameJson } from '../json/json-value.ts';
import {
  type ComponentMatches,
  findUnmovedComponents,
  getAncestors,
  getOwnSettings,
  type LocatedComponent,
  listLocatedComponents,
  matchComponents,
} from './match-components.ts';

/** Compares two definitions of a form: matches their components, and lists the differences of each. */
export function compareForms(before: FormDefinition, after: FormDefinition): FormChanges {
  const [earlier, later] = [listLocatedComponents(before), listLocatedComponents(after)];
  const pairs = matchComponents(earlier, later);
  const unmoved = findUnmovedComponents(earlier, later, pairs);
  const results = later.map((component) => compareComponent(component, pairs.get(component), !unmoved.has(component)));
  return {
    components: insertRemovedComponents(earlier, later, pairs, results),
    settings: compareSettings(getFormSettings(before), getFormSettings(after)),
  };
}

/** Returns the settings of the form itself. */
function getFormSettings({ components: _components, _id, ...rest }: FormDefinition): Readonly<Record<string, unknown>> {
  return rest;
}

function compareComponent(
  later: LocatedComponent,
  earlier: LocatedComponent | undefined,
  hasMoved: boolean,
): ComparedComponent {
  const position = { after: later.definition, ancestors: getAncestors(later) };
  if (!earlier) return { kind: 'added', hasMoved: false, settings: [], ...position };
  const settings = compareSettings(getOwnSettings(earlier.definition), getOwnSettings(later.definition));
  const kind = settings.length > 0 || hasMoved ? 'changed' : 'same';
  return { kind, hasMoved, settings, before: earlier.definition, ...position };
}

/** Inserts the removed components after the component that they followed in the earlier definition. */
function insertRemovedComponents(
  earlier: readonly LocatedComponent[],
  later: readonly LocatedComponent[],
  pairs: ComponentMatches,
  results: readonly ComparedComponent[],
): readonly ComparedComponent[] {
  const matched = new Set(pairs.values());
  const removedByPredecessor = new Map<LocatedComponent | undefined, ComparedComponent[]>();
  let predecessor: LocatedComponent | undefined;
  for (const component of earlier) {
    if (matched.has(component)) {
      predecessor = component;
      continue;
    }
    const beside = removedByPredecessor.get(predecessor);
    if (beside) beside.push(createRemovedComponent(component));
    else removedByPredecessor.set(predecessor, [createRemovedComponent(component)]);
  }
  const getRemovedAfter = (component: LocatedComponent) => {
    const partner = pairs.get(component);
    return (partner && removedByPredecessor.get(partner)) ?? [];
  };
  return [
    ...(removedByPredecessor.get(undefined) ?? []),
    ...later.flatMap((component, at) => [results[at]!, ...getRemovedAfter(component)]),
  ];
}

function createRemovedComponent(component: LocatedComponent): ComparedComponent {
  return {
    kind: 'removed',
    hasMoved: false,
    settings: [],
    before: component.definition,
    ancestors: getAncestors(component),
  };
}

/** Maximum length of a setting's path; deeper values such as the rule in `validate.json` are compared as a whole. */
const MAX_DEPTH = 3;

/**
 * Lists the settings that differ between two records: first settings of the earlier record, in its order, then settings
 * that only the later record has.
 */
function compareSettings(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly SettingChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [one, other] = [getOwnProperty(before, name), getOwnProperty(after, name)];
    if (isSameJson(one, other)) return [];
    const settingPath = [...path, name];
    const isGroup = settingPath.length < MAX_DEPTH && isRecord(one ?? {}) && isRecord(other ?? {}) && (one || other);
    if (!isGroup) return [{ path: settingPath, before: one, after: other }];
    return compareSettings(toRecord(one), toRecord(other), settingPath);
  });
}

const getOwnProperty = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const toRecord = (value: unknown) => (isRecord(value) ? value : {});

/** One setting with different values in two definitions. */
export interface SettingChange {
  /** Property names below the component: `['validate', 'max']`. A list counts as one setting. */
  readonly path: readonly string[];
  /** Value in the earlier definition; undefined if the setting was absent. */
  readonly before: unknown;
  /** Value in the later definition; undefined if the setting is absent. */
  readonly after: unknown;
}

/** Component that occurs in one or both of the compared definitions. */
export interface ComparedComponent {
  readonly kind: 'added' | 'removed' | 'changed' | 'same';
  /** The component is in both definitions, but in another parent, another slot or another order. */
  readonly hasMoved: boolean;
  /** Differences in the component's own settings, without those of its children. */
  readonly settings: readonly SettingChange[];
  readonly before?: ComponentDefinition;
  readonly after?: ComponentDefinition;
  /** Ancestors in the later definition, or in the earlier one if the component was removed; the outermost first. */
  readonly ancestors: readonly ComponentDefinition[];
}

/** Result of comparing two definitions of a form. */
export interface FormChanges {
  /**
   * Compared components in the order of the later definition; a removed component is listed after its former
   * predecessor.
   */
  readonly components: readonly ComparedComponent[];
  /** Settings of the form itself, such as `display`. */
  readonly settings: readonly SettingChange[];
}
