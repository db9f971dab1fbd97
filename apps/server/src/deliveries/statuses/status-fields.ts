import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { isRecord, sameJson } from '@tideform/engine';
import type { FieldValues } from '@tideform/graph';

/** What the library says of telling of a response: two columns of JSON. */
export interface ToldStatuses {
  readonly webhooks: readonly WebhookStatus[];
  readonly email: EmailStatus | undefined;
}

/**
 * The columns that do not say it yet. When something is tried again is left out, and another time alone is no difference: each write is a
 * version of the file.
 */
export function changedFields({ webhooks, email }: ToldStatuses, present: FieldValues): FieldValues {
  const wanted = {
    ...(webhooks.length > 0 && { tfSubmissionWebhooks: webhooks.map(written) }),
    ...(email && { tfSubmissionEmail: writtenEmail(email) }),
  };
  const changed = Object.entries(wanted).filter(([name, value]) => !isSame(value, read(present[name])));
  return Object.fromEntries(changed.map(([name, value]) => [name, JSON.stringify(value)]));
}

function written({ nextAt: _left, ...status }: WebhookStatus) {
  return status;
}

/** An email record of the specification: why it was not sent is its `error`. */
function writtenEmail({ nextAt: _left, failure: error, ...status }: EmailStatus) {
  return { ...status, error };
}

function isSame(wanted: unknown, present: unknown): boolean {
  return sameJson(timeless(wanted), timeless(present));
}

function timeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(timeless);
  if (!isRecord(value)) return value;
  const { timestamp: _left, ...rest } = value;
  return rest;
}

/** What lies in the library was written by anybody with access. */
function read(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
