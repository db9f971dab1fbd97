import type { TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { PdfRenderer } from '../ports.ts';
import { loadSyncFacts } from '../schedule/sync-status.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createPushFixture, refuseRequests } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';

const folder = 'Responses/Site visit/1 Site visit';

/** Opens a world whose PDFs contain the answers. With `isBroken`, rendering fails instead. */
async function createPdfFixture(tenantRules: readonly TenantRule[] = []) {
  const drawing = { isBroken: false, count: 0 };
  const pdf: PdfRenderer = {
    async render({ data }) {
      drawing.count += 1;
      if (drawing.isBroken) throw new Error('Out of memory');
      return new TextEncoder().encode(`%PDF ${data.place}`);
    },
  };
  const fixture = await createPushFixture({ pdf }, { tenantRules });
  const { context, server, workspace } = fixture;
  const { deliver } = server;
  /** Text of the PDF in the library at each delivery. */
  const delivered: (string | undefined)[] = [];
  const pdfText = () => {
    if (!workspace.tree().includes(`${folder}/submission.pdf`)) return undefined;
    return new TextDecoder().decode(workspace.item(`${folder}/submission.pdf`).current.bytes);
  };
  server.deliver = async (...parameters) => {
    delivered.push(pdfText());
    return deliver(...parameters);
  };
  return {
    ...fixture,
    drawing,
    delivered,
    pdfText,
    errors: async () => (await loadSyncFacts(context, crewId)).errors,
    placeInLibrary: () => {
      const stored = workspace.json(`${folder}/response.submitted.json`) as { data: { data: { place: string } } };
      return stored.data.data.place;
    },
    isSubmission: () => {
      const { fields } = workspace.item(`${folder}/response.submitted.json`).current;
      return fields.tfItemType === 'submission';
    },
    async edit(id: string, place: string) {
      const team = (await context.database.teams.get(crewId))!;
      const { response } = await createSubmissionReader(context).open(team, id);
      await fixture.commands.edit(crewId, response);
      await fixture.commands.submit(id, { place });
    },
  };
}

describe('the PDF of a submission', () => {
  it('[SYNC-52] [SYNC-12] is uploaded once where the service changes it', async () => {
    const fixture = await createPdfFixture(['rewritten-files']);
    let uploads = 0;
    fixture.setRequestFault((moment, { method, url }) => {
      if (moment === 'request' && method === 'PUT' && url.includes('submission.pdf')) uploads += 1;
      return undefined;
    });
    const { id } = await fixture.createSubmission('Kew');
    expect(await fixture.push()).toBe('complete');
    expect([await fixture.outboxRow(id), uploads]).toEqual([undefined, 1]);
    expect(fixture.pdfText()).toBe('%PDF Kew\n% labelled by the service\n');
    await fixture.edit(id, 'Ham');
    expect(await fixture.push()).toBe('complete');
    expect(fixture.pdfText()).toBe('%PDF Ham\n% labelled by the service\n');
    expect(fixture.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfItemType: 'pdf' });
  });

  it('[SYNC-52] [SYNC-370] is neither sent again nor deleted when only its columns are refused', async () => {
    const fixture = await createPdfFixture(['rewritten-files']);
    const { id } = await fixture.createSubmission('Kew');
    await fixture.push();
    await fixture.edit(id, 'Ham');
    let [uploads, isRefusing] = [0, true];
    fixture.setRequestFault(async (moment, request) => {
      if (moment !== 'request') return undefined;
      if (request.method === 'PUT' && /application\/pdf/.test(request.headers.get('Content-Type') ?? '')) uploads += 1;
      const isColumns = request.method === 'PATCH' && (await request.clone().text()).includes('"pdf"');
      const refusal = { error: { code: 'accessDenied', message: 'No.' } };
      return isRefusing && isColumns ? Response.json(refusal, { status: 403 }) : undefined;
    });
    const item = fixture.workspace.item(`${folder}/submission.pdf`);
    item.current = { ...item.current, fields: {} };
    for (let pass = 1; pass <= 4; pass += 1) await fixture.push();
    expect([uploads, fixture.pdfText()]).toEqual([1, '%PDF Ham\n% labelled by the service\n']);
    isRefusing = false;
    await fixture.push();
    expect([uploads, await fixture.outboxRow(id)]).toEqual([1, undefined]);
    expect(fixture.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfItemType: 'pdf' });
  });

  it('[SYNC-12] exists when webhooks and emails are sent', async () => {
    const fixture = await createPdfFixture();
    await fixture.createSubmission('Kew');
    await fixture.push();
    expect(fixture.delivered).toEqual(['%PDF Kew']);
    expect(fixture.drawing.count).toBe(1);
  });

  it.each([
    { title: 'that cannot be rendered', breaks: 'drawing' },
    { title: 'that the library refuses', breaks: 'library' },
  ])('[SYNC-370] $title blocks nothing permanently, needs no attention, and is added later', async ({ breaks }) => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.drawing.isBroken = breaks === 'drawing';
    if (breaks === 'library') fixture.setRequestFault(refuseRequests('submission.pdf:/content', 423, 'resourceLocked'));
    for (const failures of [1, 2]) {
      await fixture.push();
      expect(fixture.isSubmission()).toBe(true);
      expect(await fixture.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf', pdf: { failures } });
      expect((await fixture.outboxRow(id))?.backOffMs).toBeLessThanOrEqual(2_000);
      expect([fixture.delivered, await fixture.errors()]).toEqual([[], []]);
    }
    // Deliveries are sent without the PDF, then it is retried once.
    await fixture.push();
    expect(fixture.delivered).toEqual([undefined]);
    expect(await fixture.context.database.receipts.count()).toBe(1);
    expect(await fixture.context.database.responses.count()).toBe(0);
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'done', step: 'latePdf' });
    expect(await fixture.errors()).toEqual([]);
    fixture.drawing.isBroken = false;
    fixture.setRequestFault();
    await fixture.push();
    expect(fixture.pdfText()).toBe('%PDF Kew');
    expect(await fixture.outboxRow(id)).toBeUndefined();
    expect(fixture.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfResponseId: id });
    expect(fixture.delivered).toHaveLength(1);
  });

  it('[SYNC-370] is given up when it can never be rendered, and the submission stays', async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.drawing.isBroken = true;
    for (let pass = 1; (await fixture.outboxRow(id)) && pass < 20; pass += 1) await fixture.push();
    expect(await fixture.outboxRow(id)).toBeUndefined();
    expect(fixture.drawing.count).toBe(12);
    expect(fixture.isSubmission()).toBe(true);
    expect(await fixture.errors()).toEqual([]);
  });

  it('[SYNC-27] waits for the network without counting as failed', async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.setRequestFault((_moment, request) => (request.url.includes('submission.pdf') ? 'lost' : undefined));
    for (let pass = 1; pass <= 5; pass += 1) expect(await fixture.push()).toBe('offline');
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf' });
    expect((await fixture.outboxRow(id))?.pdf?.failures).toBeUndefined();
    fixture.setRequestFault();
    await fixture.push();
    expect(fixture.delivered).toEqual(['%PDF Kew']);
  });

  it('[SYNC-370] of an edit replaces the outdated one later, which is deleted first', async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    await fixture.push();
    await fixture.edit(id, 'Ham');
    fixture.drawing.isBroken = true;
    await fixture.push();
    await fixture.push();
    expect([fixture.placeInLibrary(), fixture.pdfText()]).toEqual(['Ham', '%PDF Kew']);
    await fixture.push();
    expect(fixture.delivered).toEqual(['%PDF Kew', undefined]);
    expect(fixture.pdfText()).toBeUndefined();
    fixture.drawing.isBroken = false;
    await fixture.push();
    expect(fixture.pdfText()).toBe('%PDF Ham');
  });

  it('[SYNC-370] blocks no edit when it is late, and is never added to newer answers', async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await fixture.push();
    fixture.drawing.isBroken = false;
    await fixture.edit(id, 'Ham');
    await fixture.push();
    expect([fixture.placeInLibrary(), fixture.pdfText()]).toEqual(['Ham', '%PDF Ham']);
    expect(fixture.delivered).toEqual([undefined, '%PDF Ham']);
    expect(await fixture.outboxRow(id)).toBeUndefined();
  });

  it("[SYNC-370] is not replaced by a device that does not know of another user's edit", async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await fixture.push();
    fixture.drawing.isBroken = false;
    const { database } = fixture.context;
    const late = (await fixture.outboxRow(id))!;
    await fixture.edit(id, 'Ham');
    await fixture.push();
    // Restores the outbox row of the first device, which doesn't know of the edit.
    await database.outbox.put(late);
    await fixture.push();
    expect(fixture.pdfText()).toBe('%PDF Ham');
    expect(await fixture.outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-72] does not block deleting the submission when it is late', async () => {
    const fixture = await createPdfFixture();
    const { id } = await fixture.createSubmission('Kew');
    fixture.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await fixture.push();
    await fixture.commands.deleteSubmitted(crewId, id);
    await fixture.push();
    expect(fixture.responseFiles()).toEqual([]);
    expect(await fixture.outboxRow(id)).toBeUndefined();
  });
});
