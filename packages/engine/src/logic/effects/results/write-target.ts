import type { FieldInstance } from '../../../fields/field-instance.ts';
import type { ScriptSideEffect } from '../../../scripts/script-host.ts';
import type { ConsoleLine, LogicError } from '../../logic-error.ts';

/** What followers may do to a session. */
export interface WriteTarget {
  /** A condition of the field's own says whether it is shown. */
  setConditionMet(field: FieldInstance, isMet: boolean): void;
  /** Whether a person may add rows to a grid. */
  setCanAddRows(field: FieldInstance, isOpen: boolean): void;
  /** Writes an answer that logic gave, unless it is there already. */
  writeAnswer(field: FieldInstance, value: unknown): void;
  /** Gives an answer its default, as if nobody had answered. */
  resetToDefault(field: FieldInstance): void;
  /** Entries of the field's logic were switched, or give other settings: it is defined anew when `redefineAll` is called. */
  queueRedefinition(field: FieldInstance): void;
  /**
   * Defines anew all that waits for it. Triggers that are asked one after the other see the settings as they were, and
   * a field is put together once for all its entries; whoever does anything else calls this first.
   */
  applyRedefinitions(): void;
  /** What the field's own rules say has changed. */
  revalidate(field: FieldInstance): void;
  writeAt(sideEffect: Extract<ScriptSideEffect, { kind: 'set' }>): void;
  report(problem: LogicError): void;
  /** Code wrote this with `console`. */
  log(line: ConsoleLine): void;
  /** What was reported of this is over. */
  clearError(nodeId: string, kind: string): void;
  /** Lets everything settle that can settle at once. */
  settle(): void;
  /** All logic has come to rest. */
  onIdle(): void;
}
