import type { PlacePlan } from '../../plan/place-plan.ts';
import { plansWithin } from '../../plan/plans-within.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';

/**
 * Orders conditions so that each comes after those that can change what it reads, and names the cycles. Those in a
 * cycle, and behind one, share the last rank.
 */
export function rankConditions(conditional: readonly PlacePlan[]): readonly SessionWarning[] {
  const causes = new Map(conditional.map((place) => [place, causesOf(place)]));
  const effects = effectsOf(causes);
  const open = new Map(conditional.map((place) => [place, causes.get(place)!.size]));
  let layer = conditional.filter((place) => open.get(place) === 0);
  let rank = 0;
  while (layer.length > 0) {
    const next: PlacePlan[] = [];
    for (const place of layer) {
      place.rank = rank;
      open.delete(place);
      for (const effect of effects.get(place) ?? []) {
        open.set(effect, open.get(effect)! - 1);
        if (open.get(effect) === 0) next.push(effect);
      }
    }
    layer = next;
    rank += 1;
  }
  for (const place of open.keys()) place.rank = rank;
  return nameCycles(open, causes);
}

function effectsOf(
  causes: ReadonlyMap<PlacePlan, ReadonlySet<PlacePlan>>,
): ReadonlyMap<PlacePlan, readonly PlacePlan[]> {
  const effects = new Map<PlacePlan, PlacePlan[]>();
  for (const [place, itsCauses] of causes) {
    for (const cause of itsCauses) {
      const known = effects.get(cause);
      if (known) known.push(place);
      else effects.set(cause, [place]);
    }
  }
  return effects;
}

/** Conditions that can change an answer that this condition reads: by hiding what writes it they take it away. */
function causesOf(plan: PlacePlan): ReadonlySet<PlacePlan> {
  const causes = new Set<PlacePlan>();
  for (const target of plan.targets) {
    for (const writer of writersOf(target)) {
      for (let at: PlacePlan | undefined = writer; at; at = at.parent) if (at.condition) causes.add(at);
    }
  }
  return causes;
}

/** Whoever writes this answer or a part of it. */
function writersOf({ sharers, inside, columns }: PlacePlan): readonly PlacePlan[] {
  return [...sharers, ...inside, ...(columns ? plansWithin(columns) : [])];
}

/** Walks from effect to cause among the places that could not be ranked; whoever is met twice closes a cycle. */
function nameCycles(
  unranked: ReadonlyMap<PlacePlan, number>,
  causes: ReadonlyMap<PlacePlan, ReadonlySet<PlacePlan>>,
): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const seen = new Set<PlacePlan>();
  for (const start of unranked.keys()) {
    const walk: PlacePlan[] = [];
    let at: PlacePlan | undefined = start;
    while (at && !seen.has(at)) {
      seen.add(at);
      walk.push(at);
      at = [...causes.get(at)!].find((cause) => unranked.has(cause));
    }
    if (!at || !walk.includes(at)) continue;
    const cycle = [...walk.slice(walk.indexOf(at)), at].map(nameOf);
    warnings.push({ code: 'cycle', nodeId: at.id, detail: cycle.join(' ← ') });
  }
  return warnings;
}

function nameOf({ definition, id }: PlacePlan): string {
  return definition.key || id;
}
