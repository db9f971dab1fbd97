import { createAnswers } from '../../data/answers.ts';
import { createLookedUp, ROWS } from '../../data/looked-up.ts';
import { isTrue } from '../../definition/read-property.ts';
import { createPendingConditions } from '../../logic/conditions/settle-conditions.ts';
import type { FollowerWorld } from '../../logic/followers/asking/ask-at-once.ts';
import { createFollowers } from '../../logic/followers/create-followers.ts';
import { buildScope } from '../../places/build-scope.ts';
import type { Place } from '../../places/place.ts';
import { dependentsOf } from '../../places/related-places.ts';
import { createHiding, type Hiding } from '../hiding.ts';
import { createRows, type Rows } from '../rows/create-rows.ts';
import type { Answering, AnsweringOptions } from './answering.ts';
import { createChanges } from './changes.ts';
import { consequencesFor } from './consequences-for.ts';
import type { Parts } from './parts.ts';
import { answerOf, settle } from './settle.ts';
import { fillDefault, startAgain, startScope } from './start-answers.ts';
import { emptiedAnswer, readAnswer, readStored, setAnswer } from './write-answers.ts';

/** Brings stored answers into shape, fills in defaults and settles. */
export function createAnswering(options: AnsweringOptions): Answering {
  const parts = createParts(options);
  const { scope, rows, followers, changes, answers, lookedUp } = parts;
  rows.enter(scope);
  settle(parts);
  changes.take();
  return {
    scope,
    rows,
    get isBusy() {
      return followers.isBusy || lookedUp.isBusy;
    },
    unanswered: followers.unanswered,
    outdated: followers.outdated,
    read: (place) => readAnswer(place, parts),
    write(place, value) {
      followers.startAnew();
      writeByHand(place, value, parts);
      settle(parts);
    },
    offer(place, address, list) {
      if (place.offer?.address !== address) return;
      place.offer = { ...place.offer, list };
      changes.add(place);
    },
    emit(event) {
      followers.startAnew();
      followers.emit(event);
      settle(parts);
    },
    request(place, kind) {
      followers.startAnew();
      const answer = followers.request(place, kind);
      settle(parts);
      return answer;
    },
    reset() {
      followers.startAnew();
      startAgain(parts);
      settle(parts);
    },
    snapshot: answers.snapshot,
    takeChanges: changes.take,
    close() {
      lookedUp.close();
      followers.close();
    },
  };
}

/** NOTE: the parts know each other, so each finds the others when it is asked, and not before all are there. */
function createParts(options: AnsweringOptions): Parts {
  const { plan, data, isFrozen, open, names, program } = options;
  const answers = createAnswers(data);
  const rows = createRows({
    read: (grid) => readAnswer(grid, parts),
    onEnter: (scope) => startScope(scope, parts),
    onLeave: (place) => parts.followers.leave(place),
  });
  const lookedUp = createLookedUp(options.readRow, {
    onCame(name, row) {
      const written = { scope: parts.scope, segments: [ROWS, name], twins: [], before: undefined, after: row };
      parts.followers.tellWritten(written, [], true);
      settle(parts);
    },
    onRest: () => parts.followers.isBusy || options.onRest(),
  });
  const read: FollowerWorld['read'] = (segments) =>
    segments[0] === ROWS ? lookedUp.read(segments.slice(1)) : answers.read(segments);
  const followers = createFollowers({
    world: {
      ...names,
      nowMs: options.nowMs,
      timeZone: options.timeZone,
      read,
      answerOf: (place) => answerOf(place, parts),
    },
    consequences: consequencesFor(options, () => parts),
    isFrozen,
    open,
    program: () => ({ ...program(), ...names, data: { ...answers.snapshot(), [ROWS]: lookedUp.known() } }),
  });
  const parts: Parts = {
    answers,
    lookedUp,
    rows,
    followers,
    pending: createPendingConditions(),
    hiding: hidingIn(rows, isFrozen, () => parts),
    changes: createChanges(),
    scope: buildScope(plan, undefined, data),
    isFrozen,
    toRedefine: new Set(),
    isStarting: false,
  };
  return parts;
}

function hidingIn(rows: Rows, isFrozen: boolean, partsNow: () => Parts): Hiding {
  return createHiding({
    rows,
    isFrozen,
    isBusy: () => partsNow().followers.isBusy,
    read: (place) => readStored(place, partsNow()),
    set: (place, value) => setAnswer(place, value, partsNow()),
    fillDefault: (place) => fillDefault(place, partsNow()),
    onChange: (place) => partsNow().changes.add(place),
    followedBy: (place) => [...dependentsOf(place), ...partsNow().followers.readersOf(place)],
  });
}

/** What a person writes is theirs: no default, and no calculation that may be overridden, takes its place. */
function writeByHand(place: Place, value: unknown, parts: Parts): void {
  setAnswer(place, value === undefined ? emptiedAnswer(place) : value, parts);
  place.givenDefault = undefined;
  place.isOverridden = isTrue(place.definition.allowCalculateOverride);
  parts.followers.apply(place);
}
