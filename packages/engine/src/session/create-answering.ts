import type { TargetAnswer } from '../conditions/condition.ts';
import { createAnswers } from '../data/answers.ts';
import type { Segments } from '../data/data-path.ts';
import { sameJson } from '../data/same-json.ts';
import { hasRefusedName } from '../definition/find-hostile-json.ts';
import { isTrue } from '../definition/read-property.ts';
import { createPendingConditions } from '../logic/conditions/settle-conditions.ts';
import { createFollowers } from '../logic/followers/create-followers.ts';
import type { Followers } from '../logic/followers/followers.ts';
import { logicDefinition } from '../logic/followers/outcomes/logic-definition.ts';
import { shapeAnswer } from '../logic/followers/outcomes/shape-answer.ts';
import { buildScope } from '../places/build-scope.ts';
import { findPlaceAt } from '../places/find-place.ts';
import type { Place, Scope } from '../places/place.ts';
import { segmentsOfPlace } from '../places/place-path.ts';
import { dependentsOf, relatedTo, twinScopesOf } from '../places/related-places.ts';
import type { Answering, AnsweringOptions } from './answering.ts';
import { createHiding } from './hiding.ts';
import { createRows, type Rows } from './rows/create-rows.ts';

/** Hiding, clearing and logic that undo each other without end are left as they are. */
const MAX_CLEARINGS = 1000;

/** Brings stored answers into shape, fills in defaults and settles. */
export function createAnswering(options: AnsweringOptions): Answering {
  const { plan, data, isFrozen, open, names, program, report, withdraw } = options;
  const answers = createAnswers(data);
  const pending = createPendingConditions();
  let changed = new Set<Place>();
  let hasNewData = false;
  let isStarting = false;
  const rows: Rows = createRows({ read, onEnter: start, onLeave: (place) => followers.leave(place) });
  const onChange = (place: Place) => void changed.add(place);
  const hiding = createHiding({
    rows,
    isFrozen,
    isBusy: () => followers.isBusy,
    read,
    set,
    fillDefault,
    onChange,
    followedBy: (place) => [...dependentsOf(place), ...followers.readersOf(place)],
  });
  const followers: Followers = createFollowers({
    world: { ...names, read: answers.read, answerOf },
    consequences: {
      decide(place, isMet) {
        if (place.conditionMet === isMet) return;
        place.conditionMet = isMet;
        hiding.spread(place, true);
      },
      put,
      empty(place) {
        set(place, undefined);
        fillDefault(place);
      },
      redefine: (place) => hiding.redefine(place, logicDefinition(place)),
      recheck: onChange,
      setAt: ({ path, value }) => setAt(path.map(String), value),
      report,
      log: options.log,
      withdraw,
      settle,
      onRest() {
        settle();
        if (!followers.isBusy) options.onRest();
      },
    },
    isFrozen,
    open,
    program: () => ({ ...program(), ...names, data: answers.snapshot() }),
  });
  const scope = buildScope(plan, undefined, data);

  function read(place: Place): unknown {
    return answers.read(segmentsOfPlace(place));
  }

  function set(place: Place, value: unknown): void {
    const before = read(place);
    if (Object.is(before, value)) return;
    const { own, holding } = relatedTo(place);
    const grids = own.filter((related) => related.grid).map((grid) => [grid, read(grid)] as const);
    answers.write(segmentsOfPlace(place), value);
    hasNewData = true;
    const related = [...own, ...holding];
    const { segments } = place.plan;
    const written = { scope: place.scope, segments, twins: twinScopesOf(place), before, after: value };
    followers.tellWritten(written, related, isStarting);
    for (const each of related) {
      changed.add(each);
      for (const dependent of dependentsOf(each)) pending.add(dependent);
    }
    for (const [grid, list] of grids) rows.match(grid, list);
    if (grids.length > 0) followers.tellMoved();
  }

  function put(place: Place, value: unknown): void {
    if (!sameJson(read(place), value)) set(place, value);
  }

  /** Writes where code says. What no field knows is kept. */
  function setAt(path: readonly string[], value: unknown): void {
    const place = findPlaceAt(scope, path);
    if (place?.cleared || path.length === 0 || path.some(hasRefusedName)) return;
    if (place) put(place, shapeAnswer(place, value));
    else writeUnknown(path, value);
  }

  function writeUnknown(segments: Segments, value: unknown): void {
    const before = answers.read(segments);
    if (sameJson(before, value)) return;
    answers.write(segments, value);
    hasNewData = true;
    followers.tellWritten({ scope, segments, twins: [], before, after: value }, [], false);
  }

  function fillDefault(place: Place): void {
    const { spec, role } = place.plan;
    if (!spec || role === 'layout') return;
    if (read(place) === undefined) {
      const value = spec.emptyValue(place.props);
      set(place, value);
      followers.askDefault(place, value);
    }
    followers.apply(place);
  }

  function answerOf(place: Place | undefined): TargetAnswer {
    if (!place) return { value: undefined, isEmpty: true };
    const { spec } = place.plan;
    const value = read(place);
    if (!spec) return { value, isEmpty: value === undefined || value === null || value === '' };
    return { value: spec.logicValue(value, place.props), isEmpty: spec.isEmpty(value, place.props) };
  }

  function settle(): void {
    let clearings = 0;
    do {
      pending.settle(answerOf, (place) => hiding.spread(place));
    } while (followers.askNext() || (!followers.isBusy && clearings++ < MAX_CLEARINGS && hiding.clear()));
    followers.startScripts();
  }

  function normalize(place: Place): void {
    const { role, spec } = place.plan;
    const value = read(place);
    if (value === undefined || (role !== 'value' && role !== 'rows')) return;
    set(place, spec!.normalize(value, place.props));
    place.isOverridden = isTrue(place.definition.allowCalculateOverride) && !spec!.isEmpty(read(place), place.props);
  }

  function start({ places }: Scope): void {
    const isWithin = isStarting;
    isStarting = true;
    for (const place of places) {
      if (!place) continue;
      changed.add(place);
      followers.enter(place);
      normalize(place);
      if (!isFrozen) fillDefault(place);
      if (place.grid?.rows.length === 0) rows.match(place, undefined);
      if (place.plan.condition) pending.add(place);
    }
    isStarting = isWithin;
  }

  rows.enter(scope);
  settle();
  changed = new Set();
  hasNewData = false;

  return {
    scope,
    rows,
    get isBusy() {
      return followers.isBusy;
    },
    read,
    write(place, value) {
      followers.startAnew();
      set(place, value);
      place.givenDefault = undefined;
      place.isOverridden = isTrue(place.definition.allowCalculateOverride);
      followers.apply(place);
      settle();
    },
    emit(event) {
      followers.startAnew();
      followers.emit(event);
      settle();
    },
    request(place, kind) {
      followers.startAnew();
      const answer = followers.request(place, kind);
      settle();
      return answer;
    },
    reset() {
      followers.startAnew();
      const places = scope.places.filter((place) => place !== undefined).filter(isAnswerable);
      for (const place of places) place.isOverridden = false;
      for (const place of places) if (place.plan.role === 'value' || place.grid) set(place, undefined);
      for (const place of places) if (!place.cleared) fillDefault(place);
      settle();
    },
    snapshot: answers.snapshot,
    takeChanges() {
      const taken = { places: [...changed].filter((place) => !place.isGone), hasNewData };
      changed = new Set();
      hasNewData = false;
      return taken;
    },
    close: followers.close,
  };
}

function isAnswerable({ settings }: Place): boolean {
  return settings.permission === 'edit';
}
