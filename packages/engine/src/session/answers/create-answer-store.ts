import { createAnswers } from '../../data/answers.ts';
import { createLookedUp, ROWS } from '../../data/looked-up.ts';
import { isTrue } from '../../definition/read-property.ts';
import { buildScope } from '../../fields/build-scope.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { dependentsOf } from '../../fields/related-fields.ts';
import { createPendingConditions } from '../../logic/conditions/settle-conditions.ts';
import { createEffects } from '../../logic/effects/create-effects.ts';
import type { EffectInputs } from '../../logic/effects/scheduler/evaluate-sync.ts';
import { createHiding, type Hiding } from '../hiding.ts';
import { createRows, type Rows } from '../rows/create-rows.ts';
import type { AnswerStore, AnswerStoreOptions } from './answer-store.ts';
import { createChanges } from './changes.ts';
import { createWriteTarget } from './create-write-target.ts';
import { fillDefault, initializeScope, resetAnswers } from './initialize-answers.ts';
import { answerOf, settle } from './settle.ts';
import type { StoreContext } from './store-context.ts';
import { clearedAnswer, readAnswer, readStored, setAnswer } from './write-answers.ts';

/** Creates the store: normalizes stored answers, fills in defaults and settles. */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const context = createContext(options);
  const { scope, rows, effects, changes, answers, lookedUp } = context;
  rows.enter(scope);
  settle(context);
  changes.take();
  return {
    scope,
    rows,
    get isBusy() {
      return effects.isBusy || lookedUp.isBusy;
    },
    pendingEffects: effects.pendingEffects,
    outdatedFields: effects.outdatedFields,
    read: (field) => readAnswer(field, context),
    write(field, value) {
      effects.resetRunCounts();
      writeUserAnswer(field, value, context);
      settle(context);
    },
    offer(field, address, list) {
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
      const answer = effects.request(field, kind);
      settle(context);
      return answer;
    },
    reset() {
      effects.resetRunCounts();
      resetAnswers(context);
      settle(context);
    },
    snapshot: answers.snapshot,
    takeChanges: changes.take,
    close() {
      lookedUp.close();
      effects.close();
    },
  };
}

/** NOTE: the parts refer to each other, so each resolves the others on call, after all of them exist. */
function createContext(options: AnswerStoreOptions): StoreContext {
  const { plan, data, isFrozen, open, names, program } = options;
  const answers = createAnswers(data);
  const rows = createRows({
    read: (grid) => readAnswer(grid, context),
    onEnter: (scope) => initializeScope(scope, context),
    onLeave: (field) => context.effects.removeField(field),
  });
  const lookedUp = createLookedUp(options.readRow, {
    onCame(name, row) {
      const written = { scope: context.scope, segments: [ROWS, name], twins: [], before: undefined, after: row };
      context.effects.notifyChange(written, [], true);
      settle(context);
    },
    onRest: () => context.effects.isBusy || options.onIdle(),
  });
  const read: EffectInputs['read'] = (segments) =>
    segments[0] === ROWS ? lookedUp.read(segments.slice(1)) : answers.read(segments);
  const effects = createEffects({
    inputs: {
      ...names,
      nowMs: options.nowMs,
      timeZone: options.timeZone,
      read,
      answerOf: (field) => answerOf(field, context),
    },
    writeTarget: createWriteTarget(options, () => context),
    isFrozen,
    open,
    program: () => ({ ...program(), ...names, data: { ...answers.snapshot(), [ROWS]: lookedUp.known() } }),
  });
  const context: StoreContext = {
    answers,
    lookedUp,
    rows,
    effects,
    pending: createPendingConditions(),
    hiding: hidingIn(rows, isFrozen, () => context),
    changes: createChanges(),
    scope: buildScope(plan, undefined, data),
    isFrozen,
    pendingRedefinitions: new Set(),
    isStarting: false,
  };
  return context;
}

function hidingIn(rows: Rows, isFrozen: boolean, getContext: () => StoreContext): Hiding {
  return createHiding({
    rows,
    isFrozen,
    isBusy: () => getContext().effects.isBusy,
    read: (field) => readStored(field, getContext()),
    set: (field, value) => setAnswer(field, value, getContext()),
    fillDefault: (field) => fillDefault(field, getContext()),
    onChange: (field) => getContext().changes.add(field),
    dependentsOf: (field) => [...dependentsOf(field), ...getContext().effects.dependentsOf(field)],
  });
}

/** Writes an answer of the user, which takes precedence over a default and over an overridable calculation. */
function writeUserAnswer(field: FieldInstance, value: unknown, context: StoreContext): void {
  setAnswer(field, value === undefined ? clearedAnswer(field) : value, context);
  field.pendingDefault = undefined;
  field.isOverridden = isTrue(field.definition.allowCalculateOverride);
  context.effects.reapply(field);
}
