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
  /** Existing answers: a draft, a stored response or prefilled values. Never mutated; values without a field are kept. */
  readonly data?: SubmissionData;
  /** Shows a response without defaults, clearing or changes; answers are only normalized. */
  readonly readOnly?: boolean;
  /** Runs the scripts of the form. Without it, scripts are reported as logic errors and skipped. */
  readonly scripts?: OpenScriptHost;
  /** The respondent; scripts see it as `user`. */
  readonly user?: Readonly<Record<string, unknown>>;
  /** Metadata of the response, as in form.io's `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Viewer for component permissions. Without one, all permissions are granted. */
  readonly viewer?: Viewer | undefined;
  /** Reads rows of data sources by ID. Without it, lookups return nothing. */
  readonly readRow?: ReadRow | undefined;
  /** Start of the session. Without it, relative dates have no effect. */
  readonly nowMs?: number;
  /** IANA time zone of the respondent, used for relative dates. Absent: the time zone of this machine. */
  readonly timeZone?: string;
}

/** Creates a session for one respondent and one form. The rules are in SPEC.md. */
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
    outdatedIds: () =>
      store.outdatedFields().flatMap((field) => {
        const { id, spec, props } = field.node;
        return spec && !spec.isEmpty(context.states.of(field).value, props) ? [id] : [];
      }),
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
 * Validates forms nested in answers, each with a session of its own. Caches results by object identity, because an answer with
 * a hundred entries is validated on each keystroke.
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
