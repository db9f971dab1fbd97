import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import type { DeliveryAsk } from './form-service.ts';

/**
 * Asks the server to tell a stored response to the form's webhooks, or to its email rules. The same response, revision,
 * trigger and kind of target is told once, however often it is asked.
 *
 * @throws 'Invalid form: {id}'
 */
export async function tellResponse(
  { database, ports }: SyncContext,
  formId: string,
  ask: DeliveryAsk,
  target: 'webhook' | 'email',
): Promise<void> {
  const form = await database.forms.get(formId);
  if (!form) throw new Failed('invalid-form', { formId });
  await ports.server.deliver(form.teamId, formId, { ...ask, target });
}
