import type { SubmissionItem } from '@tideform/sync';

/** Actions for one submission in the table. */
export interface RowActions {
  open(item: SubmissionItem): void;
  /** Shows the submission in the preview panel. */
  preview?(item: SubmissionItem): void;
  /** Whether the preview panel is open; a click on another row then shows that row in it. */
  readonly isPreviewing?: boolean;
  /** Whether the user may edit the submission. */
  mayEdit(item: SubmissionItem): boolean;
  edit(item: SubmissionItem): void;
  /** Opens the dialog to send the submission's notifications again. */
  rerun(item: SubmissionItem): void;
  downloadPdf(item: SubmissionItem): void;
  /** ID of the response whose PDF is being downloaded. */
  readonly busyId: string | undefined;
}
