import type { TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { PdfPort } from '../ports.ts';
import { readFacts } from '../schedule/read-facts.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { openPushWorld, refuse } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';

const folder = 'Responses/Site visit/1 Site visit';

/** Opens a world whose PDFs contain the answers. With `isBroken`, rendering fails instead. */
async function openWorld(tenantRules: readonly TenantRule[] = []) {
  const drawing = { isBroken: false, count: 0 };
  const pdf: PdfPort = {
    async render({ data }) {
      drawing.count += 1;
      if (drawing.isBroken) throw new Error('Out of memory');
      return new TextEncoder().encode(`%PDF ${data.place}`);
    },
  };
  const world = await openPushWorld({ pdf }, { tenantRules });
  const { context, server, workspace } = world;
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
    ...world,
    drawing,
    delivered,
    pdfText,
    errors: async () => (await readFacts(context, crewId)).errors,
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
      await world.commands.edit(crewId, response);
      await world.commands.submit(id, { place });
    },
  };
}

describe('the PDF of a submission', () => {
  it('[SYNC-52] [SYNC-12] is uploaded once where the service changes it', async () => {
    const world = await openWorld(['rewritten-files']);
    let uploads = 0;
    world.makeTrouble((moment, { method, url }) => {
      if (moment === 'request' && method === 'PUT' && url.includes('submission.pdf')) uploads += 1;
      return undefined;
    });
    const { id } = await world.submitted('Kew');
    expect(await world.push()).toBe('complete');
    expect([await world.outboxRow(id), uploads]).toEqual([undefined, 1]);
    expect(world.pdfText()).toBe('%PDF Kew\n% labelled by the service\n');
    await world.edit(id, 'Ham');
    expect(await world.push()).toBe('complete');
    expect(world.pdfText()).toBe('%PDF Ham\n% labelled by the service\n');
    expect(world.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfItemType: 'pdf' });
  });

  it('[SYNC-52] [SYNC-370] is neither sent again nor deleted when only its columns are refused', async () => {
    const world = await openWorld(['rewritten-files']);
    const { id } = await world.submitted('Kew');
    await world.push();
    await world.edit(id, 'Ham');
    let [uploads, isRefusing] = [0, true];
    world.makeTrouble(async (moment, request) => {
      if (moment !== 'request') return undefined;
      if (request.method === 'PUT' && /application\/pdf/.test(request.headers.get('Content-Type') ?? '')) uploads += 1;
      const isColumns = request.method === 'PATCH' && (await request.clone().text()).includes('"pdf"');
      const refusal = { error: { code: 'accessDenied', message: 'No.' } };
      return isRefusing && isColumns ? Response.json(refusal, { status: 403 }) : undefined;
    });
    const item = world.workspace.item(`${folder}/submission.pdf`);
    item.current = { ...item.current, fields: {} };
    for (let pass = 1; pass <= 4; pass += 1) await world.push();
    expect([uploads, world.pdfText()]).toEqual([1, '%PDF Ham\n% labelled by the service\n']);
    isRefusing = false;
    await world.push();
    expect([uploads, await world.outboxRow(id)]).toEqual([1, undefined]);
    expect(world.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfItemType: 'pdf' });
  });

  it('[SYNC-12] exists when webhooks and emails are sent', async () => {
    const world = await openWorld();
    await world.submitted('Kew');
    await world.push();
    expect(world.delivered).toEqual(['%PDF Kew']);
    expect(world.drawing.count).toBe(1);
  });

  it.each([
    { title: 'that cannot be rendered', breaks: 'drawing' },
    { title: 'that the library refuses', breaks: 'library' },
  ])('[SYNC-370] $title blocks nothing permanently, needs no attention, and is added later', async ({ breaks }) => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.drawing.isBroken = breaks === 'drawing';
    if (breaks === 'library') world.makeTrouble(refuse('submission.pdf:/content', 423, 'resourceLocked'));
    for (const failures of [1, 2]) {
      await world.push();
      expect(world.isSubmission()).toBe(true);
      expect(await world.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf', pdf: { failures } });
      expect((await world.outboxRow(id))?.backOffMs).toBeLessThanOrEqual(2_000);
      expect([world.delivered, await world.errors()]).toEqual([[], []]);
    }
    // Deliveries are sent without the PDF, then it is retried once.
    await world.push();
    expect(world.delivered).toEqual([undefined]);
    expect(await world.context.database.receipts.count()).toBe(1);
    expect(await world.context.database.responses.count()).toBe(0);
    expect(await world.outboxRow(id)).toMatchObject({ state: 'done', step: 'latePdf' });
    expect(await world.errors()).toEqual([]);
    world.drawing.isBroken = false;
    world.makeTrouble();
    await world.push();
    expect(world.pdfText()).toBe('%PDF Kew');
    expect(await world.outboxRow(id)).toBeUndefined();
    expect(world.workspace.item(`${folder}/submission.pdf`).current.fields).toMatchObject({ tfResponseId: id });
    expect(world.delivered).toHaveLength(1);
  });

  it('[SYNC-370] is given up when it can never be rendered, and the submission stays', async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.drawing.isBroken = true;
    for (let pass = 1; (await world.outboxRow(id)) && pass < 20; pass += 1) await world.push();
    expect(await world.outboxRow(id)).toBeUndefined();
    expect(world.drawing.count).toBe(12);
    expect(world.isSubmission()).toBe(true);
    expect(await world.errors()).toEqual([]);
  });

  it('[SYNC-27] waits for the network without counting as failed', async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.makeTrouble((_moment, request) => (request.url.includes('submission.pdf') ? 'lost' : undefined));
    for (let pass = 1; pass <= 5; pass += 1) expect(await world.push()).toBe('offline');
    expect(await world.outboxRow(id)).toMatchObject({ state: 'waiting', step: 'pdf' });
    expect((await world.outboxRow(id))?.pdf?.failures).toBeUndefined();
    world.makeTrouble();
    await world.push();
    expect(world.delivered).toEqual(['%PDF Kew']);
  });

  it('[SYNC-370] of an edit replaces the outdated one later, which is deleted first', async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    await world.push();
    await world.edit(id, 'Ham');
    world.drawing.isBroken = true;
    await world.push();
    await world.push();
    expect([world.placeInLibrary(), world.pdfText()]).toEqual(['Ham', '%PDF Kew']);
    await world.push();
    expect(world.delivered).toEqual(['%PDF Kew', undefined]);
    expect(world.pdfText()).toBeUndefined();
    world.drawing.isBroken = false;
    await world.push();
    expect(world.pdfText()).toBe('%PDF Ham');
  });

  it('[SYNC-370] blocks no edit when it is late, and is never added to newer answers', async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await world.push();
    world.drawing.isBroken = false;
    await world.edit(id, 'Ham');
    await world.push();
    expect([world.placeInLibrary(), world.pdfText()]).toEqual(['Ham', '%PDF Ham']);
    expect(world.delivered).toEqual([undefined, '%PDF Ham']);
    expect(await world.outboxRow(id)).toBeUndefined();
  });

  it("[SYNC-370] is not replaced by a device that does not know of another user's edit", async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await world.push();
    world.drawing.isBroken = false;
    const { database } = world.context;
    const late = (await world.outboxRow(id))!;
    await world.edit(id, 'Ham');
    await world.push();
    // Restores the outbox row of the first device, which doesn't know of the edit.
    await database.outbox.put(late);
    await world.push();
    expect(world.pdfText()).toBe('%PDF Ham');
    expect(await world.outboxRow(id)).toBeUndefined();
  });

  it('[SYNC-72] does not block deleting the submission when it is late', async () => {
    const world = await openWorld();
    const { id } = await world.submitted('Kew');
    world.drawing.isBroken = true;
    for (let pass = 1; pass <= 3; pass += 1) await world.push();
    await world.commands.deleteSubmitted(crewId, id);
    await world.push();
    expect(world.responseFiles()).toEqual([]);
    expect(await world.outboxRow(id)).toBeUndefined();
  });
});
