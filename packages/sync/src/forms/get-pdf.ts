import type { SyncContext } from '../context.ts';
import { renderResponse } from '../outbox/render-response.ts';
import type { PrintedResponse } from './form-service.ts';

/**
 * Renders the PDF of the current state of a response, including drafts.
 *
 * @throws 'Pdf Generation Timeout' after 30 s
 */
export async function getPdf(context: SyncContext, response: PrintedResponse): Promise<Blob> {
  const bytes = await renderResponse(context, { submitted: 1, ...response }, response.submissionNumber);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
