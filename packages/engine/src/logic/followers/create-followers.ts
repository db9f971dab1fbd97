import { findHostileJson } from '../../definition/find-hostile-json.ts';
import type { OpenScriptHost, ScriptOutcome, ScriptProgram, ScriptRead } from '../../scripts/script-host.ts';
import type { Place } from '../../session/places/place.ts';
import { segmentsOfPlace } from '../../session/places/place-path.ts';
import type { PlacePlan } from '../../session/plan/place-plan.ts';
import type { LogicProblem } from '../../session/session.ts';
import { askAtOnce, type FollowerWorld } from './ask-at-once.ts';
import type { Consequences } from './consequences.ts';
import type { Follower, FollowerPlan, FollowerRole } from './follower.ts';
import { createFollowerIndex, holderSegments, type Written } from './follower-index.ts';
import { createScriptTurns } from './script-turns.ts';
import { applyAnswer, isAwake, type OutcomeTaking, takeFailure, takeValue } from './take-outcome.ts';
import { createWaiting } from './waiting.ts';

export interface FollowersOptions {
  readonly world: FollowerWorld;
  readonly consequences: Consequences;
  /** Nothing that changes an answer is asked. */
  readonly isFrozen: boolean;
  /** `undefined`: nobody runs scripts here. */
  readonly open: OpenScriptHost | undefined;
  program(): ScriptProgram;
}

/** Everything that follows from answers, but for simple conditions. */
export interface Followers {
  enter(place: Place): void;
  leave(place: Place): void;
  /**
   * An answer was written. `related`: places whose answer is another one with it.
   * @param isStart brought into shape or given its default: nobody has changed it
   */
  tellWritten(written: Written, related: readonly Place[], isStart: boolean): void;
  /** Places with followers that see the answer of this one. */
  readersOf(place: Place): readonly Place[];
  /** Rows have come, gone or moved. */
  tellMoved(): void;
  /** The answer is `value` because nobody gave one: code may know a better one. */
  askDefault(place: Place, value: unknown): void;
  /** Writes again what was calculated: after a person has written something else, or when the answer is back. */
  apply(place: Place): void;
  /** Asks the next that can be asked at once. @returns whether there was one */
  askNext(): boolean;
  startScripts(): void;
  /** A person does something now. */
  startAnew(): void;
  emit(event: string): void;
  /** Runs code that waits to be asked. */
  request(place: Place, kind: string): Promise<unknown>;
  /** Something still waits for an outcome. */
  readonly isBusy: boolean;
  close(): void;
}

const harmless: ReadonlySet<FollowerRole> = new Set(['visibility', 'validity', 'trigger', 'schema', 'text']);
const acting: ReadonlySet<FollowerRole> = new Set(['calculation', 'value', 'action', 'change', 'request']);
const askedAtStart: ReadonlySet<FollowerRole> = new Set(['visibility', 'calculation', 'validity', 'trigger', 'text']);

export function createFollowers({ world, consequences, isFrozen, open, program }: FollowersOptions): Followers {
  const index = createFollowerIndex();
  const waiting = createWaiting(reportCircle);
  const scripted = new Set<Follower>();
  const requests = new Map<Follower, ((value: unknown) => void)[]>();
  /** Those that look at the number of their row. */
  const rowReaders = new Set<Follower>();
  /** Of scripts that were stopped, by their index: they are stopped in every row. */
  const stopped = new Set<number>();
  const turns = open && createScriptTurns({ waiting, open, program, receive, onRest: consequences.onRest, onFailure });
  const taking: OutcomeTaking = { consequences, read: (place) => world.read(segmentsOfPlace(place)), mark };
  let callCount = 0;
  let runsScripts = open !== undefined;

  function mark(follower: Follower): void {
    const { asks } = follower.plan;
    if (asks.how === 'script' && (!runsScripts || stopped.has(asks.script))) return;
    if (isAwake(follower)) waiting.add(follower);
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
    index.noteReads(follower, plan.role === 'validity' ? [...reads, ownAnswer(place.plan)] : reads);
  }

  function receive(asked: readonly Follower[], outcomes: readonly ScriptOutcome[]): void {
    for (const [at, follower] of asked.entries()) {
      const { reads, readsRowIndex } = outcomes[at]!;
      if (reads) noteReads(follower, reads);
      if (readsRowIndex && !follower.isGone) rowReaders.add(follower);
      follower.rowIndex = follower.place.scope.row?.index;
    }
    // What was written while they were asked is news to those that read it.
    for (const written of turns!.patches.noted) index.findReaders(written, mark);
    // Entries of logic are switched before what they do is taken for granted.
    const inOrder = [...asked.entries()].sort(([, a], [, b]) => Number(isTrigger(b)) - Number(isTrigger(a)));
    for (const [at, follower] of inOrder) {
      if (follower.plan.isOnce || !waiting.has(follower)) take(follower, outcomes[at]!);
    }
    consequences.settle();
  }

  function take(follower: Follower, outcome: ScriptOutcome): void {
    const { plan } = follower;
    const value = readValue(follower, outcome);
    if (!follower.isGone && isAwake(follower)) {
      if (acting.has(plan.role) && !isFrozen) for (const effect of outcome.effects ?? []) takeEffect(effect);
      if (value) takeValue(follower, value.value, taking);
      else takeFailure(follower, taking);
    }
    const resolves = requests.get(follower) ?? [];
    requests.delete(follower);
    for (const resolve of resolves) resolve(value?.value);
  }

  /** Reports what went wrong. */
  function readValue({ plan }: Follower, outcome: ScriptOutcome): { readonly value: unknown } | undefined {
    if (outcome.status === 'stopped') {
      if (plan.asks.how === 'script') stopped.add(plan.asks.script);
      report(plan, outcome.reason, '');
    } else if (outcome.status === 'error') {
      if (outcome.missing?.length) report(plan, 'missing', outcome.missing.join(', '));
      else report(plan, 'error', outcome.message);
    } else {
      const hostile = findHostileJson(outcome.value ?? null);
      if (!hostile) {
        consequences.withdraw(plan.plan.id, plan.kind);
        return outcome;
      }
      report(plan, 'error', `${hostile.code} ${hostile.path}`);
    }
    return undefined;
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
    for (const resolve of [...requests.values()].flat()) resolve(undefined);
    requests.clear();
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
      if (runsScripts && scripted.size > 0) turns?.patches.note(written);
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
    tellMoved() {
      for (const follower of rowReaders) if (follower.place.scope.row?.index !== follower.rowIndex) mark(follower);
    },
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
        if (isAnswer && !waiting.has(follower)) applyAnswer(follower, taking);
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
      if (!follower || !runsScripts) return Promise.resolve(undefined);
      const answered = new Promise<unknown>((resolve) => {
        requests.set(follower, [...(requests.get(follower) ?? []), resolve]);
      });
      mark(follower);
      return answered;
    },
    get isBusy() {
      return !waiting.isEmpty || (turns?.isBusy ?? false);
    },
    close() {
      turns?.close();
      runsScripts = false;
      waiting.takeScripts();
      for (const resolve of [...requests.values()].flat()) resolve(undefined);
      requests.clear();
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

function ownAnswer(plan: PlacePlan): ScriptRead {
  return { from: 'row', path: plan.segments.slice(holderSegments(plan).length) };
}
