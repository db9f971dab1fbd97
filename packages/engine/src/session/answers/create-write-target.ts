import type { WriteTarget } from '../../logic/effects/results/write-target.ts';
import type { AnswerStoreOptions } from './answer-store.ts';
import { fillDefault } from './initialize-answers.ts';
import { applyRedefinitions, settle } from './settle.ts';
import type { StoreContext } from './store-context.ts';
import { setAnswer, writeAtPath, writeIfChanged } from './write-answers.ts';

/** Creates the write target through which effects change the store. */
export function createWriteTarget(
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
