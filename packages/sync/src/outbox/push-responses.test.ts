import { describe, expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { FailureError, PdfRendererUnavailable } from '../failures/failure-error.ts';
import type { Identity, PdfRenderer, PrintableResponse } from '../ports.ts';
import { createRetryTimes } from '../retries/back-off.ts';

import { ada, createMemoryProductServer } from '../testing/local-context.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { hasDueWork, pushResponses } from './push-responses.ts';

describe('pushResponses', () => {
  it('sends a submit as JSON, PDF and fields', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Quay 4');
    expect(await fixture.push()).toBe('complete');
    expect(fixture.responseFiles()).toEqual([
      '1 Site visit',
      '1 Site visit/response.submitted.json',
      '1 Site visit/submission.pdf',
    ]);
    expect(fixture.workspace.item('Responses/Site visit/1 Site visit/response.submitted.json').current.fields).toEqual({
      tfItemType: 'submission',
      tfTitle: 'Site visit',
      tfFormId: 'form-1',
      tfFormVersion: 1,
      tfResponseId: id,
      tfPartition: 0,
      tfSubmissionNumber: 1,
      tfSubmissionData: '{"place":"Quay 4"}',
      tfSubmissionMetadata: '{}',
      tfSubmissionTimestamp: '2026-11-21T08:00:00.000Z',
      tfCollaborators: 'Ada Byron',
    });
    const file = fixture.workspace.json('Responses/Site visit/1 Site visit/response.submitted.json');
    expect(file).toMatchObject({ id, webhooks: [], email: [] });
    expect(file).not.toHaveProperty('formShareSessionId');
    expect(await fixture.context.database.receipts.get(id)).toMatchObject({
      ...{ submissionNumber: 1, formId: 'form-1', title: 'Site visit' },
    });
    expect(await fixture.context.database.responses.count()).toBe(0);
  });

  it('[SYNC-300] inserts the number into answers where the form uses it: in file, fields, title and PDF', async () => {
    const drawn: PrintableResponse[] = [];
    const pdf: PdfRenderer = {
      render: async (input) => {
        drawn.push(input);
        return new Uint8Array([1]);
      },
    };
    const fixture = await createPushFixture({ pdf });
    const { id } = await fixture.draft('Quay 4');
    await fixture.context.database.responses.update(id, { titleTemplate: 'Report {{data.nr}} of {{data.place}}' });
    const frozen = { place: 'Quay 4', nr: 'mine' };
    const submitted = await fixture.commands.submit(id, frozen, { numbered: ['nr', 'box.nr'] });
    expect(submitted.data.data).toEqual(frozen);
    expect(await fixture.push()).toBe('complete');
    const numbered = { place: 'Quay 4', nr: 1, box: { nr: 1 } };
    const item = fixture.workspace.item('Responses/Site visit/1 Site visit/response.submitted.json').current;
    expect(item.fields).toMatchObject({
      tfSubmissionData: JSON.stringify(numbered),
      tfTitle: 'Report 1 of Quay 4',
    });
    expect(drawn.map(({ title, data }) => ({ title, data }))).toEqual([
      { title: 'Report 1 of Quay 4', data: numbered },
    ]);
  });

  it('[SYNC-282] finds due work without reading rows that are known to wait', async () => {
    const fixture = await createPushFixture();
    const { context, setRequestFault } = fixture;
    for (let each = 1; each <= 5; each += 1) await fixture.createSubmission(`Quay ${each}`);
    await fixture.draft('Ham');
    setRequestFault(refuseRequests('/drives/', 403, 'accessDenied'));
    const retries = createRetryTimes(context.ports.clock);
    const run = { ...context, epoch: await acquireLease(context.database), retries };
    expect(await hasDueWork(run)).toBe(true);
    await pushResponses(run);
    let reads = 0;
    for (const table of [context.database.responses, context.database.outbox]) {
      table.hook('reading', (row) => {
        reads += 1;
        return row;
      });
    }
    expect([await hasDueWork(run), reads]).toEqual([false, 0]);
    retries.clear();
    expect([await hasDueWork(run), reads]).toEqual([true, 5]);
  });

  it('[SYNC-297] sends a submit without a number within a minute after a builder makes numbers available', async () => {
    let [ms, isMended] = [0, false];
    const clock = { monotonicMs: () => ms, now: () => '2026-11-21T08:00:00.000Z', wait: async () => {} };
    const server = createMemoryProductServer();
    const fixture = await createPushFixture({
      clock,
      server: {
        ...server,
        async nextSubmissionNumber(...input) {
          if (!isMended) throw new FailureError('no-number-left', {});
          return server.nextSubmissionNumber(...input);
        },
      },
    });
    const { context } = fixture;
    const run = { ...context, epoch: await acquireLease(context.database), retries: createRetryTimes(clock) };
    const { id } = await fixture.createSubmission('Quay 4');
    await pushResponses(run);
    expect(await fixture.outboxRow(id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'no-number-left' },
    });
    isMended = true;
    ms = 59_000;
    expect(await hasDueWork(run)).toBe(false);
    ms = 60_000;
    await pushResponses(run);
    expect(fixture.responseFiles()).toContain('1 Site visit/response.submitted.json');
  });

  it('[SYNC-10] gives each of many responses its own number and folder', async () => {
    const fixture = await createPushFixture();
    for (let each = 1; each <= 6; each += 1) await fixture.createSubmission(`Quay ${each}`);
    await fixture.push();
    const receipts = await fixture.context.database.receipts.toArray();
    expect(receipts.map((receipt) => receipt.submissionNumber).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(fixture.responseFiles()).toHaveLength(6 * 3);
  });

  it('[SYNC-9] works in a library beyond the list threshold', async () => {
    const fixture = await createPushFixture({}, { listThreshold: 4 });
    await fixture.createSubmission('Quay 4');
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.context.database.receipts.count()).toBe(1);
  });

  it('[SYNC-80] titles a submission by its template, in the library and in the PDF', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.draft('Quay 4');
    await fixture.context.database.responses.update(id, { titleTemplate: '{{submissionNumber}} {{data.place}}' });
    await fixture.commands.submit(id, { place: 'Quay 5' });
    await fixture.push();
    const folder = 'Responses/Site visit/1 Site visit';
    const path = `${folder}/response.submitted.json`;
    expect(fixture.workspace.item(path).current.fields).toMatchObject({ tfTitle: '1 Quay 5' });
    expect(fixture.workspace.json(path)).toMatchObject({ title: '1 Quay 5' });
    const { bytes } = fixture.workspace.item(`${folder}/submission.pdf`).current;
    expect(new TextDecoder().decode(bytes)).toBe('%PDF 1 Quay 5');
  });

  it('truncates a long title and a long list of collaborators to the column length', async () => {
    const fixture = await createPushFixture({ identity: () => ({ ...ada, displayName: 'A'.repeat(300) }) });
    const { id } = await fixture.draft('Quay 4');
    await fixture.context.database.responses.update(id, { formTitle: 'T'.repeat(300) });
    await fixture.commands.submit(id, { place: 'Quay 4' });
    await fixture.push();
    const [, json = ''] = fixture.responseFiles();
    const { fields } = fixture.workspace.item(`Responses/Site visit/${json}`).current;
    expect(fields.tfTitle).toBe('T'.repeat(255));
    expect(fields.tfCollaborators).toBe('A'.repeat(255));
  });

  it('[SYNC-25] shows a refusal and sends the others', async () => {
    const fixture = await createPushFixture();
    const poisoned = await fixture.createSubmission('locked');
    const healthy = await fixture.createSubmission('open');
    fixture.setRequestFault(async (moment, request) => {
      const folderId = (await fixture.outboxRow(poisoned.id))?.folderDriveItemId;
      const isPoisoned =
        folderId !== undefined && request.url.includes(`${folderId}:/response.submitted.json:/content`);
      return isPoisoned ? refuseRequests('', 423, 'resourceLocked')(moment, request) : undefined;
    });
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.outboxRow(healthy.id)).toBeUndefined();
    expect(await fixture.outboxRow(poisoned.id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'upload-refused' },
      tries: 1,
    });
    fixture.setRequestFault();
    await fixture.push();
    expect(await fixture.context.database.receipts.count()).toBe(2);
  });

  it('names the file that Graph refuses, and the status of a large one', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Q'.repeat(4_000_000));
    const draft = await fixture.draft('Quay 5');
    fixture.setRequestFault(
      async (...call) =>
        refuseRequests('response.draft.json:/content', 403, 'accessDenied')(...call) ??
        refuseRequests('response.submitted.json:/createUploadSession', 507, 'quotaLimitReached')(...call),
    );
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject({
      state: 'needsAttention',
      lastError: { kind: 'large-upload-refused', parameters: { status: 507 } },
    });
    const { pushFailure } = (await fixture.context.database.responses.get(draft.id)) ?? {};
    expect(pushFailure?.failure).toMatchObject({ kind: 'upload-refused', parameters: { file: 'response.draft.json' } });
  });

  it("truncates a draft's long title and long list of collaborators too", async () => {
    const fixture = await createPushFixture({ identity: () => ({ ...ada, displayName: 'A'.repeat(300) }) });
    const { id } = await fixture.draft('Quay 4');
    await fixture.context.database.responses.update(id, { formTitle: 'T'.repeat(300) });
    await fixture.push();
    const json = fixture.responseFiles().find((path) => path.endsWith('response.draft.json'));
    expect(fixture.workspace.item(`Responses/Site visit/${json}`).current.fields).toMatchObject({
      tfTitle: 'T'.repeat(255),
      tfCollaborators: 'A'.repeat(255),
    });
  });

  it('[I22] [SYNC-26] stores how long a busy service must not be called', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Quay 4');
    fixture.setRequestFault(refuseRequests('submission.pdf', 429, 'activityLimitReached', { 'Retry-After': '600' }));
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf', tries: 1, backOffMs: 600_000 });
  });

  it('[SYNC-27] ends the pass without a network or a token, and reports nothing', async () => {
    const reported: string[] = [];
    const fixture = await createPushFixture({ report: ({ code }) => reported.push(code) });
    const { id } = await fixture.createSubmission('Quay 4');
    fixture.setRequestFault(() => 'lost');
    expect(await fixture.push()).toBe('offline');
    fixture.setRequestFault(refuseRequests('/', 401, 'InvalidAuthenticationToken'));
    expect(await fixture.push()).toBe('unauthenticated');
    const row = await fixture.outboxRow(id);
    expect(row).toMatchObject({ state: 'waiting', step: 'folder' });
    expect(row?.lastError).toBeUndefined();
    expect(reported).toEqual([]);
  });

  it('[I19] [SYNC-5] does not touch work of another account', async () => {
    let person: Identity = { tenantId: 'contoso', userId: 'ada', displayName: 'Ada Byron' };
    const fixture = await createPushFixture({ identity: () => person });
    const submit = await fixture.createSubmission('Quay 4');
    const draft = await fixture.draft('Quay 5');
    person = { tenantId: 'contoso', userId: 'bob', displayName: 'Bob Stone' };
    expect(await fixture.push()).toBe('complete');
    expect(fixture.server.numbers.size).toBe(0);
    expect(await fixture.outboxRow(submit.id)).toMatchObject({ step: 'number', tries: 0 });
    expect(await fixture.context.database.responses.get(draft.id)).toMatchObject({ isDirty: 1 });
  });

  it('[SYNC-12] times out after 30 seconds of PDF rendering, sends the others, and retries later', async () => {
    let pass30Seconds = () => {};
    const clock = {
      monotonicMs: () => 0,
      now: () => '2026-11-21T08:00:00.000Z',
      wait: (ms: number) =>
        new Promise<void>((resolve) => {
          if (ms === 30_000) pass30Seconds = resolve;
        }),
    };
    const ended: unknown[] = [];
    let isEndless = true;
    const pdf: PdfRenderer = {
      render({ data, title }, signal) {
        if (!isEndless || data.place !== 'endless') return Promise.resolve(new TextEncoder().encode(`%PDF ${title}`));
        signal.addEventListener('abort', () => ended.push(data.place));
        pass30Seconds();
        return new Promise(() => {});
      },
    };
    const fixture = await createPushFixture({ clock, pdf });
    const { id } = await fixture.createSubmission('endless');
    await fixture.createSubmission('Quay 4');
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf', pdf: { failures: 1 } });
    expect(ended).toEqual(['endless']);
    expect(await fixture.context.database.receipts.count()).toBe(1);
    isEndless = false;
    await fixture.push();
    expect(await fixture.context.database.receipts.count()).toBe(2);
    expect(fixture.responseFiles()).toHaveLength(2 * 3);
  });

  it('[SYNC-270] retries soon when the PDF renderer did not start', async () => {
    const pdf: PdfRenderer = { render: () => Promise.reject(new PdfRendererUnavailable()) };
    const fixture = await createPushFixture({ pdf });
    const { id } = await fixture.createSubmission('Quay 4');
    await fixture.push();
    const row = await fixture.outboxRow(id);
    expect(row).toMatchObject({ state: 'waiting', step: 'pdf', tries: 1 });
    expect(row?.backOffMs).toBeLessThan(3_000);
  });

  it('[SYNC-14] leaves a submission with other answers unchanged, and saves ours as a draft', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('theirs');
    const { database } = fixture.context;
    const [response, row] = [await database.responses.get(id), await fixture.outboxRow(id)];
    await fixture.push();
    await database.responses.put({ ...response!, data: { data: { place: 'ours' }, metadata: {} } });
    await database.outbox.put({ ...row!, manifestHash: 'another' });
    await fixture.push();
    expect(await fixture.outboxRow(id)).toBeUndefined();
    const conflict = { kind: 'submitted', of: id, isSubmit: 1 };
    expect(await database.responses.toArray()).toMatchObject([
      { submitted: 0, copiedFromId: id, conflict, data: { data: { place: 'ours' } } },
    ]);
    const stored = fixture.workspace.json('Responses/Site visit/1 Site visit/response.submitted.json');
    expect(stored).toMatchObject({ data: { data: { place: 'theirs' } } });
  });

  it('[SYNC-15] does not accept an upload whose stored content differs', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Quay 4');
    fixture.setRequestFault((moment, request) =>
      moment === 'reply' && request.url.includes('submission.pdf')
        ? Response.json({ id: 'x', name: 'submission.pdf', size: 3, file: { hashes: { quickXorHash: 'AAAA' } } })
        : undefined,
    );
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject({
      step: 'pdf',
      pdf: { failures: 1 },
    });
  });

  it('[SYNC-17] omits an optional field that the library refuses by name', async () => {
    const fixture = await createPushFixture();
    const { columns } = fixture.workspace.library();
    columns.splice(
      columns.findIndex((column) => column.name === 'tfSubmissionNumber'),
      1,
    );
    await fixture.createSubmission('Quay 4');
    await fixture.push();
    const { fields } = fixture.workspace.item('Responses/Site visit/1 Site visit/response.submitted.json').current;
    expect(fields).toMatchObject({ tfItemType: 'submission', tfPartition: 0 });
    expect(fields).not.toHaveProperty('tfSubmissionNumber');
  });

  it('[SYNC-17] holds a submission while the library lacks the column of its partition', async () => {
    const fixture = await createPushFixture();
    const { columns } = fixture.workspace.library();
    const at = columns.findIndex((column) => column.name === 'tfPartition');
    const [column] = columns.splice(at, 1);
    const { id } = await fixture.createSubmission('Quay 4');
    await fixture.push();
    const path = 'Responses/Site visit/1 Site visit/response.submitted.json';
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'commit' });
    expect(fixture.workspace.item(path).current.fields).not.toMatchObject({ tfItemType: 'submission' });
    columns.splice(at, 0, column!);
    await fixture.push();
    expect(fixture.workspace.item(path).current.fields).toMatchObject({ tfItemType: 'submission', tfPartition: 0 });
  });

  it('[SYNC-11] never uses a folder of another response', async () => {
    const fixture = await createPushFixture();
    await fixture.createSubmission('first');
    await fixture.push();
    const folder = fixture.workspace.item('Responses/Site visit/1 Site visit');
    folder.name = '2 Site visit';
    await fixture.createSubmission('second');
    await fixture.push();
    expect(fixture.responseFiles()).toContain('2 Site visit-1/response.submitted.json');
    expect(folder.children.size).toBe(2);
  });

  it('[SYNC-25] creates the folder again when it was deleted meanwhile', async () => {
    const fixture = await createPushFixture();
    const { id } = await fixture.createSubmission('Quay 4');
    fixture.setRequestFault(refuseRequests('response.submitted.json', 404, 'itemNotFound'));
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'folder' });
    fixture.setRequestFault();
    await fixture.push();
    expect(await fixture.context.database.receipts.count()).toBe(1);
    expect(fixture.responseFiles()).toHaveLength(3);
  });
});
