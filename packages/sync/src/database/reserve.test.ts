import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { createStorageReserve, withStorageReserve } from './reserve.ts';

/** Browser whose storage is full until the reserve is freed. */
async function openFullBrowser() {
  const context = await createLocalContext();
  const { database } = context;
  await database.forms.add(sampleForm);
  const commands = createResponseCommands(context);
  const { id } = await commands.create(sampleForm.id);
  let hasRoom = false;
  database.reserve.hook('deleting', () => {
    hasRoom = true;
  });
  const refuseWhenFull = () => {
    if (!hasRoom) throw Object.assign(new Error('aborted'), { inner: new DOMException('full', 'QuotaExceededError') });
  };
  database.responses.hook('updating', refuseWhenFull);
  database.strict.responses.hook('updating', refuseWhenFull);
  return { context, commands, id };
}

describe('the reserve', () => {
  it('[SYNC-1] lets a draft be saved when the storage is full', async () => {
    const { context, commands, id } = await openFullBrowser();
    await createStorageReserve(context.database);
    await commands.saveDraft(id, { place: 'Quay 4' });
    expect(await context.database.responses.get(id)).toMatchObject({ data: { data: { place: 'Quay 4' } } });
    expect(await context.database.reserve.count()).toBe(0);
  });

  it('[SYNC-1] lets a submit be saved when the storage is full', async () => {
    const { context, commands, id } = await openFullBrowser();
    await createStorageReserve(context.database);
    await commands.submit(id, { place: 'Quay 4' });
    expect(await context.database.outbox.count()).toBe(1);
  });

  it('[SYNC-1] leaves the older revision unchanged when freeing the reserve is not enough', async () => {
    const { context, commands, id } = await openFullBrowser();
    await expect(commands.saveDraft(id, { place: 'Quay 4' })).rejects.toThrow('aborted');
    expect(await context.database.responses.get(id)).toMatchObject({ revision: 0, isDirty: 0 });
  });

  it('[SYNC-1] lets a write succeed when another tab has just freed the reserve', async () => {
    const { database } = await createLocalContext();
    await createStorageReserve(database);
    const write = async () => {
      if ((await database.reserve.count()) === 0) return 'written';
      await database.reserve.clear();
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(await withStorageReserve(database, write)).toBe('written');
  });

  it('takes its full size even if stored data is compressed', async () => {
    const { database } = await createLocalContext();
    await createStorageReserve(database);
    const laid = await database.reserve.get('reserve');
    expect(deflateRawSync(laid!.block).length).toBeGreaterThan(2_999_000);
  });

  it('is created only once', async () => {
    const { database } = await createLocalContext();
    await createStorageReserve(database);
    expect((await database.reserve.get('reserve'))?.block.length).toBe(3_000_000);
    await database.reserve.put({ id: 'reserve', block: new Uint8Array(1) });
    await createStorageReserve(database);
    expect((await database.reserve.get('reserve'))?.block.length).toBe(1);
  });
});
