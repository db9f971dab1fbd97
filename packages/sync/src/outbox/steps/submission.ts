import type { OutboxRow, OutboxStep, ResponseRow } from '../../database/rows.ts';
import type { TableName } from '../../database/schema.ts';
import type { PushRun } from '../push-run.ts';

/** One submitted response on its way through the steps. */
export interface Submission {
  readonly run: PushRun;
  readonly row: OutboxRow;
  /** The frozen response. Only after the acknowledgement is it gone. */
  response(): Promise<ResponseRow>;
  /** Keeps a part of a step's work, so that a restart does not make it again. */
  keep(progress: Progress): Promise<void>;
}

/** What the steps have found out so far. */
export type Progress = Partial<
  Pick<
    OutboxRow,
    'submissionNumber' | 'folderDriveItemId' | 'responseDriveItemId' | 'pdf' | 'state' | 'replaced' | 'unnamed'
  >
>;

/** What is written in the transaction that ends a step. */
export interface StepEnd {
  readonly progress?: Progress;
  /** The step to do next; `undefined`: the row goes. `over`: it goes even if the submission was to be deleted after that. */
  readonly next: OutboxStep | 'over' | undefined;
  /** Further writes of the same transaction, to these tables. */
  readonly tables?: readonly TableName[];
  readonly also?: () => Promise<unknown>;
}

/** Does one step of design P1–P9. May be repeated at any time: it finds what an earlier try has done. */
export type Step = (submission: Submission) => Promise<StepEnd>;

/** What an earlier step has found out. A missing one is a bug of the pipeline. */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Outbox row without ${name}`);
  return value;
}
