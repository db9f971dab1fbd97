import type { AttachmentRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { type Data, useData } from '../data-context.ts';
import {
  arrivedResponse,
  byUrgency,
  type DeviceResponse,
  deviceResponse,
  leavingSubmission,
  type OwnFiles,
} from './device-response.ts';

/** Receipts are shown for so long. */
const shownMs = 7 * 86_400_000;

/** Every response that this device has of the person, in all teams, and what has arrived lately; `undefined` while reading. */
export function useDeviceResponses(): readonly DeviceResponse[] | undefined {
  const { database, identity } = useData();
  return useLiveQuery(() => readDevice({ database, identity }), [database, identity]);
}

async function readDevice({ database, identity }: Pick<Data, 'database' | 'identity'>): Promise<DeviceResponse[]> {
  const isOwn = (row: { readonly tenantId: string; readonly userId: string }) =>
    row.tenantId === identity.tenantId && row.userId === identity.userId;
  const since = new Date(Date.now() - shownMs).toISOString();
  const [responses, outbox, receipts, attachments, forms] = await Promise.all([
    database.responses.filter(isOwn).toArray(),
    database.outbox.filter(isOwn).toArray(),
    database.receipts.filter((row) => isOwn(row) && row.at > since).toArray(),
    database.attachments.filter(isOwn).toArray(),
    database.forms.toArray(),
  ]);
  const formOf = new Map(forms.map((form) => [form.id, form]));
  const queuedOf = new Map(outbox.map((row) => [row.responseId, row]));
  const filesOf = sumFiles(attachments);
  const here = new Set(responses.map(({ id }) => id));
  return [
    ...responses.map((row) =>
      deviceResponse(row, queuedOf.get(row.id), formOf.get(row.formId), filesOf.get(row.id) ?? { count: 0, bytes: 0 }),
    ),
    ...outbox
      .filter((row) => row.deleted === 1 && !here.has(row.responseId))
      .map((row) => leavingSubmission(row, formOf.get(row.formId), '')),
    ...receipts
      .filter((row) => !here.has(row.responseId) && queuedOf.get(row.responseId)?.deleted !== 1)
      .map((row) => arrivedResponse(row, formOf.get(row.formId))),
  ].sort(byUrgency);
}

function sumFiles(attachments: readonly AttachmentRow[]): ReadonlyMap<string, OwnFiles> {
  const sums = new Map<string, OwnFiles>();
  for (const { responseId, sizeBytes } of attachments) {
    const { count, bytes } = sums.get(responseId) ?? { count: 0, bytes: 0 };
    sums.set(responseId, { count: count + 1, bytes: bytes + sizeBytes });
  }
  return sums;
}
