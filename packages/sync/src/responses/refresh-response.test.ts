import { describe, expect, it } from 'vitest';
import { ada, createLocalContext } from '../testing/local-context.ts';
import { sampleForm } from '../testing/sample-rows.ts';
import { createResponseCommands } from './create-response-commands.ts';

const newerForm = {
  ...sampleForm,
  title: 'Inspection',
  published: {
    ...sampleForm.published!,
    version: 4,
    schema: { display: 'form', components: [{ type: 'textarea', key: 'place' }] },
    pdfOptions: { scale: 2 },
    responsesTitleTemplate: 'Visit {{submissionNumber}}',
    emailTemplate: { to: 'all' },
    customCss: 'p {}',
  },
};

async function openDraft() {
  let person = ada;
  const context = await createLocalContext({ identity: () => person });
  const { forms, responses, outbox } = context.database;
  await forms.add(sampleForm);
  const commands = createResponseCommands(context);
  const { id } = await commands.create(sampleForm.id);
  await commands.saveDraft(id, { place: 'Quay 4' });
  const become = (userId: string) => {
    person = { ...ada, userId };
  };
  return { ...{ forms, responses, outbox, commands, id, become } };
}

describe('refresh', () => {
  it('[SYNC-70] updates a draft to the newest published version and keeps its answers', async () => {
    const { forms, responses, commands, id } = await openDraft();
    await forms.put(newerForm);
    await commands.refresh(id);
    expect(await responses.get(id)).toMatchObject({
      version: 4,
      schema: newerForm.published.schema,
      pdfOptions: { scale: 2 },
      titleTemplate: 'Visit {{submissionNumber}}',
      emailTemplate: { to: 'all' },
      customCss: 'p {}',
      formTitle: 'Inspection',
      title: 'Inspection',
      data: { data: { place: 'Quay 4' } },
      isDirty: 1,
    });
  });

  it('[SYNC-70] removes properties that the newest version no longer has', async () => {
    const { forms, responses, commands, id } = await openDraft();
    await forms.put(newerForm);
    await commands.refresh(id);
    await forms.put({ ...sampleForm, published: { ...sampleForm.published!, version: 5 } });
    await commands.refresh(id);
    const row = await responses.get(id);
    expect([row?.customCss, row?.titleTemplate, row?.emailTemplate, row?.pdfOptions]).toEqual(Array(4).fill(undefined));
  });

  it('[SYNC-70] applies a new title of the form without a new version', async () => {
    const { forms, commands, id } = await openDraft();
    await forms.put({ ...sampleForm, title: 'Inspection' });
    expect(await commands.refresh(id)).toMatchObject({ formTitle: 'Inspection', version: 3 });
  });

  it('[SYNC-70] does not mark the draft as changed', async () => {
    const { forms, responses, commands, id } = await openDraft();
    await responses.update(id, { isDirty: 0 });
    await forms.put(newerForm);
    expect(await commands.refresh(id)).toMatchObject({ isDirty: 0, version: 4 });
  });

  it('[SYNC-70] never returns to an older version', async () => {
    const { forms, commands, id } = await openDraft();
    await forms.put({ ...sampleForm, title: 'Old', published: { ...sampleForm.published!, version: 2 } });
    expect(await commands.refresh(id)).toMatchObject({ version: 3, formTitle: 'Site visit' });
  });

  it('[SYNC-70] leaves submitted and discarded responses unchanged', async () => {
    const { forms, responses, outbox, commands, id } = await openDraft();
    const discarded = (await commands.create(sampleForm.id)).id;
    await commands.submit(id, { place: 'Quay 4' });
    await commands.discard(discarded);
    const before = [await responses.toArray(), await outbox.toArray()];
    await forms.put(newerForm);
    await commands.refresh(id);
    await commands.refresh(discarded);
    expect([await responses.toArray(), await outbox.toArray()]).toEqual(before);
  });

  it('[SYNC-5] does not find drafts of another account', async () => {
    const { commands, id, become } = await openDraft();
    become('grace');
    await expect(commands.refresh(id)).rejects.toThrow(`invalid-response: ${id}`);
  });
});
