import type { FieldInstance } from '../../../fields/field-instance.ts';
import type { ScriptSideEffect } from '../../../scripts/script-host.ts';
import type { ConsoleLine, LogicError } from '../../logic-error.ts';

/** Operations by which effects change a session. */
export interface WriteTarget {
  /** Sets whether the field's own condition is met. */
  setConditionMet(field: FieldInstance, isMet: boolean): void;
  /** Sets whether users may add rows to a grid. */
  setCanAddRows(field: FieldInstance, isOpen: boolean): void;
  /** Writes an answer unless it is equal to the current one. */
  writeAnswer(field: FieldInstance, value: unknown): void;
  /** Resets an answer to its default, as if it had never been entered. */
  resetToDefault(field: FieldInstance): void;
  /** Queues a field whose settings changed; `applyRedefinitions` processes the queue. */
  queueRedefinition(field: FieldInstance): void;
  /**
   * Applies queued redefinitions. Consecutive triggers see the settings from before the redefinitions, and each field
   * is redefined once for all of its `logic` entries. Any other write must call this function first.
   */
  applyRedefinitions(): void;
  /** Marks a field for validation, because an author's rule returned a different result. */
  revalidate(field: FieldInstance): void;
  writeAt(sideEffect: Extract<ScriptSideEffect, { kind: 'set' }>): void;
  report(logicError: LogicError): void;
  /** Records `console` output of a script. */
  log(line: ConsoleLine): void;
  /** Removes the error reported for this field and kind. */
  clearError(nodeId: string, kind: string): void;
  /** Runs everything that can run synchronously. */
  settle(): void;
  /** Called when no effect is queued or running. */
  onIdle(): void;
}
