import { createSignInClient, people } from '@tideform/server/testing';
import { runConcurrently } from '@tideform/sync/testing';
import type { TestEnvironment } from '../../tools/browser-kill/test-environment.ts';
import { type Caller, createCaller } from '../../tools/workspace-kill/caller.ts';

const callsAtOnce = 8;

/** A library with one form that the app has created, and the numbers of forms and responses so far. */
export interface LibraryFilling {
  readonly caller: Caller;
  readonly driveId: string;
  /** Author of the drafts. */
  readonly person: { readonly id: string; readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: files as the app has written them
  readonly files: { readonly config: any; readonly published: any };
  forms: number;
  responses: number;
}

export async function openFilling({ origin, form }: TestEnvironment): Promise<LibraryFilling> {
  const { access_token: token } = await createSignInClient(origin).signIn(
    people.amira.person.userPrincipalName,
    'tideform',
  );
  const caller = createCaller(origin, () => token);
  const lists = await caller.read(
    `/groups/${form.teamId}/sites/root/lists?$expand=drive&$select=id,displayName,drive,list`,
  );
  for (const { drive } of lists.body.value) {
    if (!drive) continue;
    const config = await caller.read(`/drives/${drive.id}/root:/Form%20Config/Note/form.config.json:/content`);
    if (config.status !== 200) continue;
    const published = await caller.read(`/drives/${drive.id}/root:/Form%20Config/Note/form.published.json:/content`);
    return {
      caller,
      driveId: drive.id,
      person: { id: people.amira.person.id, name: people.amira.person.displayName },
      files: { config: config.body, published: published.body },
      forms: 2,
      responses: 0,
    };
  }
  throw new Error('No drive has the form');
}

/** Adds copies of the form and drafts of one user until the library has the requested number of each. */
export async function fillLibrary(
  filling: LibraryFilling,
  upTo: { readonly forms: number; readonly responses: number },
): Promise<void> {
  const { caller, driveId, files } = filling;
  const put = async (path: string, content: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(content));
    const address = `/drives/${driveId}/root:/${path.split('/').map(encodeURIComponent).join('/')}:/content`;
    const { status, body } = await caller.call('PUT', address, bytes);
    if (status >= 300 || status === 0) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  };
  const forms = Array.from({ length: upTo.forms - filling.forms }, (_, at) => filling.forms + at);
  await runConcurrently(callsAtOnce, forms, async (at) => {
    const title = `Copy ${at}`;
    await put(`Form Config/${title}/form.config.json`, { ...files.config, id: crypto.randomUUID(), title });
    await put(`Form Config/${title}/form.published.json`, files.published);
  });
  filling.forms = upTo.forms;
  const responses = Array.from({ length: upTo.responses - filling.responses }, (_, at) => filling.responses + at);
  await runConcurrently(callsAtOnce, responses, (at) =>
    put(`Responses/Note/d${at} Note [DRAFT]/response.draft.json`, draftOf(filling)),
  );
  filling.responses = upTo.responses;
}

function draftOf({ files, person }: LibraryFilling) {
  return {
    id: crypto.randomUUID(),
    formId: files.config.id,
    formTitle: files.config.title,
    schema: files.published.schema,
    version: files.published.version,
    data: { data: { note: 'A draft of another device. '.repeat(8) }, metadata: {} },
    timestamp: '2026-11-01T08:00:00.000Z',
    createdBy: person,
    collaborators: [person],
  };
}
