import type { StoredResponse } from '@tideform/sync';
import { formatNumberedTitle } from '../../ui/formatting/format-numbered-title.ts';

/**
 * Response on the screen: a draft, an edit or a pending submission of this device, or a submission from the library.
 */
export interface ShownResponse {
  readonly response: StoredResponse;
  readonly status: 'draft' | 'edit' | 'pending' | 'library';
  /** Drive item ID of the response's PDF in the library. */
  readonly pdfItemId?: string | undefined;
}

/** Returns the display name of a submission: its number and title. */
export function getDisplayName({ submissionNumber, title, formTitle }: StoredResponse): string {
  return formatNumberedTitle(submissionNumber, title || formTitle);
}
