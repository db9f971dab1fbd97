import type { Place } from '../session/place.ts';
import type { PlaceIndex } from '../session/place-index.ts';
import type { SessionWarning } from '../session/session.ts';
import { conditionTargets, readCondition } from './condition.ts';
import { rankConditions } from './rank-conditions.ts';
import { scriptKindsOf } from './script-kinds.ts';

/** Ties every condition to the places that it reads, and says what cannot be followed. */
export function linkConditions(places: Iterable<Place>, index: PlaceIndex): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const conditional: Place[] = [];
  for (const place of places) {
    const { id: nodeId, definition } = place.node;
    for (const detail of scriptKindsOf(definition)) warnings.push({ code: 'script-not-run', nodeId, detail });
    if (definition.conditional === undefined) continue;
    const find = (target: string) => findTarget(target, place, index);
    for (const detail of conditionTargets(definition)) {
      if (!find(detail)) warnings.push({ code: 'missing-condition-target', nodeId, detail });
    }
    const { condition, unknownOperators } = readCondition(definition, (target) => find(target) !== undefined);
    for (const detail of unknownOperators) warnings.push({ code: 'unknown-operator', nodeId, detail });
    if (!condition) continue;
    place.condition = condition;
    place.targets = condition.targets.flatMap((target) => find(target) ?? []);
    for (const target of new Set(place.targets)) target.dependents.push(place);
    conditional.push(place);
  }
  return [...warnings, ...rankConditions(conditional, index)];
}

/** A name is looked up beside the component, then further out, then as a key anywhere in the form. */
function findTarget(target: string, from: Place, index: PlaceIndex): Place | undefined {
  const scope = (from.role === 'layout' ? from.segments : from.segments.slice(0, -1)).slice();
  for (let depth = scope.length; depth >= 0; depth -= 1) {
    const [found] = index.at([...scope.slice(0, depth), target].join('.'));
    if (found) return found;
  }
  return index.byKey(target);
}
