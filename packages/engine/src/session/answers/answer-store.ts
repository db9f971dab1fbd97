import type { LoadRow } from '../../data/data-source-rows.ts';
import type { SubmissionData } from '../../data/submission-data.ts';
import type { Effect, FieldInstance, Scope } from '../../fields/field-instance.ts';
import type { WriteTarget } from '../../logic/effects/results/write-target.ts';
import type { ScopePlan } from '../../plan/field-plan.ts';
import type { OpenScriptHost, ScriptProgram } from '../../scripts/script-host.ts';
import type { Rows } from '../rows/create-rows.ts';

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
