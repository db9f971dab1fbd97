import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { pullTeams } from '../teams/pull-teams.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createNewBrowser, putFile } from '../testing/pull-fixture.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

const schema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

/** Library from an older program: two forms with their files in one folder; one was never published. */
async function openOldLibrary() {
  const workspace = createWorkspace();
  const ada = await createNewBrowser(workspace, 'ada');
  const put = (name: string, file: object) => putFile(workspace, 'ada', `Form Config/${name}`, JSON.stringify(file));
  await put('Intake.form.config.json', { id: 'form-1', title: 'Intake', category: 'Sites' });
  await put('Intake.form.draft.json', { schema, customCss: 'p {}' });
  await put('Intake.form.published.json', { schema, version: 2 });
  await put('Survey.form.config.json', { id: 'form-2', title: 'Survey' });
  await put('Survey.form.draft.json', { schema });
  await pullForms(ada);
  return { workspace, ada, service: createFormService(ada) };
}

async function pullForms(context: SyncContext): Promise<void> {
  await pullTeams(context);
  await pullTeam(context, crewId);
}

const migratedTree = [
  'Form Config',
  'Form Config/Intake',
  'Form Config/Intake/form.config.json',
  'Form Config/Intake/form.draft.json',
  'Form Config/Intake/form.published.json',
  'Form Config/Survey.form.config.json',
  'Form Config/Survey.form.draft.json',
];
const getFormConfigPaths = (tree: readonly string[]) => tree.filter((path) => path.startsWith('Form Config'));

describe('forms of the old layout', () => {
  it('[SYNC-98] are loaded, each with its own files and without a folder', async () => {
    const { ada } = await openOldLibrary();
    const [intake, survey] = await ada.database.forms.toArray();
    expect(intake).toMatchObject({
      id: 'form-1',
      category: 'Sites',
      driveMigrationRequired: true,
      folderDriveItemId: '',
      draft: { schema, customCss: 'p {}' },
      published: { version: 2 },
    });
    expect(survey).toMatchObject({ id: 'form-2', driveMigrationRequired: true, draft: { schema } });
    expect(survey).not.toHaveProperty('published');
    expect((await ada.database.teamSync.get(crewId))?.errors).toEqual([]);
  });

  it('[SYNC-98] follow a later change of one of their files', async () => {
    const { workspace, ada } = await openOldLibrary();
    const file = JSON.stringify({ schema, version: 3 });
    await putFile(workspace, 'ada', 'Form Config/Intake.form.published.json', file);
    await pullTeam(ada, crewId);
    expect(await ada.database.forms.get('form-1')).toMatchObject({ published: { version: 3 }, draft: { schema } });
    expect((await ada.database.forms.get('form-2'))?.published).toBeUndefined();
  });

  it('[SYNC-98] get a folder with the first edit, and keep their files', async () => {
    const { workspace, ada, service } = await openOldLibrary();
    const draftId = workspace.item('Form Config/Intake.form.draft.json').id;
    await service.updateDraft('form-1', { schema, customCss: 'a {}' });
    expect(getFormConfigPaths(workspace.tree())).toEqual(migratedTree);
    expect(workspace.item('Form Config/Intake/form.draft.json').id).toBe(draftId);
    expect(workspace.json('Form Config/Intake/form.draft.json')).toEqual({ schema, customCss: 'a {}' });
    const row = await ada.database.forms.get('form-1');
    expect(row).toMatchObject({
      folderDriveItemId: workspace.item('Form Config/Intake').id,
      published: { version: 2 },
    });
    expect(row).not.toHaveProperty('driveMigrationRequired');
    expect(row).not.toHaveProperty('oldName');
    await service.publish('form-1', 'again');
    expect(await ada.database.forms.get('form-1')).toMatchObject({ published: { customCss: 'a {}' } });
  });

  it('[SYNC-98] are deleted without other content of Form Config', async () => {
    const { workspace, service } = await openOldLibrary();
    await service.delete('form-1');
    expect(getFormConfigPaths(workspace.tree())).toEqual([migratedTree[0], ...migratedTree.slice(-2)]);
  });

  it('[SYNC-98] are migrated for all other devices too, whenever they sync', async () => {
    const { workspace, ada, service } = await openOldLibrary();
    const bob = await createNewBrowser(workspace, 'bob');
    await pullForms(bob);
    expect(await bob.database.forms.get('form-1')).toMatchObject({ driveMigrationRequired: true });
    await service.updateDraft('form-1', { schema });
    await pullTeam(bob, crewId);
    await pullTeam(ada, crewId);
    for (const { database } of [ada, bob]) {
      const row = await database.forms.get('form-1');
      expect(row).toMatchObject({
        folderDriveItemId: workspace.item('Form Config/Intake').id,
        draft: { schema },
        published: { version: 2 },
      });
      expect(row).not.toHaveProperty('driveMigrationRequired');
    }
    expect(await bob.database.forms.count()).toBe(2);
  });

  it.each(['beforeRequest', 'afterRequest'] as const)(
    '[SYNC-98] are complete after an interruption %s, for the next editor and for a device that pulled in between',
    async (moment) => {
      for (let request = 1; ; request += getSweepStride(3)) {
        const { workspace, ada, service } = await openOldLibrary();
        const bob = await createNewBrowser(workspace, 'bob');
        workspace.cut.at(request, moment);
        await service.updateConfig('form-1', { category: 'Visits' }).catch(() => undefined);
        const wasCut = workspace.cut.hasHappened;
        workspace.cut.restore();
        await pullForms(bob);
        await service.updateConfig('form-1', { category: 'Visits' });
        await pullTeam(bob, crewId);
        expect(getFormConfigPaths(workspace.tree()), `cut at request ${request}`).toEqual(migratedTree);
        for (const { database } of [ada, bob]) {
          expect(await database.forms.get('form-1'), `cut at request ${request}`).toMatchObject({
            category: 'Visits',
            folderDriveItemId: workspace.item('Form Config/Intake').id,
            draft: { schema },
            published: { version: 2 },
          });
        }
        if (!wasCut) {
          expect(request).toBeGreaterThan(12);
          break;
        }
      }
    },
  );

  it.each(['beforeRequest', 'afterRequest'] as const)(
    '[SYNC-98] are migrated completely by the next editor after an interruption %s',
    async (moment) => {
      for (let request = 1; ; request += getSweepStride(3)) {
        const { workspace, ada, service } = await openOldLibrary();
        workspace.cut.at(request, moment);
        await service.updateConfig('form-1', { category: 'Visits' }).catch(() => undefined);
        const wasCut = workspace.cut.hasHappened;
        workspace.cut.restore();
        const bob = await createNewBrowser(workspace, 'bob');
        await pullForms(bob);
        await createFormService(bob).updateConfig('form-1', { category: 'Tours' });
        await pullTeam(ada, crewId);
        const tree = getFormConfigPaths(workspace.tree()).filter(
          (path) => path.includes('Intake') && path.endsWith('.json'),
        );
        const folder = tree[0]?.split('/')[1];
        expect(tree, `cut at request ${request}`).toEqual(
          ['config', 'draft', 'published'].map((part) => `Form Config/${folder}/form.${part}.json`),
        );
        for (const { database } of [ada, bob]) {
          expect(await database.forms.get('form-1'), `cut at request ${request}`).toMatchObject({
            category: 'Tours',
            folderDriveItemId: workspace.item(`Form Config/${folder}`).id,
            draft: { schema },
            published: { version: 2 },
          });
        }
        if (!wasCut) break;
      }
    },
  );
});
