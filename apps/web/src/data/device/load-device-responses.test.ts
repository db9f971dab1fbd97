import type { Database, OutboxRow, ReceiptRow } from '@tideform/sync';
import { expect, it } from 'vitest';
import { amira } from '../../testing/fakes.ts';
import { formRow, openRows, responseRow, teamRow } from '../../testing/open-device.ts';
import { loadDeviceResponses } from './load-device-responses.ts';

const owner = { tenantId: amira.tenantId, userId: amira.userId, teamId: 'team1', formId: 'form1' };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();

const queued = (responseId: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  ...{ responseId, ...owner, revision: 1, manifestHash: '', step: 'number', tries: 0, backOffMs: 0, state: 'waiting' },
  ...more,
});

const receipt = (responseId: string, daysAgo: number): ReceiptRow => ({
  ...{ responseId, ...owner, submissionNumber: 1, title: 'Quay 4', driveItemId: 'item', manifestHash: '' },
  at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
});

function countReads({ responses, forms }: Database): () => number {
  let reads = 0;
  for (const table of [responses, forms]) {
    table.hook('reading', (row) => {
      reads += 1;
      return row;
    });
  }
  return () => reads;
}

it('lists failed responses first, and loads only the responses that are shown', async () => {
  const clean = Array.from({ length: 600 }, (_, n) => responseRow({ id: `draft${n}`, isDirty: 0, timestamp: at(n) }));
  const sent = Array.from({ length: 600 }, (_, n) => responseRow({ id: `sent${n}`, submitted: 1, timestamp: at(n) }));
  const forms = Array.from({ length: 300 }, (_, n) => formRow({ id: `form${n}` }));
  const database = await openRows({ teams: [teamRow()], forms, responses: [...clean, ...sent] });
  await database.outbox.bulkPut(sent.map(({ id }) => queued(id)));
  await database.outbox.put(
    queued('sent0', { state: 'needsAttention', lastError: { kind: 'pdf-upload-refused', parameters: {} } }),
  );
  await database.outbox.put(queued('sent1', { tries: 3, lastError: { kind: 'no-answer', parameters: {} } }));
  const reads = countReads(database);
  const work = await loadDeviceResponses(database, amira, 5);
  expect(work.responses.map(({ id }) => id)).toEqual(['sent1', 'sent0', 'sent599', 'sent598', 'sent597']);
  expect([work.hasMore, work.unsentIds.length]).toEqual([true, 600]);
  expect(reads()).toBeLessThan(30);
});

it('sorts responses by the urgency of their state, then by date, newest first', async () => {
  const edit = { of: 'mark', count: 1, files: [] };
  const database = await openRows({
    teams: [teamRow()],
    forms: [formRow()],
    responses: [
      responseRow({ id: 'draft old', isDirty: 0, timestamp: at(1) }),
      responseRow({ id: 'draft new', isDirty: 0, timestamp: at(9) }),
      responseRow({ id: 'waits', timestamp: at(2) }),
      responseRow({ id: 'edit', timestamp: at(3), resubmission: edit }),
      responseRow({ id: 'discarded', timestamp: at(4), deleted: 1 }),
      responseRow({
        id: 'refused',
        timestamp: at(0),
        pushFailure: { failure: { kind: 'storage-full', parameters: {} }, tries: 1, backOffMs: 1 },
      }),
      responseRow({ id: 'pending', submitted: 1, timestamp: at(5) }),
      responseRow({ id: 'of another', userId: 'bob' }),
    ],
  });
  await database.outbox.bulkPut([queued('pending'), queued('leaves', { step: 'tellDeletion', deleted: 1 })]);
  await database.outbox.put(queued('arrived', { step: 'latePdf', state: 'done', tries: 5 }));
  await database.receipts.bulkPut([receipt('arrived', 1), receipt('leaves', 1), receipt('long ago', 8)]);
  const { responses, hasMore, unsentIds } = await loadDeviceResponses(database, amira, 50);
  expect(responses.map(({ id }) => id)).toEqual([
    ...['refused', 'pending', 'edit', 'waits', 'discarded', 'leaves', 'draft new', 'draft old', 'arrived'],
  ]);
  expect(responses.at(-1)).toMatchObject({ title: 'Quay 4', isPdfLate: true, isUnsent: false });
  expect([hasMore, [...unsentIds].sort()]).toEqual([false, ['edit', 'pending', 'refused', 'waits']]);
});
