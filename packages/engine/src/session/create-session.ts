import { z } from 'zod/mini';
import type { ComponentSpec, ComponentSpecs, HasNestedErrors } from '../component-spec.ts';
import type { SubmissionData } from '../data/answers.ts';
import type { LoadRow } from '../data/data-source-rows.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { getRootFields } from '../fields/build-scope.ts';
import type { Effect } from '../fields/field-instance.ts';
import type { Viewer } from '../permissions/get-permission.ts';
import type { EffectRole } from '../plan/field-plan.ts';
import { indexComponents } from '../plan/find-plans.ts';
import type { OpenScriptHost } from '../scripts/script-host.ts';
import { type AnswerStore, createAnswerStore } from './answers/answer-store.ts';
import {
  createFieldAccess,
  createFieldActions,
  createSessionContext,
  createValidation,
  type SessionContext,
} from './field-operations.ts';
import { createLogicErrors, type LogicErrors } from './logic-errors.ts';
import { type ParsedForm, parseFormLogic } from './parse-form-logic.ts';
import type { PendingCode, Session } from './session.ts';

export interface SessionOptions {
  readonly form: FormDefinition;
  readonly specs: ComponentSpecs;
  /**
   * Existing answers: a draft, a stored response or prefilled values. Never mutated; values without a field are kept.
   */
  readonly data?: SubmissionData;
  /** Shows a response without defaults, clearing or changes; answers are only normalized. */
  readonly readOnly?: boolean;
  /** Runs the scripts of the form. Without it, scripts are reported as logic errors and skipped. */
  readonly scripts?: OpenScriptHost;
  /** The respondent; scripts see it as `user`. */
  readonly user?: Readonly<Record<string, unknown>>;
  /** Metadata of the response, as in form.io's `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** User whose permissions decide which components are visible and editable. Without a viewer, all permissions are granted. */
  readonly viewer?: Viewer | undefined;
  /** Reads rows of data sources by ID. Without it, lookups return nothing. */
  readonly loadRow?: LoadRow | undefined;
  /** Start of the session. Without it, relative dates have no effect. */
  readonly nowMs?: number;
  /** IANA time zone of the respondent, used for relative dates. Absent: the time zone of this machine. */
  readonly timeZone?: string;
}

/** Creates a session for one respondent and one form. The rules are in SPEC.md. */
export function createSession(options: SessionOptions): Session {
  const specs = resolveSpecDates(options.specs, options.nowMs, options.timeZone ?? '');
  const parsedForm = parseFormLogic(options.form, specs, options.viewer, createNestedValidator(specs));
  const logicErrors = createLogicErrors();
  const resolvers: (() => void)[] = [];
  const resolveSettled = () => {
    for (const resolve of resolvers.splice(0)) resolve();
  };
  const store = createStore(options, parsedForm, logicErrors, () => {
    context.flush();
    if (!store.isBusy) resolveSettled();
  });
  const context: SessionContext = createSessionContext(store, logicErrors, options.readOnly ?? false);
  logicErrors.flush();
  const { form } = options;
  const rootIds = getRootFields(store.scope).map((field) => field.node.id);
  return {
    form,
    rootIds,
    warnings: parsedForm.warnings,
    ...createFieldAccess(context),
    ...createFieldActions(context),
    ...createValidation(context, rootIds),
    ...createScriptActions(context),
    settled: () => (store.isBusy ? new Promise((resolve) => resolvers.push(resolve)) : Promise.resolve()),
    get isSettling() {
      return store.isBusy;
    },
    pendingCode: () => describePendingCode(store.pendingEffects()),
    outdatedIds: () =>
      store.outdatedFields().flatMap((field) => {
        const { id, spec, props } = field.node;
        return spec && !spec.isEmpty(context.states.getState(field).value, props) ? [id] : [];
      }),
    logicErrors: logicErrors.all,
    lines: logicErrors.lines,
    subscribeLogicErrors: logicErrors.subscribe,
    close() {
      store.close();
      resolveSettled();
    },
  };
}

/**
 * Validates forms nested in answers, each with a session of its own. Caches results by object identity, because an
 * answer with a hundred entries is validated on each keystroke.
 */
function createNestedValidator(specs: ComponentSpecs): HasNestedErrors {
  const cache = new WeakMap<object, WeakMap<object, boolean>>();
  return (components, data) => {
    const byData = cache.get(components) ?? new WeakMap<object, boolean>();
    cache.set(components, byData);
    const cached = byData.get(data);
    if (cached !== undefined) return cached;
    const session = createSession({ form: { components }, specs, data, readOnly: true });
    const isBroken = session.validate().length > 0;
    session.close();
    byData.set(data, isBroken);
    return isBroken;
  };
}

function createStore(
  {
    data = {},
    form,
    user = {},
    metadata = {},
    readOnly = false,
    scripts,
    nowMs,
    timeZone,
    loadRow: readRow,
  }: SessionOptions,
  parsedForm: ParsedForm,
  { report, log, clearError }: LogicErrors,
  onIdle: () => void,
): AnswerStore {
  return createAnswerStore({
    plan: parsedForm.root,
    data,
    isFrozen: readOnly,
    open: scripts,
    loadRow: readRow,
    contextNames: { form, user, metadata },
    nowMs,
    timeZone,
    program: () => ({ scripts: parsedForm.scripts, ...indexComponents(parsedForm.plans) }),
    report,
    log,
    clearError,
    onIdle,
  });
}

const shapeRoles: ReadonlySet<EffectRole> = new Set(['visibility', 'trigger', 'schema']);
const valueRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'default', 'value']);

function describePendingCode(pendingEffects: readonly Effect[]): PendingCode {
  const valueIds = pendingEffects.filter(({ plan }) => valueRoles.has(plan.role)).map(({ field }) => field.node.id);
  return {
    decidesShape: pendingEffects.some(({ plan }) => shapeRoles.has(plan.role)),
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

/** Returns specs that resolve relative dates in settings for the instant `nowMs` and a time zone. */
function resolveSpecDates(specs: ComponentSpecs, nowMs: number | undefined, timeZone: string): ComponentSpecs {
  if (nowMs === undefined) return specs;
  return Object.fromEntries(
    Object.entries(specs).map(([type, spec]) => [type, spec && resolveSpec(spec, nowMs, timeZone)]),
  );
}

function resolveSpec(spec: ComponentSpec, nowMs: number, timeZone: string): ComponentSpec {
  const { atTime } = spec;
  if (!atTime) return spec;
  return {
    ...spec,
    props: z.pipe(
      spec.props,
      z.transform((props) => atTime(props, nowMs, timeZone)),
    ),
  };
}
