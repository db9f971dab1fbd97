import type { Follower, Place } from '../../places/place.ts';
import { segmentsOfPlace } from '../../places/place-path.ts';
import { createAbleScripts } from './asking/able-scripts.ts';
import { askAtOnce } from './asking/ask-at-once.ts';
import { giveUpScripts } from './asking/give-up-scripts.ts';
import { createRequests } from './asking/requests.ts';
import { runSnippet } from './asking/run-snippet.ts';
import { createScriptTurns, type ScriptTurns } from './asking/script-turns.ts';
import { startAsking } from './asking/start-asking.ts';
import { createWaiting } from './asking/waiting.ts';
import type { Followers, FollowersOptions } from './followers.ts';
import { createMembers } from './members.ts';
import type { Consequences } from './outcomes/consequences.ts';
import { emitEvent } from './outcomes/emit-event.ts';
import { receiveOutcomes } from './outcomes/receive-outcomes.ts';
import { reportOf } from './outcomes/report-of.ts';
import { applyAnswer, isAwake, takeValue } from './outcomes/take-outcome.ts';
import type { Parts } from './parts.ts';
import { createReaders } from './reads/readers.ts';

export function createFollowers(options: FollowersOptions): Followers {
  const { world, consequences } = options;
  const parts = createParts(options);
  const turns = createTurns(options, parts);
  const { waiting, readers, requests, scripts, mark } = parts;
  return {
    enter: (place) => startAsking(place, parts),
    leave(place) {
      for (const follower of place.followers.values()) leave(follower, parts);
    },
    tellWritten(written, related, isStart) {
      if (scripts.isAny && turns?.isOpen) turns.patches.note(written);
      readers.find(written, mark);
      for (const place of related) {
        if (!isStart)
          for (const follower of place.followers.values()) if (follower.plan.role === 'change') mark(follower);
        readers.findWatchers(place, mark);
      }
    },
    readersOf: readers.placesReading,
    tellMoved: () => readers.findMoved(mark),
    askDefault(place, value) {
      const follower = followerOf(place, 'default');
      if (!follower) return;
      place.givenDefault = { value };
      mark(follower);
    },
    apply: (place) => applyAgain(place, parts),
    askNext() {
      const follower = waiting.takeNext();
      if (!follower || follower.isGone) return follower !== undefined;
      if (follower.plan.role !== 'trigger') consequences.redefineAll();
      if (follower.plan.asks.how === 'script') {
        runSnippet(follower, world.read([]), parts);
        return true;
      }
      const { value, reads } = askAtOnce(follower, world);
      readers.note(follower, reads);
      takeValue(follower, value, parts);
      return true;
    },
    startScripts: () => turns?.start(),
    startAnew: waiting.startAnew,
    emit: (event) => emitEvent(event, parts),
    request(place, kind) {
      const follower = followerOf(place, 'request', kind);
      if (!follower || !scripts.canAsk(follower)) return Promise.resolve(undefined);
      const answer = requests.add(follower);
      mark(follower);
      return answer;
    },
    unanswered: () =>
      [...parts.members.scripted].filter(
        (follower) => !follower.outcome && (follower.asked > 0 || waiting.has(follower)),
      ),
    outdated() {
      const isUnsaid = turns?.isBusy ?? false;
      const behind = [...parts.members.scripted].filter((one) => isUnsaid && (one.asked > 0 || waiting.has(one)));
      const places = [...parts.failures, ...behind].flatMap(({ plan: { role }, place }) =>
        role === 'calculation' || role === 'value' ? [place] : [],
      );
      return [...new Set(places)].filter((place) => !place.isOverridden);
    },
    get isBusy() {
      return !waiting.isEmpty || (turns?.isBusy ?? false);
    },
    close() {
      turns?.close();
      scripts.stopAll();
      waiting.takeScripts();
      requests.end();
    },
  };
}

function createParts({ world, consequences, isFrozen, open }: FollowersOptions): Parts {
  const read = (place: Place) => world.read(segmentsOfPlace(place));
  const scripts = createAbleScripts(open !== undefined);
  const waiting = createWaiting((circle) => reportCircle(circle, consequences));
  const mark = (follower: Follower) => {
    if (scripts.canAsk(follower) && isAwake(follower)) waiting.add(follower);
  };
  const own = { members: createMembers(), readers: createReaders(read), requests: createRequests() };
  const failures = new Set<Follower>();
  return { consequences, isFrozen, read, readRow: world.read, scripts, waiting, mark, failures, ...own };
}

function createTurns({ open, program, consequences }: FollowersOptions, parts: Parts): ScriptTurns | undefined {
  if (!open) return undefined;
  const turns = createScriptTurns({
    waiting: parts.waiting,
    open,
    program,
    receive: (asked, outcomes) => receiveOutcomes(asked, outcomes, turns.patches.noted, parts),
    onRest: consequences.onRest,
    onFailure: (cause) => giveUpScripts(cause, parts),
  });
  return turns;
}

function leave(follower: Follower, { members, waiting, readers, failures }: Parts): void {
  failures.delete(follower);
  members.leave(follower);
  waiting.drop(follower);
  readers.forget(follower);
}

/** Writes again what was calculated, unless it is going to be calculated anew. */
function applyAgain(place: Place, parts: Parts): void {
  for (const follower of place.followers.values()) {
    const { role } = follower.plan;
    const isAnswer = role === 'calculation' || (role === 'value' && isAwake(follower));
    if (!isAnswer || parts.waiting.has(follower)) continue;
    if (follower.readsOwn) parts.mark(follower);
    else applyAnswer(follower, parts);
  }
}

function followerOf({ followers }: Place, role: 'default' | 'request', kind?: string): Follower | undefined {
  for (const follower of followers.values()) {
    if (follower.plan.role === role && (kind === undefined || follower.plan.kind === kind)) return follower;
  }
  return undefined;
}

function reportCircle(circle: readonly Follower[], { report }: Consequences): void {
  const names = [...new Set(circle.map(({ place }) => place.plan.path || place.plan.id))].join(' ← ');
  for (const { plan } of circle) report(reportOf(plan, 'cycle', names));
}
