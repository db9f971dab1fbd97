import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import {
  createFormFixture,
  intakeForm,
  interruptAtEveryRequest,
  interruptionMoments,
} from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';

const path = 'Form Config/custom.fields.json';
const component = { type: 'textfield', key: 'place', label: 'Place' };
const componentFromField = { ...component, customField: 'Site' };
/** Form with a component of the custom field inside a panel. */
const createFormWithComponent = (id: string, title: string) => ({
  ...{ id, title },
  schema: { ...intakeForm.schema, components: [{ type: 'panel', key: 'p', components: [componentFromField] }] },
});
const getComponent = (content: unknown) =>
  (content as ReturnType<typeof createFormWithComponent>).schema.components[0]!.components[0] as Partial<
    typeof componentFromField
  >;

/** Team with the custom field, two forms that use it and one that doesn't. */
async function createTeamFixture() {
  const fixture = await createFormFixture();
  const { service, workspace } = fixture;
  for (const form of [
    intakeForm,
    createFormWithComponent('form-2', 'North'),
    createFormWithComponent('form-3', 'South'),
  ])
    await service.add(crewId, form);
  await service.addCustomField(crewId, { name: 'Site', component });
  const inForm = (title: string) => getComponent(workspace.json(`Form Config/${title}/form.draft.json`)).customField;
  return { ...fixture, inForm, names: () => (workspace.json(path) as ListedFields).fields.map(({ name }) => name) };
}

interface ListedFields {
  readonly fields: readonly { readonly name: string }[];
}

describe('custom fields of a team', () => {
  it('[SYNC-330] are stored in Form Config for every builder, and on the device', async () => {
    const { workspace, context, service } = await createTeamFixture();
    expect(workspace.json(path)).toEqual({ fields: [{ name: 'Site', component }] });
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    await createFormService(bob).addCustomField(crewId, {
      name: ' Age ',
      component: { ...componentFromField, id: 'e1' },
    });
    expect((await service.loadCustomFields(crewId)).map((field) => field.name)).toEqual(['Site', 'Age']);
    const { customFields } = (await context.database.teams.get(crewId))!;
    expect(customFields?.[1]).toEqual({ name: 'Age', component });
  });

  it('[SYNC-330] have unique names regardless of case', async () => {
    const { service, names } = await createTeamFixture();
    await expect(service.addCustomField(crewId, { name: ' ', component })).rejects.toThrow('custom-field-unnamed');
    await expect(service.addCustomField(crewId, { name: 'SITE ', component })).rejects.toThrow('custom-field-taken');
    expect(names()).toEqual(['Site']);
  });

  it('[SYNC-331] keep concurrent changes, and properties of newer programs', async () => {
    const { service, workspace, context, names } = await createTeamFixture();
    const bob = await workspace.createBrowserFor('bob');
    await bob.database.teams.bulkPut(await context.database.teams.toArray());
    await Promise.all([
      service.addCustomField(crewId, { name: 'A', component }),
      createFormService(bob).addCustomField(crewId, { name: 'B', component }),
      service.addCustomField(crewId, { name: 'C', component }),
    ]);
    expect(names().toSorted()).toEqual(['A', 'B', 'C', 'Site']);
  });

  it('[SYNC-332] are renamed in every form of the team, including unsent edits', async () => {
    const { service, context, inForm, names } = await createTeamFixture();
    const row = (await context.database.forms.get('form-3'))!;
    const unsent = { ...row.draft!, customCss: 'p {}' };
    await context.database.forms.update('form-3', { draft: unsent, isDirty: 1 });
    const { fields, failures } = await service.renameCustomField(crewId, 'Site', ' Place ');
    expect([fields.map(({ name }) => name), failures]).toEqual([['Place'], []]);
    expect([names(), inForm('North'), inForm('South')]).toEqual([['Place'], 'Place', 'Place']);
    expect(await context.database.forms.get('form-3')).toMatchObject({ draft: { customCss: 'p {}' } });
  });

  it('[SYNC-332] cannot get the name of another field, and stay unchanged then', async () => {
    const { service, inForm, names } = await createTeamFixture();
    await service.addCustomField(crewId, { name: 'Age', component });
    await expect(service.renameCustomField(crewId, 'Site', 'age')).rejects.toThrow('custom-field-taken');
    await expect(service.renameCustomField(crewId, 'Site', '')).rejects.toThrow('custom-field-unnamed');
    await expect(service.renameCustomField(crewId, 'Gone', 'New')).rejects.toThrow('custom-field-gone');
    expect([names(), inForm('North')]).toEqual([['Site', 'Age'], 'Site']);
    await service.renameCustomField(crewId, 'Site', 'SITE');
    expect([names(), inForm('North')]).toEqual([['SITE', 'Age'], 'SITE']);
  });

  it('[SYNC-333] are removed from every form when they are deleted; their components stay', async () => {
    const { service, workspace, inForm, names } = await createTeamFixture();
    expect((await service.removeCustomField(crewId, 'Site')).failures).toEqual([]);
    expect([names(), inForm('North'), inForm('South')]).toEqual([[], undefined, undefined]);
    expect(getComponent(workspace.json('Form Config/North/form.draft.json'))).toEqual(component);
  });

  it('[SYNC-334] report forms that could not be changed, and change them on the next call', async () => {
    const { service, context, inForm, names } = await createTeamFixture();
    const row = (await context.database.forms.get('form-2'))!;
    await context.database.forms.update('form-2', { draft: { ...row.draft!, driveItemId: 'gone' } });
    const { failures } = await service.renameCustomField(crewId, 'Site', 'Place');
    expect(failures).toMatchObject([{ formId: 'form-2', title: 'North', failure: { kind: 'form-incomplete' } }]);
    expect([names(), inForm('North'), inForm('South')]).toEqual([['Place'], 'Site', 'Place']);
    await context.database.forms.put(row);
    expect((await service.renameCustomField(crewId, 'Site', 'Place')).failures).toEqual([]);
    expect(inForm('North')).toBe('Place');
  });

  it.each([
    { fields: [{ name: ' ', component }] },
    { fields: [{ name: 'a', component: { key: 'a' } }] },
    { fields: [{ name: 'a', component: { type: 'textfield', key: '__proto__' } }] },
    {},
  ])('[SYNC-335] are all refused when their file is invalid, and the file stays unchanged', async (content) => {
    const { service, workspace, context } = await createTeamFixture();
    const { id } = workspace.item(path);
    const { driveId } = (await context.database.teams.get(crewId))!;
    const { operations } = await import('@tideform/graph');
    const bytes = new Blob([JSON.stringify(content)], { type: 'application/json' });
    await context.ports.graph.call(operations.putItemContent, { driveId: driveId!, itemId: id }, { bytes });
    await expect(service.addCustomField(crewId, { name: 'B', component })).rejects.toThrow('unexpected-content');
    expect(workspace.json(path)).toEqual(content);
  });

  it.each(interruptionMoments)('[SYNC-336] have the same result after an interruption %s', async (moment) => {
    const prepare = async (context: SyncContext) => {
      const service = createFormService(context);
      await service.add(crewId, { ...createFormWithComponent('form-1', 'North') });
      await service.addCustomField(crewId, { name: 'Site', component });
    };
    const rename = async (context: SyncContext) => {
      const { failures } = await createFormService(context).renameCustomField(crewId, 'Site', 'Place');
      if (failures.length > 0) throw new Error('Not all of them');
    };
    await interruptAtEveryRequest(moment, prepare, rename);
  });
});
