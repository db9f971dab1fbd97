import type { SyncContext } from '../context.ts';
import { drawResponse } from '../outbox/draw-response.ts';
import type { PrintedResponse } from './form-service.ts';

/** The PDF of a response as it is now, a draft's too. @throws 'Pdf Generation Timeout' after 30 s */
export async function getPdf(context: SyncContext, response: PrintedResponse): Promise<Blob> {
  const drawn = await drawResponse(context, { submitted: 1, ...response }, response.submissionNumber);
  return new Blob([drawn as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
