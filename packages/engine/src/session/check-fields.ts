import type { Place } from '../places/place.ts';
import { childrenOf } from '../places/related-places.ts';
import { isAsked } from '../places/spread-visibility.ts';
import type { Issue } from '../validation/issue.ts';
import type { Inner } from './inner.ts';
import type { Session } from './session.ts';

type Checking = Pick<Session, 'touch' | 'validate'>;

/** How answers are checked. */
export function checkFields({ answering, states, placeOf }: Inner, rootIds: readonly string[]): Checking {
  return {
    touch(id) {
      if (answering.rows.isGone(id)) return;
      const place = placeOf(id);
      if (place.definition.validateOn !== 'submit') states.show([place]);
    },
    validate(asked = rootIds) {
      const places: Place[] = [];
      for (const id of asked) collect(placeOf(id), places);
      const within = places.filter(isAsked);
      states.show(within);
      return within.flatMap(issuesOf);
    },
  };
}

function collect(place: Place, into: Place[]): void {
  into.push(place);
  for (const child of childrenOf(place)) collect(child, into);
}

function issuesOf({ node, issues }: Place): readonly Issue[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}
