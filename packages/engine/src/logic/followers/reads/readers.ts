import type { Follower, Place } from '../../../places/place.ts';
import type { FollowerRole } from '../../../plan/follower-role.ts';
import type { PlacePlan } from '../../../plan/place-plan.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import { createFollowerIndex, holderSegments, type Written } from './follower-index.ts';
import { scriptPathIn } from './row-of.ts';

/** Their outcome is the own answer: to read it is no reason to be asked again. */
const giving: ReadonlySet<FollowerRole> = new Set(['calculation', 'value', 'action']);

/** What followers read when they were asked last, and who hears of a change. */
export interface Readers {
  note(follower: Follower, reads: readonly ScriptRead[]): void;
  /** It looks at the number of its row. */
  noteRowIndex(follower: Follower): void;
  /** Finds all who see what was written. */
  find(written: Written, tell: (follower: Follower) => void): void;
  /** Finds those that name the component of a place. */
  findWatchers(place: Place, tell: (follower: Follower) => void): void;
  /** Finds those whose row has another number than when they were asked. */
  findMoved(tell: (follower: Follower) => void): void;
  /** Places with followers that see the answer of this one. */
  placesReading(place: Place): readonly Place[];
  forget(follower: Follower): void;
}

/** @param answerOf gives the answer of a place */
export function createReaders(answerOf: (place: Place) => unknown): Readers {
  const index = createFollowerIndex();
  const rowReaders = new Set<Follower>();
  return {
    note(follower, reads) {
      const { plan, place } = follower;
      if (plan.isOnce || follower.isGone) return;
      const own = ownAnswer(place.plan);
      const others = reads.filter((read) => !isSameRead(read, own) && !isSameRead(read, whole(place)));
      follower.readsOwn = others.length < reads.length;
      index.noteReads(follower, plan.role === 'validity' ? [...others, own] : giving.has(plan.role) ? others : reads);
    },
    noteRowIndex(follower) {
      if (!follower.isGone) rowReaders.add(follower);
    },
    find: index.findReaders,
    findWatchers: index.findWatchers,
    findMoved(tell) {
      for (const follower of rowReaders) if (follower.place.scope.row?.index !== follower.rowIndex) tell(follower);
    },
    placesReading(place) {
      const found: Place[] = [];
      const note = (follower: Follower) => void found.push(follower.place);
      const { scope, plan } = place;
      const gone = { before: answerOf(place), after: undefined };
      index.findReaders({ scope, segments: plan.segments, twins: [], ...gone }, note);
      index.findWatchers(place, note);
      return found;
    },
    forget(follower) {
      rowReaders.delete(follower);
      index.forget(follower);
    },
  };
}

/** The own answer, seen from the root of the data. */
function whole({ scope, plan }: Place): ScriptRead {
  return { from: 'data', path: scriptPathIn(scope, plan.segments).map(String) };
}

function ownAnswer(plan: PlacePlan): ScriptRead {
  return { from: 'row', path: plan.segments.slice(holderSegments(plan).length) };
}

function isSameRead(one: ScriptRead, other: ScriptRead): boolean {
  return (
    one.from === other.from &&
    one.path.length === other.path.length &&
    one.path.every((name, at) => name === other.path[at])
  );
}
