import type { ComponentSpecs, IsBrokenInside } from '../component-spec.ts';
import type { ReadRow } from '../data/looked-up.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { rootsOf } from '../fields/build-scope.ts';
import type { Effect } from '../fields/field-instance.ts';
import type { Viewer } from '../permissions/viewer.ts';
import { componentsOf } from '../plan/components-of.ts';
import type { EffectRole } from '../plan/effect-role.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import { createAnswerStore } from './answers/create-answer-store.ts';
import { createFieldAccess } from './field-access.ts';
import { createFieldActions } from './field-actions.ts';
import { createLogicErrors, type LogicErrors } from './logic-errors.ts';
import { type ReadForm, readForm } from './read-form.ts';
import type { PendingCode, Session } from './session.ts';
import { createSessionContext, type SessionContext } from './session-context.ts';
import { specsAt } from './specs-at.ts';
import { createValidation } from './validation.ts';

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
  const read = readForm(options.form, specs, options.viewer, createNestedValidator(specs));
  const logicErrors = createLogicErrors();
  const resolvers: (() => void)[] = [];
  const wake = () => {
    for (const resolve of resolvers.splice(0)) resolve();
  };
  const store = createStore(options, read, logicErrors, () => {
    context.flush();
    if (!store.isBusy) wake();
  });
  const context: SessionContext = createSessionContext(store, logicErrors, options.readOnly ?? false);
  logicErrors.flush();
  const { form } = options;
  const rootIds = rootsOf(store.scope).map((field) => field.node.id);
  return {
    form,
    rootIds,
    warnings: read.warnings,
    ...createFieldAccess(context),
    ...createFieldActions(context),
    ...createValidation(context, rootIds),
    ...createScriptActions(context),
    settled: () => (store.isBusy ? new Promise((resolve) => resolvers.push(resolve)) : Promise.resolve()),
    get isSettling() {
      return store.isBusy;
    },
    pendingCode: () => pendingCodeOf(store.pendingEffects()),
    logicErrors: logicErrors.all,
    lines: logicErrors.lines,
    subscribeLogicErrors: logicErrors.subscribe,
    close() {
      store.close();
      wake();
    },
  };
}

/**
 * Asks a form of its own in an answer by a session of its own. What was asked once of the same objects is remembered: an
 * answer of a hundred entries is checked with each key.
 */
function createNestedValidator(specs: ComponentSpecs): IsBrokenInside {
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

function createStore(
  { data = {}, form, user = {}, metadata = {}, readOnly = false, scripts, nowMs, timeZone, readRow }: SessionOptions,
  read: ReadForm,
  { report, log, clearError }: LogicErrors,
  onIdle: () => void,
): AnswerStore {
  return createAnswerStore({
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
    clearError,
    onIdle,
  });
}

const shaping: ReadonlySet<EffectRole> = new Set(['visibility', 'trigger', 'schema']);
const calculating: ReadonlySet<EffectRole> = new Set(['calculation', 'default', 'value']);

function pendingCodeOf(pendingEffects: readonly Effect[]): PendingCode {
  const valueIds = pendingEffects.filter(({ plan }) => calculating.has(plan.role)).map(({ field }) => field.node.id);
  return {
    decidesShape: pendingEffects.some(({ plan }) => shaping.has(plan.role)),
    valueIds: [...new Set(valueIds)],
  };
}

function createScriptActions({
  store,
  isFrozen,
  getField,
  flush,
}: SessionContext): Pick<Session, 'emit' | 'runScript'> {
  return {
    emit(event) {
      if (isFrozen) return;
      store.emit(event);
      flush();
    },
    runScript: (id, kind) => store.request(getField(id), kind),
  };
}
