import type { MemoryGraphOptions } from '@tideform/graph/testing';
import { expect } from 'vitest';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import { createFormService } from '../forms/create-form-service.ts';
import type { NewForm } from '../forms/form-service.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { createMemoryProductServer } from './local-context.ts';
import { createWorkspace, crewId, type Workspace } from './workspace.ts';

/** Creates a world where Ada has published a form and no other device has pulled yet. */
export async function createPullFixture(
  options: Partial<MemoryGraphOptions> & { readonly changesPerPage?: number } = {},
) {
  const workspace = createWorkspace(options);
  const ada = await workspace.createBrowserFor('ada');
  const service = createFormService(ada);
  await service.add(crewId, intakeForm);
  await service.publish('form-1', 'hello');
  return { workspace, ada, service };
}

/** Creates a browser that has the drive ID of the team's library but hasn't pulled the library. */
export async function createNewBrowser(workspace: Workspace, userId: string): Promise<SyncContext> {
  const context = await workspace.createBrowserFor(userId);
  await initialiseTeam(context, crewId);
  return context;
}

/** Sends everything that is waiting in a browser's outbox. */
export async function pushAll(context: SyncContext): Promise<void> {
  const epoch = await acquireLease(context.database);
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  await pushResponses({ ...context, epoch, retries });
}

/** Writes a file to the library, as a user with another program might. */
export async function putFile(workspace: Workspace, userId: string, path: string, content: string): Promise<void> {
  const { driveId } = workspace.library();
  const address = `${workspace.graph.baseUrl}/drives/${driveId}/root:/${path.split('/').map(encodeURIComponent).join('/')}`;
  const headers = { Authorization: `Bearer ${userId}`, 'Content-Type': 'application/json' };
  const reply = await workspace.graph.fetch(`${address}:/content`, { method: 'PUT', headers, body: content });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
}

export async function deleteFile(workspace: Workspace, userId: string, path: string): Promise<void> {
  const address = `${workspace.graph.baseUrl}/drives/${workspace.library().driveId}/items/${workspace.item(path).id}`;
  const reply = await workspace.graph.fetch(address, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${userId}` },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
}

export const intakeForm: NewForm = {
  id: 'form-1',
  title: 'Site / visit',
  icon: '<svg/>',
  channelId: '19:general',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};
/** Draft content that differs from the first draft of the form `intake`. */
export const changedDraft = { schema: { ...intakeForm.schema, components: [] }, customCss: 'p {}' };

/** Creates a workspace with a browser, and records the forms registered with the server. */
export async function createFormFixture(userId = 'ada', options: Parameters<typeof createWorkspace>[0] = {}) {
  const workspace = createWorkspace(options);
  const registered: unknown[] = [];
  const server = {
    ...createMemoryProductServer(),
    async registerForm(teamId: string, formId: string, form: object) {
      registered.push({ teamId, formId, ...form });
    },
  };
  const context = await workspace.createBrowserFor(userId, { server });
  return { workspace, context, registered, service: createFormService(context) };
}

export function getFieldsByPath(workspace: Workspace, path: string) {
  return workspace.item(path).current.fields;
}

/** Returns everything that others can see, without IDs that depend on the number of attempts. */
function getVisibleState(workspace: Workspace) {
  const files = workspace.tree().filter((path) => path.endsWith('.json') && path !== 'team.config.json');
  return {
    tree: workspace.tree(),
    files: files.map((path) => [path, maskFolderIds(workspace.json(path)), getFieldsByPath(workspace, path)]),
    checkedOut: files.filter((path) => workspace.item(path).draft),
    comments: files.map((path) => workspace.item(path).checkInComment),
  };
}

function maskFolderIds(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file, (key, value) => (key === 'responsesDriveItemId' ? 'an id' : value)));
}

/** Interrupts `work` at every request in turn, repeats it, and compares the result with an undisturbed run. */
export async function interruptAtEveryRequest(
  moment: 'beforeRequest' | 'afterRequest',
  prepare: (context: SyncContext) => Promise<unknown>,
  work: (context: SyncContext) => Promise<unknown>,
): Promise<void> {
  const uncut = await createFormFixture();
  await prepare(uncut.context);
  await work(uncut.context);
  const expected = getVisibleState(uncut.workspace);
  const row = maskItemIds(await uncut.context.database.forms.get('form-1'));
  for (let request = 1; ; request++) {
    const { workspace, context } = await createFormFixture();
    await prepare(context);
    workspace.cut.at(request, moment);
    const first = await work(context).catch((error: unknown) => error);
    if (!workspace.cut.hasHappened) {
      expect(request).toBeGreaterThan(3);
      break;
    }
    expect(first).toBeInstanceOf(Error);
    workspace.cut.restore();
    await work(context);
    expect(getVisibleState(workspace), `cut ${moment} ${request}`).toEqual(expected);
    expect(maskItemIds(await context.database.forms.get('form-1'))).toEqual(row);
  }
}

function maskItemIds(row: unknown): unknown {
  const volatile = /^(driveItemId|folderDriveItemId|responsesDriveItemId|eTag)$/;
  return JSON.parse(JSON.stringify(row ?? null, (key, value) => (volatile.test(key) ? `a ${key}` : value)));
}

export const interruptionMoments = ['beforeRequest', 'afterRequest'] as const;
