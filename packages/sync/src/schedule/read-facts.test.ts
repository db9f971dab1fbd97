import { expect, it } from 'vitest';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleResponse } from '../testing/sample-response.ts';
import { readFacts } from './read-facts.ts';

const owner = { tenantId: ada.tenantId, userId: ada.userId, teamId: 'team', formId: 'form' };

const response = (id: string, more: Partial<ResponseRow> = {}) => sampleResponse(id, { isDirty: 1, ...more });

const queued = (responseId: string, more: Partial<OutboxRow> = {}): OutboxRow => ({
  ...{ responseId, ...owner, revision: 1, manifestHash: '', step: 'number', tries: 0, backOffMs: 0, state: 'waiting' },
  ...more,
});

const failed = (kind: 'storage-full' | 'pdf-timeout' | 'pdf-upload-refused' | 'no-answer' | 'submission-gone') => ({
  kind,
  parameters: {},
});

it('[SYNC-241] counts waiting responses without reading them, and reads failed ones', async () => {
  const context = await createLocalContext();
  const { database } = context;
  const waiting = Array.from({ length: 200 }, (_, at) => `waits ${at}`);
  await database.responses.bulkPut(waiting.map((id) => response(id, { submitted: 1 })));
  await database.outbox.bulkPut(waiting.map((id) => queued(id)));
  await database.responses.bulkPut([
    response('draft', { pushFailure: { failure: failed('storage-full'), tries: 1, backOffMs: 1 } }),
    response('refused', { submitted: 1 }),
    response('slow', { submitted: 1 }),
    response('once', { submitted: 1 }),
    response('of another', { userId: 'bob', pushFailure: { failure: failed('pdf-timeout'), tries: 1, backOffMs: 1 } }),
  ]);
  await database.outbox.bulkPut([
    queued('refused', { state: 'needsAttention', tries: 1, lastError: failed('pdf-upload-refused') }),
    queued('slow', { tries: 3, lastError: failed('no-answer') }),
    queued('once', { tries: 1, lastError: failed('pdf-timeout') }),
    queued('gone', { step: 'tellDeletion', tries: 4, lastError: failed('submission-gone') }),
  ]);
  const read: string[] = [];
  const note = (row: { readonly id?: string; readonly responseId?: string }) => {
    read.push(row.id ?? row.responseId ?? '');
    return row;
  };
  database.responses.hook('reading', note as never);
  database.outbox.hook('reading', note as never);
  const facts = await readFacts(context, undefined);
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
