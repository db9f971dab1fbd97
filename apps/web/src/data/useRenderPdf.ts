import type { StoredResponse } from '@tideform/sync';
import { flushPendingSaves } from '../saving/pending-saves.ts';
import { useData } from './data-context.ts';

/**
 * Returns a function that renders a response's current PDF. The PDF of a draft on this device includes unsaved answers.
 */
export function useRenderPdf(): (response: StoredResponse) => Promise<Blob> {
  const { database, forms } = useData();
  return async (response) => {
    await flushPendingSaves();
    return forms.getPdf((await database.responses.get(response.id)) ?? response);
  };
}
