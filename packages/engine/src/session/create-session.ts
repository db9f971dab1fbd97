import type { ComponentSpecs, IsBrokenInside } from '../component-spec.ts';
import type { ReadRow } from '../data/looked-up.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { rootsOf } from '../places/build-scope.ts';
import type { Follower } from '../places/place.ts';
import { componentsOf } from '../plan/components-of.ts';
import type { FollowerRole } from '../plan/follower-role.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import { answerFields } from './answer-fields.ts';
import type { Answering } from './answering/answering.ts';
import { createAnswering } from './answering/create-answering.ts';
import { checkFields } from './check-fields.ts';
import { type Inner, innerOf } from './inner.ts';
import { lookAtFields } from './look-at-fields.ts';
import { createProblems, type Problems } from './problems.ts';
import { type ReadForm, readForm } from './read-form.ts';
import type { PendingCode, Session } from './session.ts';
import { specsAt } from './specs-at.ts';

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
  /** Reads rows of data sources by their ids, for logic and texts that look some up. Without it there are none. */
  readonly readRow?: ReadRow | undefined;
  /** When it starts. Without it nothing is meant by settings that speak of today. */
  readonly nowMs?: number;
  /** IANA name of the respondent's time zone, whose calendar decides what today is. Absent: this machine's. */
  readonly timeZone?: string;
}

/** Starts one person's answering of one form. The rules are in SPEC.md. */
export function createSession(options: SessionOptions): Session {
  const specs = specsAt(options.specs, options.nowMs, options.timeZone ?? '');
  const read = readForm(options.form, specs, options.viewer, askInside(specs));
  const problems = createProblems();
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const answering = answeringOf(options, read, problems, () => {
    inner.announce();
    if (!answering.isBusy) wake();
  });
  const inner: Inner = innerOf(answering, problems, options.readOnly ?? false);
  problems.announce();
  const { form } = options;
  const rootIds = rootsOf(answering.scope).map((place) => place.node.id);
  return {
    form,
    rootIds,
    warnings: read.warnings,
    ...lookAtFields(inner),
    ...answerFields(inner),
    ...checkFields(inner, rootIds),
    ...running(inner),
    settled: () => (answering.isBusy ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    get isSettling() {
      return answering.isBusy;
    },
    pendingCode: () => pendingCodeOf(answering.unanswered()),
    outdatedIds: () =>
      answering.outdated().flatMap((place) => {
        const { id, spec, props } = place.node;
        return spec && !spec.isEmpty(inner.states.of(place).value, props) ? [id] : [];
      }),
    problems: problems.all,
    lines: problems.lines,
    subscribeProblems: problems.subscribe,
    close() {
      answering.close();
      wake();
    },
  };
}

/**
 * Asks a form of its own in an answer by a session of its own. What was asked once of the same objects is remembered: an
 * answer of a hundred entries is checked with each key.
 */
function askInside(specs: ComponentSpecs): IsBrokenInside {
  const known = new WeakMap<object, WeakMap<object, boolean>>();
  return (components, data) => {
    const byData = known.get(components) ?? new WeakMap<object, boolean>();
    known.set(components, byData);
    const before = byData.get(data);
    if (before !== undefined) return before;
    const session = createSession({ form: { components }, specs, data, readOnly: true });
    const isBroken = session.validate().length > 0;
    session.close();
    byData.set(data, isBroken);
    return isBroken;
  };
}

function answeringOf(
  { data = {}, form, user = {}, metadata = {}, readOnly = false, scripts, nowMs, timeZone, readRow }: SessionOptions,
  read: ReadForm,
  { report, log, withdraw }: Problems,
  onRest: () => void,
): Answering {
  return createAnswering({
    plan: read.root,
    data,
    isFrozen: readOnly,
    open: scripts,
    readRow,
    names: { form, user, metadata },
    nowMs,
    timeZone,
    program: () => ({ scripts: read.scripts, ...componentsOf(read.plans) }),
    report,
    log,
    withdraw,
    onRest,
  });
}

const shaping: ReadonlySet<FollowerRole> = new Set(['visibility', 'trigger', 'schema']);
const calculating: ReadonlySet<FollowerRole> = new Set(['calculation', 'default', 'value']);

function pendingCodeOf(unanswered: readonly Follower[]): PendingCode {
  const valueIds = unanswered.filter(({ plan }) => calculating.has(plan.role)).map(({ place }) => place.node.id);
  return {
    decidesShape: unanswered.some(({ plan }) => shaping.has(plan.role)),
    valueIds: [...new Set(valueIds)],
  };
}

function running({ answering, isFrozen, placeOf, announce }: Inner): Pick<Session, 'emit' | 'runScript'> {
  return {
    emit(event) {
      if (isFrozen) return;
      answering.emit(event);
      announce();
    },
    runScript: (id, kind) => answering.request(placeOf(id), kind),
  };
}
