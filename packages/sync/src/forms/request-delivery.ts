import type { SyncContext } from '../context.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { DeliveryRequest } from './form-service.ts';

/**
 * Asks the server to send a stored response to the form's webhooks or by its email rules. The server sends each
 * combination of response, revision, trigger and target once, however often this is called.
 *
 * @throws 'Invalid form: {id}'
 */
export async function requestDelivery(
  { database, ports }: SyncContext,
  formId: string,
  request: DeliveryRequest,
  target: 'webhook' | 'email',
): Promise<void> {
  const form = await database.forms.get(formId);
  if (!form) throw new FailureError('invalid-form', { formId });
  await ports.server.deliver(form.teamId, formId, { ...request, target });
}
