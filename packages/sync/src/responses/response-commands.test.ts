import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { Identity } from '../ports.ts';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { createResponseCommands } from './create-response-commands.ts';

async function setUp(identity: () => Identity | undefined = () => ada) {
  const context = await createLocalContext({ identity });
  await context.database.forms.add(sampleForm);
  return { context, commands: createResponseCommands(context) };
}

const getStoredResponse = (context: SyncContext, id: string) => context.database.responses.get(id);

describe('create', () => {
  it('creates a clean draft of the published version with everything it needs to outlive the form', async () => {
    const { context, commands } = await setUp();
    const draft = await commands.create(sampleForm.id, { place: 'Quay 4' });
    expect(await getStoredResponse(context, draft.id)).toMatchObject({
      formId: 'form-1',
      formTitle: 'Site visit',
      version: 3,
      schema: sampleForm.published?.schema,
      data: { data: { place: 'Quay 4' } },
      isDirty: 0,
      submitted: 0,
      tenantId: 'tenant-1',
      userId: 'ada',
    });
    await context.database.forms.clear();
    expect(await commands.saveDraft(draft.id, { place: 'Quay 5' })).toMatchObject({ version: 3, isDirty: 1 });
  });

  it('refuses a form that is not published', async () => {
    const { context, commands } = await setUp();
    const { published: _, ...unpublished } = sampleForm;
    await context.database.forms.put(unpublished);
    await expect(commands.create(sampleForm.id)).rejects.toThrow('invalid-form: form-1');
  });

  it('refuses when signed out', async () => {
    const { commands } = await setUp(() => undefined);
    await expect(commands.create(sampleForm.id)).rejects.toThrow('not-authenticated');
  });
});

describe('takeOver', () => {
  it('[SYNC-390] makes the editor of another tab save a copy from then on', async () => {
    const { context, commands } = await setUp();
    const draft = await commands.create(sampleForm.id);
    const opened = await commands.saveDraft(draft.id, { place: 'Quay' });
    const taken = await commands.takeOver(draft.id);
    expect(taken).toMatchObject({ data: { data: { place: 'Quay' } } });
    const copy = await commands.saveDraft(draft.id, { place: 'late' }, { opened });
    expect(copy).toMatchObject({ conflict: { kind: 'edited', of: draft.id } });
    await commands.saveDraft(draft.id, { place: 'Quay 4' }, { opened: taken! });
    expect(await getStoredResponse(context, draft.id)).toMatchObject({ data: { data: { place: 'Quay 4' } } });
    expect(await getStoredResponse(context, copy.id)).toMatchObject({ data: { data: { place: 'late' } } });
  });

  it('[SYNC-390] does not take over responses that are submitted, deleted or of another account', async () => {
    let person = ada;
    const { commands } = await setUp(() => person);
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await commands.create(sampleForm.id)).id);
    await commands.submit(ids[0]!, { place: 'Quay' });
    await commands.discard(ids[1]!);
    expect(await commands.takeOver(ids[0]!)).toBeUndefined();
    expect(await commands.takeOver(ids[1]!)).toBeUndefined();
    person = { ...ada, userId: 'bob' };
    expect(await commands.takeOver(ids[2]!)).toBeUndefined();
    expect(await commands.takeOver('unknown')).toBeUndefined();
  });
});

describe('saveDraft', () => {
  it('[SYNC-1] stores the answers with a new revision and lists each collaborator once', async () => {
    let person = ada;
    const { context, commands } = await setUp(() => person);
    const { id } = await commands.create(sampleForm.id);
    await commands.saveDraft(id, { place: 'Q' });
    await commands.saveDraft(id, { place: 'Quay' }, { strict: true });
    person = { ...ada, displayName: 'Ada King' };
    await commands.saveDraft(id, { place: 'Quay 4' });
    expect(await getStoredResponse(context, id)).toMatchObject({
      data: { data: { place: 'Quay 4' } },
      revision: 3,
      isDirty: 1,
      collaborators: [{ id: 'ada', name: 'Ada Byron' }],
    });
  });

  it('[SYNC-3] leaves a submitted response unchanged', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    await commands.submit(id, { place: 'Quay 4' });
    await commands.saveDraft(id, { place: 'late' });
    expect(await getStoredResponse(context, id)).toMatchObject({
      submitted: 1,
      data: { data: { place: 'Quay 4' } },
      revision: 1,
    });
  });

  it('[SYNC-5] does not find responses of another account', async () => {
    let person = ada;
    const { context, commands } = await setUp(() => person);
    const { id } = await commands.create(sampleForm.id);
    person = { tenantId: 'tenant-1', userId: 'grace', displayName: 'Grace' };
    await expect(commands.saveDraft(id, { place: 'x' })).rejects.toThrow(`invalid-response: ${id}`);
    await expect(commands.submit(id, { place: 'x' })).rejects.toThrow(`invalid-response: ${id}`);
    await expect(commands.discard(id)).rejects.toThrow(`invalid-response: ${id}`);
    expect(await getStoredResponse(context, id)).toMatchObject({ revision: 0 });
  });
});

describe('submit', () => {
  it('[SYNC-2] freezes and queues the answers in one transaction', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    await commands.submit(id, { place: 'Quay 4' });
    expect(await getStoredResponse(context, id)).toMatchObject({
      submitted: 1,
      isDirty: 1,
      data: { data: { place: 'Quay 4' } },
    });
    expect(await context.database.outbox.get(id)).toMatchObject({
      step: 'number',
      state: 'waiting',
      revision: 1,
      manifestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('[SYNC-79] adds metadata of the session to the prefill metadata', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id, { place: 'Quay 4' });
    await commands.saveDraft(id, { place: 'Quay 5' });
    await commands.submit(id, { place: 'Quay 5' }, { metadata: { timezone: 'Europe/Berlin' } });
    expect(await getStoredResponse(context, id)).toMatchObject({
      data: { metadata: { prefilledData: { place: 'Quay 4' }, timezone: 'Europe/Berlin' } },
    });
  });

  it('[SYNC-2] leaves a draft when the outbox row cannot be written', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    context.database.strict.outbox.hook('creating', () => {
      throw new Error('disk full');
    });
    await expect(commands.submit(id, { place: 'Quay 4' })).rejects.toThrow('disk full');
    expect(await getStoredResponse(context, id)).toMatchObject({ submitted: 0, revision: 0 });
    expect(await context.database.outbox.count()).toBe(0);
  });

  it('[SYNC-3] does nothing the second time, even when both calls run at once', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    await Promise.all([commands.submit(id, { place: 'first' }), commands.submit(id, { place: 'second' })]);
    const frozen = await getStoredResponse(context, id);
    expect(frozen?.data.data.place).toMatch(/^(first|second)$/);
    await commands.submit(id, { place: 'third' });
    expect(await getStoredResponse(context, id)).toEqual(frozen);
    expect(frozen?.revision).toBe(1);
    expect(await context.database.outbox.count()).toBe(1);
  });

  it('computes the same manifest hash for any order of keys', async () => {
    const { context, commands } = await setUp();
    const hashes: unknown[] = [];
    for (const answers of [
      { a: 1, b: { c: [1, 2], d: null } },
      { b: { d: null, c: [1, 2] }, a: 1 },
    ]) {
      await context.database.responses.clear();
      await context.database.outbox.clear();
      await context.database.responses.add({ ...(await commands.create(sampleForm.id)), id: 'same' });
      await commands.submit('same', answers);
      hashes.push((await context.database.outbox.get('same'))?.manifestHash);
    }
    expect(hashes[0]).toBe(hashes[1]);
  });
});

describe('discard', () => {
  it('[SYNC-19] marks the draft and keeps it until it is deleted from the library', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    await commands.discard(id);
    expect(await getStoredResponse(context, id)).toMatchObject({ deleted: 1, isDirty: 1 });
  });

  it('[SYNC-3] refuses to discard a submitted response', async () => {
    const { context, commands } = await setUp();
    const { id } = await commands.create(sampleForm.id);
    await commands.submit(id, { place: 'Quay 4' });
    await expect(commands.discard(id)).rejects.toThrow(`invalid-response: ${id}`);
    expect(await context.database.outbox.count()).toBe(1);
  });
});
