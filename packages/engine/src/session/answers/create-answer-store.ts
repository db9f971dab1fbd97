import { createAnswers } from '../../data/answers.ts';
import { createDataSourceRows, DATA_SOURCE_ROWS } from '../../data/data-source-rows.ts';
import { isTrue } from '../../definition/read-property.ts';
import { buildScope } from '../../fields/build-scope.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { getDependents } from '../../fields/related-fields.ts';
import { createPendingConditions } from '../../logic/conditions/pending-conditions.ts';
import { createEffects } from '../../logic/effects/create-effects.ts';
import type { EffectInputs } from '../../logic/effects/scheduler/evaluate-sync.ts';
import { createRows, type Rows } from '../rows/create-rows.ts';
import { createVisibilityUpdates, type VisibilityUpdates } from '../visibility-updates.ts';
import type { AnswerStore, AnswerStoreOptions } from './answer-store.ts';
import { createChanges } from './changes.ts';
import { createWriteTarget } from './create-write-target.ts';
import { fillDefault, initializeScope, resetAnswers } from './initialize-answers.ts';
import { getTargetAnswer, settle } from './settle.ts';
import type { StoreContext } from './store-context.ts';
import { getClearedAnswer, getStoredAnswer, readAnswer, setAnswer } from './write-answers.ts';

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
