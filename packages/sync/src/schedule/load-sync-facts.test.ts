import { expect, it } from 'vitest';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleResponse } from '../testing/sample-rows.ts';
import { loadSyncFacts } from './sync-status.ts';

const owner = { tenantId: ada.tenantId, userId: ada.userId, teamId: 'team', formId: 'form' };

const createResponse = (id: string, more: Partial<ResponseRow> = {}) => sampleResponse(id, { isDirty: 1, ...more });

const createOutboxRow = (responseId: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  ...{ responseId, ...owner, revision: 1, manifestHash: '', step: 'number', tries: 0, backOffMs: 0, state: 'waiting' },
  ...more,
});

const createFailedRow = (
  kind: 'storage-full' | 'pdf-timeout' | 'pdf-upload-refused' | 'no-answer' | 'submission-gone',
) => ({
  kind,
  parameters: {},
});

it('[SYNC-241] counts waiting responses without reading them, and reads failed ones', async () => {
  const context = await createLocalContext();
  const { database } = context;
  const waiting = Array.from({ length: 200 }, (_, at) => `waits ${at}`);
  await database.responses.bulkPut(waiting.map((id) => createResponse(id, { submitted: 1 })));
  await database.outbox.bulkPut(waiting.map((id) => createOutboxRow(id)));
  await database.responses.bulkPut([
    createResponse('draft', { pushFailure: { failure: createFailedRow('storage-full'), tries: 1, backOffMs: 1 } }),
    createResponse('refused', { submitted: 1 }),
    createResponse('slow', { submitted: 1 }),
    createResponse('once', { submitted: 1 }),
    createResponse('of another', {
      userId: 'bob',
      pushFailure: { failure: createFailedRow('pdf-timeout'), tries: 1, backOffMs: 1 },
    }),
  ]);
  await database.outbox.bulkPut([
    createOutboxRow('refused', { state: 'needsAttention', tries: 1, lastError: createFailedRow('pdf-upload-refused') }),
    createOutboxRow('slow', { tries: 3, lastError: createFailedRow('no-answer') }),
    createOutboxRow('once', { tries: 1, lastError: createFailedRow('pdf-timeout') }),
    createOutboxRow('gone', { step: 'tellDeletion', tries: 4, lastError: createFailedRow('submission-gone') }),
  ]);
  const read: string[] = [];
  const note = (row: { readonly id?: string; readonly responseId?: string }) => {
    read.push(row.id ?? row.responseId ?? '');
    return row;
  };
  database.responses.hook('reading', note as never);
  database.outbox.hook('reading', note as never);
  const facts = await loadSyncFacts(context, undefined);
  expect(facts.pendingUploads).toBe(205);
  const shown = facts.errors.map(({ parameters, cause }) => ({ ...parameters, why: cause?.kind }));
  expect(shown).toEqual([
    { title: 'Site visit', responseId: 'draft', why: 'storage-full' },
    { title: 'Site visit', responseId: 'refused', why: 'pdf-upload-refused' },
    { title: 'Site visit', responseId: 'slow', why: 'no-answer' },
    { responseId: 'gone', why: 'submission-gone' },
  ]);
  expect(new Set(read)).toEqual(new Set(['draft', 'of another', 'refused', 'slow', 'gone']));
});
