import type { OutboxRow, OutboxStep, ResponseRow } from '../../database/rows.ts';
import type { TableName } from '../../database/schema.ts';
import type { PushRun } from '../push-run.ts';

/** Submitted response in the submit pipeline. */
export interface SubmissionContext {
  readonly run: PushRun;
  readonly row: OutboxRow;
  /** Loads the frozen response, which is deleted by the acknowledgement step. */
  loadResponse(): Promise<ResponseRow>;
  /** Stores partial progress of a step, so that a restart doesn't repeat it. */
  saveProgress(progress: SubmissionProgress): Promise<void>;
}

/** Results of the steps so far, as stored in the outbox row. */
export type SubmissionProgress = Partial<
  Pick<
    OutboxRow,
    'submissionNumber' | 'folderDriveItemId' | 'responseDriveItemId' | 'pdf' | 'state' | 'replaced' | 'unnamed'
  >
>;

/** Result of a step, written in the transaction that ends it. */
export interface SubmitStepResult {
  readonly progress?: SubmissionProgress;
  /**
   * Next step. `undefined` deletes the outbox row, unless the submission is marked for deletion; `over` always deletes
   * it.
   */
  readonly next: OutboxStep | 'over' | undefined;
  /** Further tables that `writeMore` writes in the same transaction. */
  readonly moreTables?: readonly TableName[];
  readonly writeMore?: () => Promise<unknown>;
}

/** Runs one of the steps P1–P9. It may be repeated at any time, because it checks what an earlier attempt has done. */
export type SubmitStep = (submission: SubmissionContext) => Promise<SubmitStepResult>;

/** Returns a value that an earlier step must have stored; a missing value is a bug in the pipeline. */
export function requireProgress<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The outbox row has no ${name}`);
  return value;
}
