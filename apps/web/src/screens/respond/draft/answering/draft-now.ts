import type { ResponseRow } from '@tideform/sync';
import type { Autosave } from '../../../../saving/create-autosave.ts';

/** What is known of the draft beside what is drawn of it. One object as long as it is answered; no change of it redraws anything. */
export interface DraftNow {
  /** As it was stored last, here or by another device. */
  row: ResponseRow;
  /** The person did something. What the form's code calculates is not theirs. */
  isEdited: boolean;
  /** They answered something since the screen was opened. */
  hasChanged: boolean;
  isUnsaved: boolean;
  /** The answers come from a copy that was kept when the page was closed before they were saved. */
  isRecovered: boolean;
  autosave: Autosave | undefined;
  submitting: Promise<void> | undefined;
}

export function draftOf(row: ResponseRow): DraftNow {
  return {
    row,
    isEdited: false,
    hasChanged: false,
    isUnsaved: false,
    isRecovered: false,
    autosave: undefined,
    submitting: undefined,
  };
}
