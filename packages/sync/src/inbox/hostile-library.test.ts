import { describe, expect, it } from 'vitest';
import { isFullyPulled } from '../database/row-states.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createNewBrowser, createPullFixture, deleteFile, pushAll, putFile } from '../testing/pull-fixture.ts';
import { crewId, type Workspace } from '../testing/workspace.ts';
import { pullTeam } from './pull-team.ts';

const deepJson = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const wideJson = JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, at])));
const textComponent = { type: 'textfield', key: 'place', label: 'Place' };
const createFormJson = (components: unknown) => JSON.stringify({ schema: { display: 'form', components } });

/** Content that another program may have written instead of a form's draft. */
const hostileForms: readonly (readonly [string, string])[] = [
  ['broken JSON', '{"schema":'],
  ['no content', ''],
  ['a schema that is not a form', '{"schema":7}'],
  ['a foreign schema', '{"schema":{"pages":[{"elements":[]}]}}'],
  ['keys of __proto__', createFormJson([{ ...textComponent, key: '__proto__.x' }])],
  ['a property of __proto__', `{"schema":{"components":[{"type":"textfield","key":"a","__proto__":{"x":1}}]}}`],
  ['20,000 nested arrays', `{"schema":{"components":${deepJson}}}`],
  ['components of wrong types', createFormJson([{ type: 7, key: [] }, 'x', null])],
];

describe('forms that another program has written', () => {
  it.each(hostileForms)(
    '[SYNC-291] %s is reported on its form; other forms are pulled, and the team has no error',
    async (_what, content) => {
      const { workspace, service } = await createPullFixture();
      await service.add(crewId, { id: 'form-2', title: 'Order', schema: { display: 'form', components: [] } });
      await putFile(workspace, 'ada', 'Form Config/Site visit/form.draft.json', content);
      const bob = await createNewBrowser(workspace, 'ada');
      await bob.database.teams.update(crewId, { 'accounts.ada.canBuildForms': true });
      await pullTeam(bob, crewId);
      const sync = await bob.database.teamSync.get(crewId);
      expect(sync?.errors).toEqual([]);
      expect(sync && isFullyPulled(sync, 'ada')).toBe(true);
      const [broken, whole] = await bob.database.forms.bulkGet(['form-1', 'form-2']);
      expect(broken?.unreadable?.formDraft).toMatchObject({
        kind: 'drive-change',
        parameters: { name: 'form.draft.json' },
      });
      expect(broken?.published?.version).toBe(1);
      expect([whole?.title, whole?.unreadable]).toEqual(['Order', undefined]);
    },
  );

  it('[SYNC-291] an unreadable config gets its own form until it is readable or deleted', async () => {
    const { workspace, ada } = await createPullFixture();
    const path = 'Form Config/Site visit/form.config.json';
    const config = JSON.stringify(workspace.json(path));
    await putFile(workspace, 'ada', path, '{');
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    const [broken] = await bob.database.forms.toArray();
    expect(broken).toMatchObject({
      title: 'Site visit',
      unreadable: { formConfig: { kind: 'drive-change', cause: { kind: 'not-json' } } },
    });
    await putFile(workspace, 'ada', path, config);
    await pullTeam(bob, crewId);
    expect((await bob.database.forms.toArray()).map(({ id, unreadable }) => [id, unreadable])).toEqual([
      ['form-1', undefined],
    ]);
    await putFile(workspace, 'ada', path, '[]');
    await pullTeam(bob, crewId);
    expect(await bob.database.forms.get('form-1')).toMatchObject({ unreadable: { formConfig: expect.anything() } });
    await deleteFile(workspace, 'ada', 'Form Config/Site visit');
    await pullTeam(bob, crewId);
    expect(await bob.database.forms.count()).toBe(0);
    expect(await ada.database.forms.count()).toBe(1);
  });
});

const createSubmissionJson = (data: unknown, more: object = {}) => ({
  id: 'r1',
  formId: 'form-1',
  formTitle: '<script>alert(1)</script>',
  version: 1,
  schema: { display: 'form', components: [textComponent] },
  data: { data, metadata: {} },
  timestamp: '2026-11-21T08:00:00.000Z',
  createdBy: { id: 'eve', name: '<img src=x onerror=alert(1)>' },
  collaborators: [],
  ...more,
});

/** Content that another program may have written instead of a response, and whether it may still be opened. */
const hostileResponses: readonly (readonly [string, string, boolean])[] = [
  ['scripts in names', JSON.stringify(createSubmissionJson({ place: '<script>alert(1)</script>' })), true],
  [
    'a file with a javascript: address',
    JSON.stringify(
      createSubmissionJson({ place: [{ id: 'a', name: 'a', size: 1, type: 'x', url: 'javascript:alert(1)' }] }),
    ),
    true,
  ],
  [
    '20,000 nested arrays',
    JSON.stringify(createSubmissionJson('HERE')).replace('"HERE"', `{"place":${deepJson}}`),
    false,
  ],
  ['200,000 keys', JSON.stringify(createSubmissionJson('HERE')).replace('"HERE"', wideJson), true],
  [
    '__proto__ among the answers',
    JSON.stringify(createSubmissionJson('HERE')).replace('"HERE"', '{"__proto__":{"polluted":1}}'),
    false,
  ],
  ['broken JSON', '{"id":"r1",', false],
  ['a foreign schema', JSON.stringify({ survey: [], answers: {} }), false],
  ['answers that are not an object', JSON.stringify(createSubmissionJson('yes')), false],
];

/** Opens a library with a valid submission and, next to it, a hostile file with the columns of a submission. */
async function createHostileFixture(content: string) {
  const { workspace, ada } = await createPullFixture();
  await pullTeam(ada, crewId);
  const commands = createResponseCommands(ada);
  const { id } = await commands.create('form-1');
  await commands.submit(id, { place: 'Kew' });
  await pushAll(ada);
  const path = 'Responses/Site visit/x/response.submitted.json';
  await putFile(workspace, 'bob', path, content);
  setFields(workspace, path, {
    ...{ tfItemType: 'submission', tfFormId: 'form-1', tfResponseId: 'r1', tfPartition: 0 },
    ...{ tfSubmissionTimestamp: '2026-11-20T08:00:00.000Z', tfSubmissionNumber: '<b>', tfTitle: '<script>' },
    tfSubmissionData: content.length > 200_000 ? deepJson : '{"__proto__":{"polluted":1},"place":"x"}',
  });
  return { workspace, ada };
}

function setFields(workspace: Workspace, path: string, fields: Record<string, unknown>): void {
  const item = workspace.item(path);
  item.current = { ...item.current, fields: { ...item.current.fields, ...fields } };
}

describe('responses that another program has written', () => {
  it.each(hostileResponses)(
    '[SYNC-292] a submission with %s: others are shown, the pull succeeds, and no script runs',
    async (_what, content, opens) => {
      const { workspace, ada } = await createHostileFixture(content);
      const bob = await createNewBrowser(workspace, 'bob');
      await pullTeam(bob, crewId);
      expect((await bob.database.teamSync.get(crewId))?.errors).toEqual([]);
      const reader = createSubmissionReader(ada);
      const range = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
      const { items } = await reader.list({ teamId: crewId, formId: 'form-1' }, range);
      expect(items).toHaveLength(2);
      expect(items.find(({ responseId }) => responseId !== 'r1')?.data).toEqual({ place: 'Kew' });
      const team = (await ada.database.teams.get(crewId))!;
      const opened = await reader.open(team, 'r1').then(
        ({ response }) => response.id,
        (error: Error) => error.message,
      );
      if (opens) expect(opened).toBe('r1');
      else expect(opened).toMatch(/^(not-json|unexpected-content): response\.submitted\.json/);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  it.each(hostileResponses)('[SYNC-292] a draft with %s blocks nothing', async (_what, content, opens) => {
    const { workspace } = await createPullFixture();
    await putFile(workspace, 'bob', 'Responses/Site visit/x/response.draft.json', content);
    const bob = await createNewBrowser(workspace, 'bob');
    await pullTeam(bob, crewId);
    const sync = await bob.database.teamSync.get(crewId);
    expect(sync?.errors).toHaveLength(opens ? 0 : 1);
    expect(sync && isFullyPulled(sync, 'bob')).toBe(true);
    await pullTeam(bob, crewId);
    expect((await bob.database.teamSync.get(crewId))?.errors).toEqual([]);
    expect(await bob.database.responses.count()).toBe(opens ? 1 : 0);
    expect(await bob.database.forms.count()).toBe(1);
  });
});
