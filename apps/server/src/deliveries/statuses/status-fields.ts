import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { isRecord, isSameJson } from '@tideform/engine';
import type { FieldValues } from '@tideform/graph';

/** Delivery statuses of a response, stored as JSON in two columns of the library. */
export interface DeliveryStatuses {
  readonly webhooks: readonly WebhookStatus[];
  readonly email: EmailStatus | undefined;
}

/**
 * Returns the list columns to write: those whose status differs. The time of the next attempt isn't stored, and
 * differences in timestamps alone are ignored, since each write creates a version of the file.
 */
export function getChangedFields({ webhooks, email }: DeliveryStatuses, present: FieldValues): FieldValues {
  const columns = {
    ...(webhooks.length > 0 && { tfSubmissionWebhooks: webhooks.map(toStoredWebhookStatus) }),
    ...(email && { tfSubmissionEmail: toStoredEmailStatus(email) }),
  };
  const changed = Object.entries(columns).filter(([name, value]) => !isSameStatus(value, parseColumn(present[name])));
  return Object.fromEntries(changed.map(([name, value]) => [name, JSON.stringify(value)]));
}

function toStoredWebhookStatus({ nextAt: _left, ...status }: WebhookStatus) {
  return status;
}

/** Converts an email status to its stored format, in which the property `failure` is named `error`. */
function toStoredEmailStatus({ nextAt: _left, failure: error, ...status }: EmailStatus) {
  return { ...status, error };
}

function isSameStatus(wanted: unknown, present: unknown): boolean {
  return isSameJson(removeTimestamps(wanted), removeTimestamps(present));
}

function removeTimestamps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTimestamps);
  if (!isRecord(value)) return value;
  const { timestamp: _left, ...rest } = value;
  return rest;
}

/**
 * Parses a column's JSON.
 * @returns `undefined` for invalid JSON, since anyone with access to the library can write it
 */
function parseColumn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
