import type { Data } from '../data-context.ts';
import { createDeliveryStatuses, type DeliveryStatuses } from './create-delivery-statuses.ts';

const statusesByApi = new WeakMap<Data['api'], Map<string, DeliveryStatuses>>();

/** Returns the cached delivery statuses of a form's responses. All views share one cache per form. */
export function getDeliveryStatuses(api: Data['api'], teamId: string, formId: string): DeliveryStatuses {
  const statusesByForm = statusesByApi.get(api) ?? new Map<string, DeliveryStatuses>();
  statusesByApi.set(api, statusesByForm);
  const key = `${teamId} ${formId}`;
  const statuses = statusesByForm.get(key) ?? createDeliveryStatuses(api, { teamId, formId });
  statusesByForm.set(key, statuses);
  return statuses;
}
