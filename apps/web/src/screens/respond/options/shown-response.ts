import type { StoredResponse } from '@tideform/sync';
import { numberedTitle } from '../../../ui/numbered-title.ts';

/** A response on the screen: a draft, an edit or a submission of this device, or what was read from the library. */
export interface ShownResponse {
  readonly response: StoredResponse;
  readonly place: 'draft' | 'edit' | 'pending' | 'library';
  /** Item of its PDF in the library. */
  readonly pdfItemId?: string | undefined;
}

/** What a person knows a submission by: its number and title. */
export function nameOf({ submissionNumber, title, formTitle }: StoredResponse): string {
  return numberedTitle(submissionNumber, title || formTitle);
}
