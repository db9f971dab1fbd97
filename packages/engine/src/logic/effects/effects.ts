import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import type { AnswerChange } from './dependencies/dependency-graph.ts';
import type { WriteTarget } from './results/write-target.ts';
import type { EffectInputs } from './scheduler/evaluate-sync.ts';

export interface EffectsOptions {
  readonly inputs: EffectInputs;
  readonly writeTarget: WriteTarget;
  /** Nothing that changes an answer is asked. */
  readonly isFrozen: boolean;
  /** `undefined`: nobody runs scripts here. */
  readonly open: OpenScriptHost | undefined;
  program(): ScriptProgram;
}

/** Everything that follows from answers, but for simple conditions. */
export interface Effects {
  addField(field: FieldInstance): void;
  removeField(field: FieldInstance): void;
  /**
   * An answer was written. `related`: places whose answer is another one with it.
   * @param isStart brought into shape or given its default: nobody has changed it
   */
  notifyChange(change: AnswerChange, related: readonly FieldInstance[], isStart: boolean): void;
  /** Places with followers that see the answer of this one. */
  dependentsOf(field: FieldInstance): readonly FieldInstance[];
  /** Rows have come, gone or moved. */
  notifyRowsMoved(): void;
  /** The answer is `value` because nobody gave one: code may know a better one. */
  requestDefault(field: FieldInstance, value: unknown): void;
  /** Writes again what was calculated: after a person has written something else, or when the answer is back. */
  reapply(field: FieldInstance): void;
  /** Asks the next that can be asked at once. @returns whether there was one */
  runNext(): boolean;
  flushScripts(): void;
  /** A person does something now. */
  resetRunCounts(): void;
  emit(event: string): void;
  /** Runs code that waits to be asked. */
  request(field: FieldInstance, kind: string): Promise<unknown>;
  /** Those whose code runs in the sandbox, was asked or waits to be, and has given nothing yet. */
  pendingEffects(): readonly Effect[];
  /** Something still waits for an outcome. */
  readonly isBusy: boolean;
  close(): void;
}
