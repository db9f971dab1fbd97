import type { FormDefinition } from '../definition/form-definition.ts';
import { compareSettings } from './compare-settings.ts';
import { findUnmovedComponents } from './find-unmoved-components.ts';
import type { ComparedComponent, FormChanges } from './form-changes.ts';
import { getAncestors, type LocatedComponent, listLocatedComponents } from './located-components.ts';
import { type ComponentMatches, matchComponents } from './match-components.ts';
import { getOwnSettings } from './own-settings.ts';

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
