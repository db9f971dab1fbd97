import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { FormContent } from '../database/rows.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createRandom } from '../testing/local-context.ts';
import { createFormFixture, intakeForm } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

const path = 'Form Config/Site visit/form.draft.json';
/** Returns a draft with text fields that have these keys. */
const createContentWithKeys = (...keys: readonly string[]) => ({
  schema: { ...intakeForm.schema, components: keys.map((key) => ({ type: 'textfield', key })) },
});
const getKeys = (content: unknown): readonly string[] =>
  (content as ReturnType<typeof createContentWithKeys>).schema.components.map(({ key }) => key);

/** Form that two users edit at the same time on their own devices. */
async function createTwoEditors() {
  const { workspace, context: ada, service } = await createFormFixture();
  await service.add(crewId, intakeForm);
  const bob = await workspace.createBrowserFor('bob');
  await bob.database.teams.bulkPut(await ada.database.teams.toArray());
  await bob.database.forms.bulkPut(await ada.database.forms.toArray());
  const inLibrary = () => getKeys(workspace.json(path));
  /** Content of each version of the draft's file. */
  const listVersions = () =>
    workspace.item(path).versions.map(({ bytes }) => getKeys(JSON.parse(new TextDecoder().decode(bytes))));
  return { workspace, ada: createEditor(ada), bob: createEditor(bob), inLibrary, listVersions };
}

function createEditor(context: SyncContext) {
  const service = createFormService(context);
  const row = async () => (await context.database.forms.get('form-1'))!;
  return {
    context,
    service,
    row,
    save: (base: FormContent, ...keys: string[]) => service.updateDraft('form-1', createContentWithKeys(...keys), base),
  };
}

describe('two users editing one draft', () => {
  it('[SYNC-340] only replace the version they have read: the second gets a conflict with both drafts', async () => {
    const { ada, bob, inLibrary } = await createTwoEditors();
    const base = (await bob.row()).draft!;
    await ada.save(base, 'a');
    await expect(bob.save(base, 'b')).rejects.toThrow('draft-conflict');
    expect(inLibrary()).toEqual(['a']);
    const { draft, draftConflict, isDirty } = await bob.row();
    expect([getKeys(draft), isDirty]).toEqual([['b'], 1]);
    expect(draftConflict).toMatchObject({ by: 'Ada Byron', at: expect.stringMatching(/Z$/) });
    expect(getKeys(draftConflict?.theirs)).toEqual(['a']);
    expect(getKeys((await bob.service.fetchDraft('form-1')).draft)).toEqual(['b']);
    await bob.service.sync('form-1');
    expect((await bob.row()).draftConflict).toBeDefined();
  });

  it('[SYNC-340] get the conflict too when the other change was pulled before the save', async () => {
    const { ada, bob } = await createTwoEditors();
    const base = (await bob.row()).draft!;
    await ada.save(base, 'a');
    await bob.service.fetchDraft('form-1');
    await expect(bob.save(base, 'b')).rejects.toThrow('draft-conflict');
  });

  it('[SYNC-341] have no conflict when only columns changed, or both made the same change', async () => {
    const { ada, bob } = await createTwoEditors();
    const first = (await ada.save((await ada.row()).draft!, 'a')).draft!;
    await bob.service.fetchDraft('form-1');
    await ada.service.updateConfig('form-1', { category: 'Safety' });
    await ada.service.updateConfig('form-1', { title: 'Site / visit 2' });
    await bob.save(first, 'b');
    await expect(ada.save(first, 'b')).resolves.toMatchObject({ draft: createContentWithKeys('b') });
    await expect(ada.save(first, 'c')).rejects.toThrow('draft-conflict');
  });

  it('[SYNC-341] have no conflict with their own change when its response was lost', async () => {
    const { workspace, ada, inLibrary } = await createTwoEditors();
    const base = (await ada.save((await ada.row()).draft!, 'first')).draft!;
    workspace.cut.at(1, 'afterRequest');
    await expect(ada.save(base, 'a')).rejects.toThrow();
    workspace.cut.restore();
    expect(inLibrary()).toEqual(['a']);
    await ada.save(base, 'a', 'b');
    expect(inLibrary()).toEqual(['a', 'b']);
  });

  it.each(['mine', 'theirs'] as const)(
    '[SYNC-342] continue with the draft "%s", keep the other draft as an earlier version, and repeat the choice after any interruption',
    async (choice) => {
      for (let request = 1, happened = true; happened; request += getSweepStride(3)) {
        const { workspace, ada, bob, inLibrary, listVersions } = await createTwoEditors();
        const base = (await bob.row()).draft!;
        await ada.save(base, 'a');
        await bob.save(base, 'b').catch(() => undefined);
        workspace.cut.at(request, request % 2 ? 'afterRequest' : 'beforeRequest');
        await bob.service.resolveDraftConflict('form-1', choice).catch(() => undefined);
        happened = workspace.cut.hasHappened;
        workspace.cut.restore();
        const row = await bob.service.resolveDraftConflict('form-1', choice);
        const chosen = choice === 'mine' ? ['b'] : ['a'];
        expect([inLibrary(), getKeys(row.draft), row.isDirty, row.draftConflict]).toEqual([
          chosen,
          chosen,
          undefined,
          undefined,
        ]);
        expect(listVersions()).toEqual(expect.arrayContaining([['a'], ['b']]));
        await bob.save(row.draft!, 'next');
      }
    },
  );

  it('[SYNC-343] lose no edit in any order of saves, fetches, outages and choices', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { workspace, ada, bob, inLibrary, listVersions } = await createTwoEditors();
      const random = createRandom(seed);
      const made: string[] = [];
      const open = [ada, bob].map((one) => ({
        ...one,
        keys: [] as readonly string[],
        base: undefined as FormContent | undefined,
      }));
      for (const one of open) one.base = (await one.row()).draft!;
      for (let step = 0; step < 30; step += 1) {
        const one = open[Math.floor(random() * 2)]!;
        const dice = random();
        if (random() < 0.15)
          workspace.cut.at(1 + Math.floor(random() * 3), random() < 0.5 ? 'afterRequest' : 'beforeRequest');
        if (dice < 0.6) {
          one.keys = [...one.keys, `k${made.length}`];
          made.push(one.keys.at(-1)!);
          await one.context.database.forms.update('form-1', {
            isDirty: 1,
            draft: { ...one.base!, ...createContentWithKeys(...one.keys) },
          });
          const row = await one.save(one.base!, ...one.keys).catch(() => undefined);
          one.base = row?.draft ?? one.base;
        } else if (dice < 0.8) {
          const row = await one.service.fetchDraft('form-1').catch(() => undefined);
          if (row && !row.isDirty) {
            one.base = row.draft!;
            one.keys = getKeys(row.draft);
          }
        } else if ((await one.row()).draftConflict) {
          const row = await one.service
            .resolveDraftConflict('form-1', random() < 0.5 ? 'mine' : 'theirs')
            .catch(() => undefined);
          if (row) {
            one.base = row.draft!;
            one.keys = getKeys(row.draft);
          }
        }
        workspace.cut.restore();
      }
      const held = new Set([...inLibrary(), ...listVersions().flat()]);
      for (const one of open) for (const key of getKeys((await one.row()).draft)) held.add(key);
      expect(
        made.filter((key) => !held.has(key)),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});
