import type { MemoryGraphOptions } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import { acquireLease } from '../database/lease.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { intakeForm } from './form-fixture.ts';
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
