import type { Data } from '../data-context.ts';
import { createDeliveryStatuses, type DeliveryStatuses } from './create-delivery-statuses.ts';

const ofApi = new WeakMap<Data['api'], Map<string, DeliveryStatuses>>();

/** What is known of a form's deliveries, the same for all who look. */
export function statusesOf(api: Data['api'], teamId: string, formId: string): DeliveryStatuses {
  const all = ofApi.get(api) ?? new Map<string, DeliveryStatuses>();
  ofApi.set(api, all);
  const key = `${teamId} ${formId}`;
  const statuses = all.get(key) ?? createDeliveryStatuses(api, { teamId, formId });
  all.set(key, statuses);
  return statuses;
}
