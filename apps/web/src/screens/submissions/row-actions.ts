import type { SubmissionItem } from '@tideform/sync';

/** What can be done with a submission of the table. */
export interface RowActions {
  open(item: SubmissionItem): void;
  /** Shows it beside the table. */
  preview?(item: SubmissionItem): void;
  /** One is shown there, so that a press on another row shows that one. */
  readonly isPreviewing?: boolean;
  /** Where the person may. */
  mayEdit(item: SubmissionItem): boolean;
  edit(item: SubmissionItem): void;
  /** Asks whether webhooks are to be told again. */
  rerun(item: SubmissionItem): void;
  downloadPdf(item: SubmissionItem): void;
  /** The one whose PDF is on its way. */
  readonly busyId: string | undefined;
}
