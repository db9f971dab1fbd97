import type { Place } from '../session/place.ts';
import type { PlaceIndex } from '../session/place-index.ts';
import type { SessionWarning } from '../session/session.ts';

/**
 * Orders conditions so that each comes after those that can change what it reads, and names the cycles. Places in a
 * cycle, and behind one, share the last rank.
 */
export function rankConditions(conditional: readonly Place[], index: PlaceIndex): readonly SessionWarning[] {
  const causes = new Map(conditional.map((place) => [place, causesOf(place, index)]));
  const effects = effectsOf(causes);
  const open = new Map(conditional.map((place) => [place, causes.get(place)!.size]));
  let layer = conditional.filter((place) => open.get(place) === 0);
  let rank = 0;
  while (layer.length > 0) {
    const next: Place[] = [];
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

function effectsOf(causes: ReadonlyMap<Place, ReadonlySet<Place>>): ReadonlyMap<Place, readonly Place[]> {
  const effects = new Map<Place, Place[]>();
  for (const [place, itsCauses] of causes) {
    for (const cause of itsCauses) {
      const known = effects.get(cause);
      if (known) known.push(place);
      else effects.set(cause, [place]);
    }
  }
  return effects;
}

/** Conditional places that can change an answer that this condition reads: by hiding it they take it away. */
function causesOf(place: Place, index: PlaceIndex): ReadonlySet<Place> {
  const causes = new Set<Place>();
  for (const target of place.targets) {
    for (const writer of index.at(target.node.path)) {
      for (let at: Place | undefined = writer; at; at = at.parent) if (at.condition) causes.add(at);
    }
  }
  return causes;
}

/** Walks from effect to cause among the places that could not be ranked; whoever is met twice closes a cycle. */
function nameCycles(
  unranked: ReadonlyMap<Place, number>,
  causes: ReadonlyMap<Place, ReadonlySet<Place>>,
): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const seen = new Set<Place>();
  for (const start of unranked.keys()) {
    const walk: Place[] = [];
    let at: Place | undefined = start;
    while (at && !seen.has(at)) {
      seen.add(at);
      walk.push(at);
      at = [...causes.get(at)!].find((cause) => unranked.has(cause));
    }
    if (!at || !walk.includes(at)) continue;
    const cycle = [...walk.slice(walk.indexOf(at)), at].map(nameOf);
    warnings.push({ code: 'cycle', nodeId: at.node.id, detail: cycle.join(' ← ') });
  }
  return warnings;
}

function nameOf({ node }: Place): string {
  return node.definition.key || node.id;
}
