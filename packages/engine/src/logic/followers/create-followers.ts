import { findHostileJson } from '../../definition/find-hostile-json.ts';
import type { Follower, Place } from '../../places/place.ts';
import { segmentsOfPlace } from '../../places/place-path.ts';
import type { FollowerRole } from '../../plan/follower-role.ts';
import type { FollowerPlan, PlacePlan } from '../../plan/place-plan.ts';
import type { ScriptOutcome, ScriptRead } from '../../scripts/script-host.ts';
import type { LogicProblem } from '../logic-problem.ts';
import { askAtOnce } from './asking/ask-at-once.ts';
import { createRequests } from './asking/requests.ts';
import { createScriptTurns } from './asking/script-turns.ts';
import { createWaiting } from './asking/waiting.ts';
import type { Followers, FollowersOptions } from './followers.ts';
import { readLines } from './outcomes/read-lines.ts';
import { readOutcome } from './outcomes/read-outcome.ts';
import { applyAnswer, isAwake, type OutcomeTaking, takeFailure, takeValue } from './outcomes/take-outcome.ts';
import { createFollowerIndex, holderSegments } from './reads/follower-index.ts';
import { scriptPathIn } from './reads/row-of.ts';

const harmless: ReadonlySet<FollowerRole> = new Set(['visibility', 'validity', 'trigger', 'schema', 'text']);
const acting: ReadonlySet<FollowerRole> = new Set(['calculation', 'value', 'action', 'change', 'request']);
/** Their outcome is the own answer: to read it is no reason to be asked again. */
const giving: ReadonlySet<FollowerRole> = new Set(['calculation', 'value', 'action']);
const askedAtStart: ReadonlySet<FollowerRole> = new Set(['visibility', 'calculation', 'validity', 'trigger', 'text']);

export function createFollowers({ world, consequences, isFrozen, open, program }: FollowersOptions): Followers {
  const index = createFollowerIndex();
  const waiting = createWaiting(reportCircle);
  const scripted = new Set<Follower>();
  const requests = createRequests();
  /** Those that look at the number of their row. */
  const rowReaders = new Set<Follower>();
  /** Scripts that ran out of time once. */
  const tired = new Set<number>();
  /** Of scripts that were stopped, by their index: they are stopped in every row. */
  const stopped = new Set<number>();
  const turns = open && createScriptTurns({ waiting, open, program, receive, onRest: consequences.onRest, onFailure });
  const taking: OutcomeTaking = { consequences, read: (place) => world.read(segmentsOfPlace(place)), mark };
  let callCount = 0;
  let runsScripts = open !== undefined;

  function mark(follower: Follower): void {
    if (isRunnable(follower) && isAwake(follower)) waiting.add(follower);
  }

  function isRunnable({ plan: { asks } }: Follower): boolean {
    return asks.how !== 'script' || (runsScripts && !stopped.has(asks.script));
  }

  function report({ plan, kind }: FollowerPlan, reason: LogicProblem['reason'], detail: string): void {
    consequences.report({ nodeId: plan.id, kind, reason, detail });
  }

  function reportCircle(circle: readonly Follower[]): void {
    const names = circle.map(({ place }) => place.plan.path || place.plan.id);
    for (const { plan } of circle) report(plan, 'cycle', [...new Set(names)].join(' ← '));
  }

  function noteReads(follower: Follower, reads: readonly ScriptRead[]): void {
    const { plan, place } = follower;
    if (plan.isOnce || follower.isGone) return;
    const own = ownAnswer(place.plan);
    const others = reads.filter((read) => !isSameRead(read, own) && !isSameRead(read, whole(place)));
    follower.readsOwn = others.length < reads.length;
    index.noteReads(follower, plan.role === 'validity' ? [...others, own] : giving.has(plan.role) ? others : reads);
  }

  function receive(asked: readonly Follower[], outcomes: readonly ScriptOutcome[]): void {
    for (const [at, follower] of asked.entries()) {
      const { reads, readsRowIndex } = outcomes[at]!;
      if (reads) noteReads(follower, reads);
      if (readsRowIndex && !follower.isGone) rowReaders.add(follower);
    }
    // What was written while they were asked is news to those that read it.
    for (const written of turns!.patches.noted) index.findReaders(written, mark);
    tellMoved();
    // Entries of logic are switched before what they do is taken for granted.
    const inOrder = [...asked.entries()].sort(([, a], [, b]) => Number(isTrigger(b)) - Number(isTrigger(a)));
    for (const [at, follower] of inOrder) {
      if (follower.plan.isOnce || !waiting.has(follower)) take(follower, outcomes[at]!);
    }
    consequences.settle();
  }

  function tellMoved(): void {
    for (const follower of rowReaders) if (follower.place.scope.row?.index !== follower.rowIndex) mark(follower);
  }

  function take(follower: Follower, outcome: ScriptOutcome): void {
    const { plan } = follower;
    for (const line of readLines(outcome)) consequences.log({ nodeId: plan.plan.id, kind: plan.kind, ...line });
    if (isFirstStop(follower, outcome)) {
      mark(follower);
      return;
    }
    const read = readOutcome(outcome);
    if (outcome.status === 'stopped' && plan.asks.how === 'script') stopped.add(plan.asks.script);
    if (read.isValue) consequences.withdraw(plan.plan.id, plan.kind);
    else report(plan, read.reason, read.detail);
    if (!follower.isGone && isAwake(follower)) {
      if (acting.has(plan.role) && !isFrozen) for (const effect of outcome.effects ?? []) takeEffect(effect);
      if (read.isValue) takeValue(follower, read.value, taking);
      else takeFailure(follower, taking);
    }
    requests.answer(follower, read.isValue ? read.value : undefined);
  }

  /** A device that is busy with something else makes honest code slow: it gets a second try. */
  function isFirstStop({ plan: { asks } }: Follower, outcome: ScriptOutcome): boolean {
    if (outcome.status !== 'stopped' || outcome.reason !== 'time' || asks.how !== 'script') return false;
    if (tired.has(asks.script)) return false;
    tired.add(asks.script);
    return true;
  }

  function takeEffect(effect: NonNullable<ScriptOutcome['effects']>[number]): void {
    if (effect.kind === 'emit') emit(effect.event);
    else if (!findHostileJson(effect.value ?? null)) consequences.setAt(effect);
  }

  function onFailure(cause: unknown): void {
    runsScripts = false;
    waiting.takeScripts();
    const detail = cause instanceof Error ? cause.message : String(cause);
    for (const follower of scripted) {
      report(follower.plan, 'unavailable', detail);
      takeFailure(follower, taking);
    }
    requests.end();
    consequences.settle();
  }

  function emit(event: string): void {
    for (const follower of followersOf(event)) takeValue(follower, true, taking);
  }

  const byEvent = new Map<string, Set<Follower>>();
  const followersOf = (event: string): readonly Follower[] => [...(byEvent.get(event) ?? [])];

  function enterOne(plan: FollowerPlan, place: Place): Follower {
    const { asks } = plan;
    const asked = {
      readings: [],
      outcome: undefined,
      verdict: undefined,
      asked: 0,
      readsOwn: false,
      rowIndex: undefined,
      isGone: false,
    };
    const follower: Follower = { plan, place, callId: callCount++, ...asked };
    if (asks.how === 'script') scripted.add(follower);
    if (asks.how === 'event') byEvent.set(asks.event, (byEvent.get(asks.event) ?? new Set()).add(follower));
    return follower;
  }

  return {
    enter(place) {
      const plans = isFrozen ? place.plan.followers.filter(isHarmless) : place.plan.followers;
      if (plans.length === 0) return;
      const able = plans.filter(({ asks }) => asks.how !== 'script' || runsScripts);
      for (const plan of plans) if (!able.includes(plan)) report(plan, 'unavailable', '');
      place.followers = able.map((plan) => enterOne(plan, place));
      for (const follower of place.followers) {
        const { role, asks } = follower.plan;
        if (askedAtStart.has(role) && asks.how !== 'event') mark(follower);
        // What code shows is not shown before it was asked.
        if (role === 'visibility' && asks.how === 'script' && waiting.has(follower)) consequences.decide(place, false);
      }
    },
    leave(place) {
      for (const follower of place.followers) {
        follower.isGone = true;
        waiting.drop(follower);
        scripted.delete(follower);
        rowReaders.delete(follower);
        index.forget(follower);
        const { asks } = follower.plan;
        if (asks.how === 'event') byEvent.get(asks.event)?.delete(follower);
      }
    },
    tellWritten(written, related, isStart) {
      if (runsScripts && turns?.isOpen) turns.patches.note(written);
      index.findReaders(written, mark);
      for (const place of related) {
        if (!isStart) for (const follower of place.followers) if (follower.plan.role === 'change') mark(follower);
        index.findWatchers(place, mark);
      }
    },
    readersOf(place) {
      const found: Place[] = [];
      const note = (follower: Follower) => void found.push(follower.place);
      const { scope, plan } = place;
      const whole = { before: world.read(segmentsOfPlace(place)), after: undefined };
      index.findReaders({ scope, segments: plan.segments, twins: [], ...whole }, note);
      index.findWatchers(place, note);
      return found;
    },
    tellMoved,
    askDefault(place, value) {
      const follower = place.followers.find(({ plan }) => plan.role === 'default');
      if (!follower) return;
      place.givenDefault = { value };
      mark(follower);
    },
    apply(place) {
      for (const follower of place.followers) {
        const { role } = follower.plan;
        const isAnswer = role === 'calculation' || (role === 'value' && isAwake(follower));
        if (!isAnswer || waiting.has(follower)) continue;
        if (follower.readsOwn) mark(follower);
        else applyAnswer(follower, taking);
      }
    },
    askNext() {
      const follower = waiting.takeNext();
      if (!follower || follower.isGone) return follower !== undefined;
      const { value, reads } = askAtOnce(follower, world);
      noteReads(follower, reads);
      takeValue(follower, value, taking);
      return true;
    },
    startScripts: () => turns?.start(),
    startAnew: waiting.startAnew,
    emit,
    request(place, kind) {
      const follower = place.followers.find(({ plan }) => plan.role === 'request' && plan.kind === kind);
      if (!follower || !isRunnable(follower)) return Promise.resolve(undefined);
      const answer = requests.add(follower);
      mark(follower);
      return answer;
    },
    get isBusy() {
      return !waiting.isEmpty || (turns?.isBusy ?? false);
    },
    close() {
      turns?.close();
      runsScripts = false;
      waiting.takeScripts();
      requests.end();
    },
  };
}

/** What a look at a response may ask: nothing that changes an answer. */
function isHarmless({ role, kind }: FollowerPlan): boolean {
  return harmless.has(role) || kind === 'nextPage';
}

function isTrigger({ plan }: Follower): boolean {
  return plan.role === 'trigger';
}

/** The own answer, seen from the root of the data. */
function whole({ scope, plan }: Place): ScriptRead {
  return { from: 'data', path: scriptPathIn(scope, plan.segments).map(String) };
}

function isSameRead(one: ScriptRead, other: ScriptRead): boolean {
  return (
    one.from === other.from &&
    one.path.length === other.path.length &&
    one.path.every((name, at) => name === other.path[at])
  );
}

function ownAnswer(plan: PlacePlan): ScriptRead {
  return { from: 'row', path: plan.segments.slice(holderSegments(plan).length) };
}
