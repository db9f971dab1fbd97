import type { ComponentSpecs } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { linkConditions } from '../logic/link-conditions.ts';
import { checkField } from '../validation/check-field.ts';
import { findUnusablePatterns } from '../validation/find-unusable-patterns.ts';
import type { BrokenRule, Issue } from '../validation/issue.ts';
import { buildPlaces } from './build-places.ts';
import { createAnswering } from './create-answering.ts';
import { findDuplicateKeys } from './find-duplicate-keys.ts';
import { createListeners } from './listeners.ts';
import { nextState } from './next-state.ts';
import type { Place } from './place.ts';
import { indexPlaces } from './place-index.ts';
import type { Session, SubmissionData } from './session.ts';
import { isAsked } from './spread-visibility.ts';

export interface SessionOptions {
  readonly form: FormDefinition;
  readonly specs: ComponentSpecs;
  /** Answers that exist already: a draft, a stored response, a prefill. Never written to; what no field knows is kept. */
  readonly data?: SubmissionData;
  /** For looking at a response: nothing is defaulted, cleared or changed; answers are only brought into shape. */
  readonly readOnly?: boolean;
}

const noIssues: readonly BrokenRule[] = [];

/** Starts one person's answering of one form. The rules are in SPEC.md. */
export function createSession({ form, specs, data = {}, readOnly = false }: SessionOptions): Session {
  const tree = buildPlaces(form, specs, data);
  const places = [...tree.byId.values()];
  const index = indexPlaces(places);
  const linkWarnings = linkConditions(places, index);
  const answering = createAnswering(places, index, data, readOnly);
  const listeners = createListeners();

  function placeOf(id: string): Place {
    const place = tree.byId.get(id);
    if (!place) throw new Error(`This session has no field ${id}`);
    return place;
  }

  /** Brings a place's state up to date; says whether it is another one than before. */
  function refresh(place: Place): boolean {
    const answer = answering.read(place);
    place.issues = place.shown && isAsked(place) ? checkField(place, answer) : noIssues;
    const isHolder = place.role === 'layout' || place.role === 'object';
    const next = nextState(place, isHolder ? undefined : answer);
    if (next === place.state) return false;
    place.state = next;
    return true;
  }

  /** Tells whoever listens, after everything has settled. Fields that nobody looks at are not even computed. */
  function announce(): void {
    const { places: changed, hasNewData } = answering.takeChanges();
    const looked = changed.filter((place) => place.state !== undefined || listeners.hears(place));
    for (const place of looked.filter(refresh)) listeners.tell(place);
    if (hasNewData) listeners.tellData();
  }

  function show(shown: readonly Place[]): void {
    for (const place of shown) place.shown = true;
    for (const place of shown.filter(refresh)) listeners.tell(place);
  }

  return {
    form,
    rootIds: tree.rootIds,
    warnings: [
      ...tree.warnings,
      ...findDuplicateKeys(places, index),
      ...linkWarnings,
      ...findUnusablePatterns(places.map((place) => place.node)),
    ],
    node: (id) => placeOf(id).node,
    state(id) {
      const place = placeOf(id);
      if (!place.state) refresh(place);
      return place.state!;
    },
    subscribe: (id, listener) => listeners.add(placeOf(id), listener),
    subscribeData: listeners.addData,
    setValue(id, value) {
      const place = placeOf(id);
      if (place.role === 'layout') throw new Error(`The component ${id} has no answer of its own`);
      if (readOnly || place.cleared) return;
      answering.write(place, value);
      announce();
    },
    reset() {
      if (readOnly) return;
      for (const place of places) place.shown = false;
      answering.reset();
      for (const place of places) if (place.state && refresh(place)) listeners.tell(place);
      announce();
    },
    touch: (id) => show([placeOf(id)]),
    validate(rootIds = tree.rootIds) {
      const asked = rootIds.flatMap((id) => withDescendants(placeOf(id))).filter(isAsked);
      show(asked);
      return asked.flatMap(issuesOf);
    },
    data: answering.snapshot,
    nodeAt: (path) => index.at(path)[0]?.node,
  };
}

function withDescendants(place: Place): readonly Place[] {
  return [place, ...place.children.flatMap(withDescendants)];
}

function issuesOf({ node, issues }: Place): readonly Issue[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}
