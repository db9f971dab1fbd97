import { recordOf } from '../../../definition/read-property.ts';
import { sameJson } from '../../../json/same-json.ts';
import type { Follower, LogicEntryState, Place } from '../../../places/place.ts';
import type { FollowerRole } from '../../../plan/follower-role.ts';
import type { Consequences } from './consequences.ts';
import { shapeAnswer } from './shape-answer.ts';
import { takeOffer } from './take-offer.ts';
import { verdictOf } from './verdict-of.ts';

/** They do nothing but give a field other settings. */
const redefining: ReadonlySet<FollowerRole> = new Set(['trigger', 'schema', 'text']);
const ofEntry: ReadonlySet<FollowerRole> = new Set(['schema', 'value', 'action']);

/** Says whether a follower has anything to do: an action only while its entry of the logic is on. */
export function isAwake({ plan, place }: Follower): boolean {
  return !ofEntry.has(plan.role) || place.logic?.get(plan.entry!)?.isOn === true;
}

export interface OutcomeTaking {
  readonly consequences: Consequences;
  read(place: Place): unknown;
  /** Has to be asked, too. */
  mark(follower: Follower): void;
  /** Those that failed when they were asked last. */
  readonly failures: Set<Follower>;
}

/** Does what follows from what a follower gave. */
export function takeValue(follower: Follower, value: unknown, taking: OutcomeTaking): void {
  const { plan, place } = follower;
  const { consequences } = taking;
  follower.outcome = { value };
  taking.failures.delete(follower);
  if (!redefining.has(plan.role)) consequences.redefineAll();
  switch (plan.role) {
    case 'visibility':
      consequences.decide(place, Boolean(value));
      break;
    case 'calculation':
    case 'value':
      applyAnswer(follower, taking);
      break;
    case 'default':
      applyDefault(place, value, taking);
      break;
    case 'validity':
      judge(follower, value, taking);
      break;
    case 'trigger':
      switchEntry(follower, value, taking);
      break;
    case 'schema':
      place.logic!.get(plan.entry!)!.schemas.set(plan, recordOf(value));
      consequences.redefine(place);
      break;
    case 'action':
      if (value !== undefined) consequences.put(place, shapeAnswer(place, value));
      break;
    case 'refresh':
      consequences.empty(place);
      break;
    case 'text':
      if (plan.asks.how === 'fill') place.texts = { ...place.texts, [plan.asks.property]: String(value) };
      consequences.redefine(place);
      break;
    case 'offer':
      takeOffer(follower, value, consequences);
      break;
    case 'adding':
      consequences.letAdd(place, Boolean(value));
      break;
    case 'change':
    case 'request':
      break;
  }
}

/** Code that fails hides nothing, refuses nothing and changes nothing. */
export function takeFailure(follower: Follower, taking: OutcomeTaking): void {
  const { plan, place } = follower;
  follower.outcome = undefined;
  taking.failures.add(follower);
  if (!redefining.has(plan.role)) taking.consequences.redefineAll();
  if (plan.role === 'visibility') taking.consequences.decide(place, true);
  if (plan.role === 'adding') taking.consequences.letAdd(place, true);
  if (plan.role === 'validity') judge(follower, true, taking);
  if (plan.role === 'trigger') switchEntry(follower, false, taking);
  if (plan.role === 'offer') takeOffer(follower, undefined, taking.consequences);
}

/** Writes the answer that was calculated last, unless a person's own sticks. */
export function applyAnswer({ plan, place, outcome }: Follower, { consequences, read }: OutcomeTaking): void {
  if (!outcome || place.cleared || place.plan.role === 'layout') return;
  const answer = shapeAnswer(place, outcome.value);
  if (plan.role === 'calculation' && place.isOverridden) {
    place.isOverridden = !sameJson(read(place), answer);
    return;
  }
  consequences.put(place, answer);
}

/** An answer that somebody has given meanwhile stays. */
function applyDefault(place: Place, value: unknown, { consequences, read }: OutcomeTaking): void {
  const { givenDefault } = place;
  place.givenDefault = undefined;
  if (!givenDefault || value === undefined || value === null || !Object.is(read(place), givenDefault.value)) return;
  consequences.put(place, shapeAnswer(place, value));
}

function judge(follower: Follower, value: unknown, { consequences }: OutcomeTaking): void {
  follower.verdict = verdictOf(follower.plan.kind, value);
  consequences.recheck(follower.place);
}

function switchEntry({ plan, place }: Follower, result: unknown, { consequences, mark }: OutcomeTaking): void {
  const isOn = Boolean(result);
  const entry = place.logic?.get(plan.entry!) ?? newEntry(place, plan.entry!);
  const isAnother = entry.isOn !== isOn;
  const hasNews = isAnother || plan.asks.how === 'event' || !sameJson(entry.result, result);
  entry.isOn = isOn;
  entry.result = result;
  if (!isOn) entry.schemas.clear();
  if (isAnother) consequences.redefine(place);
  if (!isOn || !hasNews) return;
  for (const act of plan.acts) {
    const follower = place.followers.get(act);
    if (follower) mark(follower);
  }
}

function newEntry(place: Place, index: number): LogicEntryState {
  const entry: LogicEntryState = { isOn: false, result: undefined, schemas: new Map() };
  place.logic ??= new Map();
  place.logic.set(index, entry);
  return entry;
}
