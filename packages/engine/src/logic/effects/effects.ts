import type { Effect, FieldInstance } from '../../fields/field-instance.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import type { AnswerChange } from './dependencies/dependency-graph.ts';
import type { WriteTarget } from './results/write-target.ts';
import type { EffectInputs } from './scheduler/evaluate-sync.ts';

export interface EffectsOptions {
  readonly inputs: EffectInputs;
  readonly writeTarget: WriteTarget;
  /** True in a read-only session: effects that change answers are skipped. */
  readonly isFrozen: boolean;
  /** Opens the sandbox; `undefined` if scripts are disabled. */
  readonly open: OpenScriptHost | undefined;
  program(): ScriptProgram;
}

/** Runs all derived state of a session except simple conditions. */
export interface Effects {
  addField(field: FieldInstance): void;
  removeField(field: FieldInstance): void;
  /**
   * Schedules the effects that depend on a changed answer.
   * @param related fields whose answers change together with the changed answer
   * @param isInitial true while fields are initialized, so `onChange` scripts do not run
   */
  notifyChange(change: AnswerChange, related: readonly FieldInstance[], isInitial: boolean): void;
  /** Returns the fields with effects that read the answer of a field. */
  getDependents(field: FieldInstance): readonly FieldInstance[];
  /** Schedules effects that read their row index, after rows were added, removed or moved. */
  notifyRowsMoved(): void;
  /** Schedules the default value script of a field whose answer was filled with `value`. */
  requestDefault(field: FieldInstance, value: unknown): void;
  /** Writes calculated answers again: after a user edit, or when the answer is restored. */
  reapply(field: FieldInstance): void;
  /** Runs the next synchronous effect. @returns false if the queue was empty */
  runNext(): boolean;
  flushScripts(): void;
  /** Resets the run counts used for cycle detection, at the start of a user action. */
  resetRunCounts(): void;
  emit(event: string): void;
  /** Runs a script on demand, such as a button's `custom`. */
  request(field: FieldInstance, kind: string): Promise<unknown>;
  /** Effects with a queued or running script that have no result yet. */
  pendingEffects(): readonly Effect[];
  /** Fields whose calculation failed, was stopped or is still running, so that their answer may be out of date. */
  outdatedFields(): readonly FieldInstance[];
  /** True while effects are queued or scripts are running. */
  readonly isBusy: boolean;
  close(): void;
}
