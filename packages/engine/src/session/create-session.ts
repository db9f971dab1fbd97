import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { linkConditions } from '../logic/conditions/link-conditions.ts';
import { linkFollowers } from '../logic/followers/reading/link-followers.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { rootsOf } from '../places/build-scope.ts';
import type { FieldState } from '../places/field.ts';
import { findPlace } from '../places/find-place.ts';
import type { Place } from '../places/place.ts';
import { childrenOf } from '../places/related-places.ts';
import { isAsked } from '../places/spread-visibility.ts';
import { componentsOf } from '../plan/components-of.ts';
import { findDuplicateKeys } from '../plan/find-duplicate-keys.ts';
import { findUnusableRules } from '../plan/find-unusable-rules.ts';
import { planForm } from '../plan/plan-form.ts';
import { plansWithin } from '../plan/plans-within.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import type { BrokenRule, Issue } from '../validation/issue.ts';
import { checkField } from './check-field.ts';
import { createAnswering } from './create-answering.ts';
import { createListeners } from './listeners.ts';
import { nextState } from './next-state.ts';
import { createProblems } from './problems.ts';
import { withMovedRow, withNewRow, withoutRow } from './rows/change-rows.ts';
import type { Session } from './session.ts';

export interface SessionOptions {
  readonly form: FormDefinition;
  readonly specs: ComponentSpecs;
  /** Answers that exist already: a draft, a stored response, a prefill. Never written to; what no field knows is kept. */
  readonly data?: SubmissionData;
  /** For looking at a response: nothing is defaulted, cleared or changed; answers are only brought into shape. */
  readonly readOnly?: boolean;
  /** Runs the form's code. Without it, code is named as a problem and the form goes on without. */
  readonly scripts?: OpenScriptHost;
  /** Who answers, as scripts see it: `user`. */
  readonly user?: Readonly<Record<string, unknown>>;
  /** What is known of the response: form.io's `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Who looks at the form, as permissions of components ask. Without one, nobody is refused anything. */
  readonly viewer?: Viewer | undefined;
}

const noIssues: readonly BrokenRule[] = [];

/** Of a field whose row is no more, for those who have not heard of it yet. */
const goneState: FieldState = {
  value: undefined,
  visible: false,
  disabled: true,
  required: false,
  issues: noIssues,
  definition: { type: '' },
  props: undefined,
};

/** Starts one person's answering of one form. The rules are in SPEC.md. */
export function createSession(options: SessionOptions): Session {
  const { form, specs, data = {}, readOnly = false, viewer, user = {}, metadata = {} } = options;
  const { root, warnings } = planForm(form, specs, viewer);
  const plans = [...plansWithin(root)];
  const linkWarnings = linkConditions(plans);
  const { scripts, warnings: logicWarnings } = linkFollowers(plans);
  const problems = createProblems();
  const waiting: (() => void)[] = [];
  const answering = createAnswering({
    plan: root,
    data,
    isFrozen: readOnly,
    open: options.scripts,
    names: { form, user, metadata },
    program: () => ({ scripts, ...componentsOf(plans) }),
    report: problems.report,
    log: problems.log,
    withdraw: problems.withdraw,
    onRest() {
      announce();
      for (const resolve of waiting.splice(0)) resolve();
    },
  });
  problems.announce();
  const { rows, scope } = answering;
  const rootIds = rootsOf(scope).map((place) => place.node.id);
  const listeners = createListeners();

  function placeOf(id: string): Place {
    const place = rows.byId.get(id);
    if (!place) throw new Error(`This session has no field ${id}`);
    return place;
  }

  /** Brings a place's state up to date; says whether it is another one than before. */
  function refresh(place: Place): boolean {
    const answer = answering.read(place);
    place.issues = place.shown && isAsked(place) ? checkField(place, answer) : noIssues;
    const next = nextState(place, answer);
    if (next === place.state) return false;
    place.state = next;
    return true;
  }

  const tell = (place: Place) => listeners.tell(place.node.id);

  /** Tells whoever listens, after everything has settled. Fields that nobody looks at are not even computed. */
  function announce(): void {
    const { places: changed, hasNewData } = answering.takeChanges();
    const looked = changed.filter((place) => place.state !== undefined || listeners.hears(place.node.id));
    for (const place of looked.filter(refresh)) tell(place);
    if (hasNewData) listeners.tellData();
    problems.announce();
  }

  function show(shown: readonly Place[]): void {
    for (const place of shown) place.shown = true;
    for (const place of shown.filter(refresh)) tell(place);
  }

  function write(id: string, next: (place: Place) => unknown): void {
    if (rows.isGone(id)) return;
    const place = placeOf(id);
    if (place.plan.role === 'layout') throw new Error(`The component ${id} has no answer of its own`);
    if (readOnly || place.cleared || place.settings.permission !== 'edit') return;
    answering.write(place, next(place));
    announce();
  }

  function writeRows(id: string, next: (grid: Place, answer: unknown) => unknown): void {
    write(id, (place) => {
      if (!place.grid) throw new Error(`The component ${id} has no rows`);
      return next(place, answering.read(place));
    });
  }

  return {
    form,
    rootIds,
    warnings: [
      ...warnings,
      ...findDuplicateKeys(plans),
      ...linkWarnings,
      ...logicWarnings,
      ...findUnusableRules(plans),
    ],
    node: (id) => placeOf(id).node,
    state(id) {
      if (rows.isGone(id)) return goneState;
      const place = placeOf(id);
      if (!place.state) refresh(place);
      return place.state!;
    },
    subscribe(id, listener) {
      if (!rows.isGone(id)) placeOf(id);
      return listeners.add(id, listener);
    },
    subscribeData: listeners.addData,
    setValue: (id, value) => write(id, () => value),
    addRow: (id, index) => writeRows(id, (_grid, answer) => withNewRow(answer, index)),
    removeRow: (id, rowId) => writeRows(id, (grid, answer) => withoutRow(grid, answer, rowId)),
    moveRow: (id, rowId, index) => writeRows(id, (grid, answer) => withMovedRow(grid, answer, rowId, index)),
    reset() {
      if (readOnly) return;
      const places = [...rows.byId.values()];
      for (const place of places) place.shown = false;
      answering.reset();
      for (const place of places) if (!place.isGone && place.state && refresh(place)) tell(place);
      announce();
    },
    touch(id) {
      if (rows.isGone(id)) return;
      const place = placeOf(id);
      if (place.definition.validateOn !== 'submit') show([place]);
    },
    validate(asked = rootIds) {
      const places: Place[] = [];
      for (const id of asked) collect(placeOf(id), places);
      const within = places.filter(isAsked);
      show(within);
      return within.flatMap(issuesOf);
    },
    get isSettling() {
      return answering.isBusy;
    },
    settled() {
      return answering.isBusy ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
    },
    emit(event) {
      if (readOnly) return;
      answering.emit(event);
      announce();
    },
    runScript: (id, kind) => answering.request(placeOf(id), kind),
    problems: problems.all,
    lines: problems.lines,
    subscribeProblems: problems.subscribe,
    close() {
      answering.close();
      for (const resolve of waiting.splice(0)) resolve();
    },
    data: answering.snapshot,
    nodeAt: (path) => findPlace(scope, path)?.node,
  };
}

function collect(place: Place, into: Place[]): void {
  into.push(place);
  for (const child of childrenOf(place)) collect(child, into);
}

function issuesOf({ node, issues }: Place): readonly Issue[] {
  return issues.map((broken) => ({ ...broken, nodeId: node.id, path: node.path }));
}
