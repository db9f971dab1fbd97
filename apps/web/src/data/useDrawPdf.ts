import type { StoredResponse } from '@tideform/sync';
import { flushPendingSaves } from '../saving/pending-saves.ts';
import { useData } from './data-context.ts';

/** Draws the PDF of a response as it is now: of a draft of this device with what was answered a moment ago. */
export function useDrawPdf(): (response: StoredResponse) => Promise<Blob> {
  const { database, forms } = useData();
  return async (response) => {
    await flushPendingSaves();
    return forms.getPdf((await database.responses.get(response.id)) ?? response);
  };
}
