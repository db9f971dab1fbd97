import type { FileLike, FormDefinition, SubmissionData } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { createResponseCommands } from './create-response-commands.ts';

const createTextField = (key: string) => ({ type: 'textfield', key, input: true });
const schema = { display: 'form', components: [createTextField('place'), createTextField('badge')] };
const source = {
  id: 'old',
  formId: sampleForm.id,
  schema,
  data: { data: { place: 'Quay 4', badge: 'B-1' }, metadata: { prefilledData: { place: 'Quay 4' } } },
};

/** Stands in for the engine's `copyAnswers`: copies all answers except the one of the form's first component. */
const removeFirst = ({ components: [first] }: FormDefinition, data: SubmissionData): SubmissionData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== first?.key));
const keepAll = (_form: FormDefinition, data: SubmissionData) => data;

async function setUp(published: FormDefinition = schema) {
  const context = await createLocalContext();
  await context.database.forms.add({ ...sampleForm, published: { ...sampleForm.published!, schema: published } });
  return { context, commands: createResponseCommands(context), files: createFileCommands(context) };
}

const getBytes = async ({ database }: SyncContext, { id }: FileLike) => (await database.files.get(id))?.content.text();

describe('copy', () => {
  it('[SYNC-71] creates a draft with the copied answers and without prefill metadata', async () => {
    const { context, commands } = await setUp();
    const { response, lostFiles } = await commands.copy(source, removeFirst);
    expect(await context.database.responses.toArray()).toEqual([response]);
    expect(response).toMatchObject({
      copiedFromId: 'old',
      version: 3,
      submitted: 0,
      isDirty: 1,
      createdBy: { id: 'ada' },
      collaborators: [{ id: 'ada' }],
      data: { data: { badge: 'B-1' }, metadata: {} },
    });
    expect(response.data.metadata).toEqual({});
    expect(lostFiles).toEqual([]);
    expect(response.id).not.toBe('old');
  });

  it('[SYNC-71] respects both the answered and the published version', async () => {
    const { commands } = await setUp({ display: 'form', components: [createTextField('badge')] });
    const { response } = await commands.copy(source, removeFirst);
    expect(response.data.data).toEqual({});
  });

  it('[SYNC-71] refuses when the form is no longer published', async () => {
    const { context, commands } = await setUp();
    await context.database.forms.clear();
    await expect(commands.copy(source, keepAll)).rejects.toThrow('invalid-form: form-1');
    expect(await context.database.responses.count()).toBe(0);
  });

  it('[SYNC-78] copies the files too, so that the copy outlives the original', async () => {
    const { context, commands, files } = await setUp();
    const draft = await commands.create(sampleForm.id);
    const plan = await files.add(draft.id, new Blob(['plan']), { name: 'plan.pdf', type: 'application/pdf' });
    const background = await files.add(draft.id, new Blob(['back']), { name: 'plan.pdf', type: '' });
    const placed = { ...background, driveId: 'd', driveItemId: 'i', url: 'https://x', edits: { background: plan } };
    const { response } = await commands.copy(
      { ...source, data: { data: { rows: [{ all: [plan] }], sketch: placed }, metadata: {} } },
      keepAll,
    );
    const answers = response.data.data as {
      rows: [{ all: [FileLike] }];
      sketch: FileLike & { edits: { background: FileLike } };
    };
    const [[copied], sketch] = [answers.rows[0].all, answers.sketch];
    expect(copied).toEqual({ ...plan, id: expect.any(String) });
    expect(copied.id).not.toBe(plan.id);
    expect(sketch).toEqual({ ...background, id: sketch.id, name: 'plan-1.pdf', edits: { background: copied } });
    await commands.discard(draft.id);
    await context.database.files.bulkDelete([plan.id, background.id]);
    expect(await getBytes(context, copied)).toBe('plan');
    expect(await getBytes(context, sketch)).toBe('back');
    await commands.submit(response.id, response.data.data);
    expect(await context.database.outbox.count()).toBe(1);
  });

  it('[SYNC-78] omits and lists files that neither this device nor the library has', async () => {
    const { context, commands } = await setUp();
    const nowhere = { id: 'x', name: 'x.pdf', size: 1, type: '', url: '' };
    const offline = { ...nowhere, id: 'y', name: 'y.pdf', url: 'https://x', driveId: 'd', driveItemId: 'i' };
    await context.database.teams.put({
      id: 't',
      tenantId: 'x',
      displayName: '',
      channels: [],
      driveId: 'd',
      accounts: {},
    });
    const data = { one: nowhere, many: [offline, 'text'], kept: { id: 'x', name: 'Ada' } };
    const { response, lostFiles } = await commands.copy({ ...source, data: { data, metadata: {} } }, keepAll);
    expect(response.data.data).toEqual({ many: ['text'], kept: { id: 'x', name: 'Ada' } });
    expect(lostFiles).toEqual([
      { name: 'x.pdf', reason: 'gone' },
      { name: 'y.pdf', reason: 'unreachable' },
    ]);
    await commands.submit(response.id, response.data.data);
    expect(data.many).toHaveLength(2);
  });
});
