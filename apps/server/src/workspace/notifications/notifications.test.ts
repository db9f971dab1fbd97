import { operations } from '@tideform/graph';
import Fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createListen } from '../../database/listen.ts';
import { workspaceGraph } from '../graph/workspace-graph.ts';
import { graphOf } from '../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

let workspace: TestWorkspace;
let other: FastifyInstance;
const sockets: Socket[] = [];
const limits = { socketPauseMs: 20, socketCheckMs: 0 };

beforeAll(async () => {
  workspace = await openTestWorkspace({ limits });
  const { database, connectionString, files, owner } = workspace;
  other = Fastify({ forceCloseConnections: true });
  await other.register(
    workspaceGraph({
      database,
      files,
      limits,
      listen: createListen(connectionString),
      publicUrl: () => other.listeningOrigin,
      verify: async (bearer) => (bearer === owner.id ? { personId: owner.id, tenantId: owner.tenantId } : undefined),
    }),
  );
  await other.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

afterAll(async () => {
  await other.close();
  await workspace.close();
});

async function addressFor(person = workspace.owner): Promise<string> {
  const { notificationUrl } = await graphOf(workspace, person).call(operations.getDriveSocket, {
    driveId: workspace.driveId,
  });
  return notificationUrl;
}

/** A client as Microsoft's page about the call has it: the address says everything. */
function open(address: string): Socket {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  sockets.push(socket);
  return socket;
}

const next = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

async function putOn(baseUrl: string, name: string): Promise<void> {
  const response = await fetch(`${baseUrl}/drives/${workspace.driveId}/root:/${name}:/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${workspace.owner.id}` },
    body: 'x',
  });
  expect(response.status).toBe(201);
}

async function invite(person: { id: string }, itemId: string): Promise<string> {
  const body = { recipients: [{ objectId: person.id }], roles: ['read'], requireSignIn: true };
  const params = { driveId: workspace.driveId, itemId };
  const { value } = await graphOf(workspace, workspace.owner).call(operations.invite, params, { body });
  return value[0]!.id;
}

describe('notifications', () => {
  it('reach a client of this process when another one changes the drive, and say nothing of what changed', async () => {
    const socket = open(await addressFor());
    await next(socket, 'connect');
    const heard = next(socket, 'notification');
    await putOn(`${other.listeningOrigin}/v1.0`, 'from-another-process.txt');
    expect(JSON.stringify(await heard)).not.toContain('from-another-process');
  });

  it('reach a client whose address was made by the other process', async () => {
    const address = new URL(await addressFor());
    const socket = open(`${other.listeningOrigin}${address.pathname}${address.search}`);
    await next(socket, 'connect');
    const heard = next(socket, 'notification');
    await putOn(workspace.baseUrl, 'from-the-first-process.txt');
    expect(await heard).toMatchObject({ value: [{ changeType: 'updated' }] });
  });

  it('tell of many changes in a while once', async () => {
    const socket = open(await addressFor());
    await next(socket, 'connect');
    let count = 0;
    socket.on('notification', () => count++);
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => putOn(workspace.baseUrl, `burst-${name}`)));
    const heard = next(socket, 'notification');
    await putOn(workspace.baseUrl, 'burst-last');
    await heard;
    expect(count).toBeLessThan(7);
  });

  it('are not for an address that is made up or has expired, nor for one of another kind', async () => {
    const address = await addressFor();
    const forged = open(address.replace(/token=.{5}/, 'token=AAAAA'));
    await next(forged, 'connect_error');
    expect(forged.connected).toBe(false);
    const none = open(new URL('/notifications', address).href);
    await next(none, 'connect_error');
    const file = await graphOf(workspace, workspace.owner).call(
      operations.putChildContent,
      { driveId: workspace.driveId, itemId: 'root', path: 'kind.txt' },
      { bytes: new TextEncoder().encode('x') },
    );
    const download = String(file['@microsoft.graph.downloadUrl']).split('/').at(-1);
    const ofAnotherKind = open(`${new URL('/notifications', address).href}?token=${download}`);
    await next(ofAnotherKind, 'connect_error');
    const { driveId, outsider } = workspace;
    const refused = graphOf(workspace, outsider).call(operations.getDriveSocket, { driveId });
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'accessDenied' });
  });

  it('end for somebody who may see nothing of the drive any more', async () => {
    const { driveId, owner, outsider } = workspace;
    const file = await graphOf(workspace, owner).call(
      operations.putChildContent,
      { driveId, itemId: 'root', path: 'shared-for-a-while.txt' },
      { bytes: new TextEncoder().encode('x') },
    );
    const permissionId = await invite(outsider, file.id);
    const socket = open(await addressFor(outsider));
    await next(socket, 'connect');
    const heard = next(socket, 'notification');
    await putOn(workspace.baseUrl, 'while-shared.txt');
    await heard;
    const gone = next(socket, 'disconnect');
    const closed = new Promise((resolve) => socket.io.engine.once('close', resolve));
    await graphOf(workspace, owner).call(operations.deletePermission, { driveId, itemId: file.id, permissionId });
    await gone;
    await closed;
    expect(socket.connected).toBe(false);
  });

  it('end when the address expires', async () => {
    const brief = await openTestWorkspace({ limits: { ...limits, socketLifeMs: 1500 } });
    const { notificationUrl } = await graphOf(brief, brief.owner).call(operations.getDriveListSocket, {
      driveId: brief.driveId,
    });
    const socket = open(notificationUrl);
    await next(socket, 'connect');
    await next(socket, 'disconnect');
    const again = open(notificationUrl);
    await next(again, 'connect_error');
    await brief.close();
  });

  it('end when the server stops, which does not wait for them', async () => {
    const stopping = await openTestWorkspace({ limits });
    const { notificationUrl } = await graphOf(stopping, stopping.owner).call(operations.getDriveSocket, {
      driveId: stopping.driveId,
    });
    const socket = open(notificationUrl);
    await next(socket, 'connect');
    const gone = next(socket, 'disconnect');
    await stopping.close();
    await gone;
  });
});
