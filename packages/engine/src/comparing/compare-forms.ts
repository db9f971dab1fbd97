import type { FormDefinition } from '../definition/form-definition.ts';
import type { ComparedComponent, FormChanges } from './form-changes.ts';
import { inPlace } from './in-place.ts';
import { type Pairs, pairComponents } from './pair-components.ts';
import { type PlacedComponent, placedComponents, withinOf } from './placed-components.ts';
import { settingChanges } from './setting-changes.ts';
import { withoutChildren } from './without-children.ts';

/** Says what became of a form: its components side by side, and what differs in each. */
export function compareForms(before: FormDefinition, after: FormDefinition): FormChanges {
  const [old, now] = [placedComponents(before), placedComponents(after)];
  const pairs = pairComponents(old, now);
  const stayed = inPlace(old, now, pairs);
  const told = now.map((component) => compared(component, pairs.get(component), !stayed.has(component)));
  return { components: withRemoved(old, now, pairs, told), settings: settingChanges(formOf(before), formOf(after)) };
}

/** What is said of the form itself. */
function formOf({ components: _components, _id, ...rest }: FormDefinition): Readonly<Record<string, unknown>> {
  return rest;
}

function compared(now: PlacedComponent, old: PlacedComponent | undefined, isElsewhere: boolean): ComparedComponent {
  const place = { after: now.definition, within: withinOf(now) };
  if (!old) return { kind: 'added', hasMoved: false, settings: [], ...place };
  const settings = settingChanges(withoutChildren(old.definition), withoutChildren(now.definition));
  const kind = settings.length > 0 || isElsewhere ? 'changed' : 'same';
  return { kind, hasMoved: isElsewhere, settings, before: old.definition, ...place };
}

/** What is gone stands behind what it stood behind. */
function withRemoved(
  old: readonly PlacedComponent[],
  now: readonly PlacedComponent[],
  pairs: Pairs,
  told: readonly ComparedComponent[],
): readonly ComparedComponent[] {
  const kept = new Set(pairs.values());
  const gone = new Map<PlacedComponent | undefined, ComparedComponent[]>();
  let last: PlacedComponent | undefined;
  for (const component of old) {
    if (kept.has(component)) {
      last = component;
      continue;
    }
    const beside = gone.get(last);
    if (beside) beside.push(removed(component));
    else gone.set(last, [removed(component)]);
  }
  const behind = (component: PlacedComponent) => {
    const partner = pairs.get(component);
    return (partner && gone.get(partner)) ?? [];
  };
  return [...(gone.get(undefined) ?? []), ...now.flatMap((component, at) => [told[at]!, ...behind(component)])];
}

function removed(component: PlacedComponent): ComparedComponent {
  return {
    kind: 'removed',
    hasMoved: false,
    settings: [],
    before: component.definition,
    within: withinOf(component),
  };
}
