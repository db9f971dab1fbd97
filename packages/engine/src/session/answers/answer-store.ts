import { createAnswers, type SubmissionData } from '../../data/answers.ts';
import { createDataSourceRows, DATA_SOURCE_ROWS, type LoadRow } from '../../data/data-source-rows.ts';
import { isTrue } from '../../definition/read-property.ts';
import { buildScope } from '../../fields/build-scope.ts';
import type { Effect, FieldInstance, Scope } from '../../fields/field-instance.ts';
import { getDependents } from '../../fields/related-fields.ts';
import { createPendingConditions } from '../../logic/conditions.ts';
import type { WriteTarget } from '../../logic/effects/apply-value.ts';
import { createEffects } from '../../logic/effects/effects.ts';
import type { EffectInputs } from '../../logic/effects/evaluate-sync.ts';
import type { ScopePlan } from '../../plan/field-plan.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import { createRows, type Rows } from '../rows.ts';
import { createVisibilityUpdates, type VisibilityUpdates } from '../visibility-updates.ts';
import { fillDefault, initializeScope, resetAnswers } from './initialize-answers.ts';
import { createChanges, type StoreContext } from './store-context.ts';
import {
  applyRedefinitions,
  getClearedAnswer,
  getStoredAnswer,
  getTargetAnswer,
  readAnswer,
  setAnswer,
  settle,
  writeAtPath,
  writeIfChanged,
} from './write-answers.ts';

export interface AnswerStoreOptions {
  readonly plan: ScopePlan;
  readonly data: SubmissionData;
  /** True in a read-only session: defaults, clearing and all other changes of answers are skipped. */
  readonly isFrozen: boolean;
  readonly open: OpenScriptHost | undefined;
  /** Reads rows of data sources; undefined if none are available. */
  readonly loadRow: LoadRow | undefined;
  /** Names that logic can use besides answers. */
  readonly contextNames: Pick<ScriptProgram, 'form' | 'user' | 'metadata'>;
  /** Start of the session, for relative dates. */
  readonly nowMs: number | undefined;
  readonly timeZone: string | undefined;
  /** Returns the rest of the sandbox's program. Called only if scripts are going to run. */
  program(): Omit<ScriptProgram, 'data' | 'form' | 'user' | 'metadata'>;
  readonly report: WriteTarget['report'];
  readonly log: WriteTarget['log'];
  readonly clearError: WriteTarget['clearError'];
  /** Called when all scripts have finished, and when looked-up rows have arrived. */
  onIdle(): void;
}

/**
 * Answers of a session and all state derived from them: rows, visibility, cleared answers. Listeners and validation are
 * in `States`.
 */
export interface AnswerStore {
  /** Fields of the form, without the fields in grid rows. */
  readonly scope: Scope;
  readonly rows: Rows;
  /** True while scripts are queued or running, or rows are being loaded. */
  readonly isBusy: boolean;
  /** Effects in the sandbox that have no result yet. */
  pendingEffects(): readonly Effect[];
  /** Fields whose answer may be out of date, see `Effects.outdatedFields`. */
  outdatedFields(): readonly FieldInstance[];
  read(field: FieldInstance): unknown;
  /** Writes an answer entered by the user, and settles synchronous effects. */
  write(field: FieldInstance, value: unknown): void;
  /** Stores all choices loaded from a URL. */
  setChoices(field: FieldInstance, address: string, list: readonly unknown[]): void;
  /** Emits an event that `logic` triggers may wait for. */
  emit(event: string): void;
  /** Runs a script on demand. */
  request(field: FieldInstance, kind: string): Promise<unknown>;
  /** Resets every answer to its default and settles. */
  reset(): void;
  snapshot(): SubmissionData;
  /** Returns the changes since the last call. */
  takeChanges(): { readonly fields: readonly FieldInstance[]; readonly hasNewData: boolean };
  close(): void;
}

/** Creates the store: normalizes stored answers, fills in defaults and settles. */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const context = createContext(options);
  const { scope, rows, effects, changes, answers, dataSourceRows } = context;
  rows.addScope(scope);
  settle(context);
  changes.take();
  return {
    scope,
    rows,
    get isBusy() {
      return effects.isBusy || dataSourceRows.isLoading;
    },
    pendingEffects: effects.pendingEffects,
    outdatedFields: effects.outdatedFields,
    read: (field) => readAnswer(field, context),
    write(field, value) {
      effects.resetRunCounts();
      writeUserAnswer(field, value, context);
      settle(context);
    },
    setChoices(field, address, list) {
      if (field.offer?.address !== address) return;
      field.offer = { ...field.offer, list };
      changes.add(field);
    },
    emit(event) {
      effects.resetRunCounts();
      effects.emit(event);
      settle(context);
    },
    request(field, kind) {
      effects.resetRunCounts();
      const response = effects.request(field, kind);
      settle(context);
      return response;
    },
    reset() {
      effects.resetRunCounts();
      resetAnswers(context);
      settle(context);
    },
    snapshot: answers.snapshot,
    takeChanges: changes.take,
    close() {
      dataSourceRows.close();
      effects.close();
    },
  };
}

/**
 * NOTE: the members of the context refer to each other. Each member reads the others when it's called, after all have
 * been created.
 */
function createContext(options: AnswerStoreOptions): StoreContext {
  const { plan, data, isFrozen, open, contextNames: names, program } = options;
  const answers = createAnswers(data);
  const rows = createRows({
    read: (grid) => readAnswer(grid, context),
    onAdd: (scope) => initializeScope(scope, context),
    onRemove: (field) => context.effects.removeField(field),
  });
  const dataSourceRows = createDataSourceRows(options.loadRow, {
    onCame(name, row) {
      const written = {
        scope: context.scope,
        segments: [DATA_SOURCE_ROWS, name],
        twins: [],
        before: undefined,
        after: row,
      };
      context.effects.notifyChange(written, [], true);
      settle(context);
    },
    onRest: () => context.effects.isBusy || options.onIdle(),
  });
  const read: EffectInputs['read'] = (segments) =>
    segments[0] === DATA_SOURCE_ROWS ? dataSourceRows.read(segments.slice(1)) : answers.read(segments);
  const effects = createEffects({
    inputs: {
      ...names,
      nowMs: options.nowMs,
      timeZone: options.timeZone,
      read,
      getAnswer: (field) => getTargetAnswer(field, context),
    },
    writeTarget: createWriteTarget(options, () => context),
    isFrozen,
    open,
    program: () => ({
      ...program(),
      ...names,
      data: { ...answers.snapshot(), [DATA_SOURCE_ROWS]: dataSourceRows.getLoadedRows() },
    }),
  });
  const context: StoreContext = {
    answers,
    dataSourceRows,
    rows,
    effects,
    pending: createPendingConditions(),
    hiding: createStoreHiding(rows, isFrozen, () => context),
    changes: createChanges(),
    scope: buildScope(plan, undefined, data),
    isFrozen,
    pendingRedefinitions: new Set(),
    isInitializing: false,
  };
  return context;
}

function createStoreHiding(rows: Rows, isFrozen: boolean, getContext: () => StoreContext): VisibilityUpdates {
  return createVisibilityUpdates({
    rows,
    isFrozen,
    isBusy: () => getContext().effects.isBusy,
    read: (field) => getStoredAnswer(field, getContext()),
    set: (field, value) => setAnswer(field, value, getContext()),
    fillDefault: (field) => fillDefault(field, getContext()),
    onChange: (field) => getContext().changes.add(field),
    findDependents: (field) => [...getDependents(field), ...getContext().effects.getDependents(field)],
  });
}

/** Writes an answer of the user, which takes precedence over a default and over an overridable calculation. */
function writeUserAnswer(field: FieldInstance, value: unknown, context: StoreContext): void {
  setAnswer(field, value === undefined ? getClearedAnswer(field) : value, context);
  field.pendingDefault = undefined;
  field.isOverridden = isTrue(field.definition.allowCalculateOverride);
  context.effects.reapply(field);
}

/** Creates the write target through which effects change the store. */
function createWriteTarget(
  { report, log, clearError, onIdle }: AnswerStoreOptions,
  getContext: () => StoreContext,
): WriteTarget {
  return {
    setConditionMet(field, isMet) {
      if (field.conditionMet === isMet) return;
      field.conditionMet = isMet;
      getContext().hiding.propagate(field, true);
    },
    setCanAddRows(field, isOpen) {
      if (!field.grid || field.grid.isClosed === !isOpen) return;
      field.grid.isClosed = !isOpen;
      getContext().changes.add(field);
    },
    writeAnswer: (field, value) => writeIfChanged(field, value, getContext()),
    resetToDefault(field) {
      setAnswer(field, undefined, getContext());
      fillDefault(field, getContext());
    },
    queueRedefinition: (field) => void getContext().pendingRedefinitions.add(field),
    applyRedefinitions: () => void applyRedefinitions(getContext()),
    revalidate: (field) => getContext().changes.add(field),
    writeAt: ({ path, value }) => writeAtPath(path.map(String), value, getContext()),
    report,
    log,
    clearError,
    settle: () => settle(getContext()),
    onIdle() {
      settle(getContext());
      if (!getContext().effects.isBusy) onIdle();
    },
  };
}
