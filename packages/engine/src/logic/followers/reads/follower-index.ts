import type { Segments } from '../../../data/data-path.ts';
import type { Follower, Place, Scope } from '../../../places/place.ts';
import { placesBelow } from '../../../places/related-places.ts';
import type { PlacePlan } from '../../../plan/place-plan.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import { type Change, createReadIndex, type ReadIndex } from './read-index.ts';

/** Something that was written in the object of a scope, at that path. */
export interface Written extends Change {
  readonly scope: Scope;
  readonly segments: Segments;
  /** Scopes of rows that show the same object. */
  readonly twins: readonly Scope[];
}

/** Who follows which answers. Knows neither how followers are asked nor what follows from what they give. */
export interface FollowerIndex {
  /** Finds all who see the change of an answer, in whatever row they stand. */
  findReaders(written: Written, tell: (follower: Follower) => void): void;
  /** Finds those that name the component of a place. */
  findWatchers(place: Place, tell: (follower: Follower) => void): void;
  /** Writes down what a follower read, in place of what it read before. */
  noteReads(follower: Follower, reads: readonly ScriptRead[]): void;
  forget(follower: Follower): void;
}

export function createFollowerIndex(): FollowerIndex {
  const indexes = new WeakMap<Scope, ReadIndex<Follower>>();

  function indexOf(scope: Scope): ReadIndex<Follower> {
    const index = indexes.get(scope) ?? createReadIndex<Follower>();
    indexes.set(scope, index);
    return index;
  }

  function forget(follower: Follower): void {
    for (const reading of follower.readings) reading.takeBack();
    follower.readings = [];
  }

  return {
    findReaders({ scope, segments, twins, ...change }, tell) {
      for (const seen of [scope, ...twins]) {
        let at = seen;
        let path = segments;
        // What lies in a row is seen from the row, and from each object around it.
        for (;;) {
          indexes.get(at)?.find(path, change, tell);
          if (!at.row) break;
          const { grid, index } = at.row;
          path = [...grid.plan.segments, String(index), ...path];
          at = grid.scope;
        }
      }
    },
    findWatchers({ plan, scope }, tell) {
      for (const watcher of plan.watchers) {
        for (const place of placesBelow(scope, watcher.plan)) {
          const follower = place.followers.get(watcher);
          if (follower) tell(follower);
        }
      }
    },
    noteReads(follower, reads) {
      forget(follower);
      const { scope, plan } = follower.place;
      const holder = holderSegments(plan);
      const outermost = outermostOf(scope);
      follower.readings = reads.map(({ from, path }) =>
        from === 'row' ? indexOf(scope).add(follower, [...holder, ...path]) : indexOf(outermost).add(follower, path),
      );
    },
    forget,
  };
}

/** Names from the scope's object to the object that a component writes into: `row`, as authors know it. */
export function holderSegments({ parent }: PlacePlan): Segments {
  for (let at = parent; at && at.role !== 'rows'; at = at.parent) if (at.role === 'object') return at.segments;
  return [];
}

function outermostOf(scope: Scope): Scope {
  let at = scope;
  while (at.row) at = at.row.grid.scope;
  return at;
}
