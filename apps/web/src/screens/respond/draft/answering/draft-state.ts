import type { ResponseRow } from '@tideform/sync';
import type { Autosave } from '../../../../saving/create-autosave.ts';

/**
 * Mutable state of an open draft. The object stays the same as long as the draft is open, and changing it doesn't cause
 * a render.
 */
export interface DraftState {
  /** Row of the draft as it was last stored, on this or another device. */
  row: ResponseRow;
  /** Whether the user changed something; values calculated by the form don't count. */
  isEdited: boolean;
  /** Whether the user changed an answer since the screen was opened. */
  hasChanged: boolean;
  isUnsaved: boolean;
  /** Whether the answers come from a copy that was stored when the page closed before they were saved. */
  isRecovered: boolean;
  autosave: Autosave | undefined;
  submitting: Promise<void> | undefined;
}

export function createDraftState(row: ResponseRow): DraftState {
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
