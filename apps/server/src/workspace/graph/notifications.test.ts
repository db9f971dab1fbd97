import { operations } from '@tideform/graph';
import Fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseListener } from '../../database/listen.ts';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';
import { createWorkspaceGraph } from './workspace-graph.ts';

let workspace: TestWorkspace;
let other: FastifyInstance;
const sockets: Socket[] = [];
const limits = { socketPauseMs: 20, socketCheckMs: 0 };

beforeAll(async () => {
  workspace = await openTestWorkspace({ limits });
  const { database, connectionString, files, owner } = workspace;
  other = Fastify({ forceCloseConnections: true });
  await other.register(
    createWorkspaceGraph({
      database,
      files,
      limits,
      listen: createDatabaseListener(connectionString),
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

async function getUrlFor(person = workspace.owner): Promise<string> {
  const { notificationUrl } = await createClientFor(workspace, person).call(operations.getDriveSocket, {
    driveId: workspace.driveId,
  });
  return notificationUrl;
}

/** Connects a client as in Microsoft's documentation: only with the URL. */
function connectSocket(address: string): Socket {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  sockets.push(socket);
  return socket;
}

const waitForEvent = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));

async function putFile(baseUrl: string, name: string): Promise<void> {
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
  const { value } = await createClientFor(workspace, workspace.owner).call(operations.invite, params, { body });
  return value[0]!.id;
}

describe('notifications', () => {
  it('reach a client when another process changes the drive, without details of the change', async () => {
    const socket = connectSocket(await getUrlFor());
    await waitForEvent(socket, 'connect');
    const notification = waitForEvent(socket, 'notification');
    await putFile(`${other.listeningOrigin}/v1.0`, 'from-another-process.txt');
    expect(JSON.stringify(await notification)).not.toContain('from-another-process');
  });

  it('reach a client whose URL was created by the other process', async () => {
    const address = new URL(await getUrlFor());
    const socket = connectSocket(`${other.listeningOrigin}${address.pathname}${address.search}`);
    await waitForEvent(socket, 'connect');
    const notification = waitForEvent(socket, 'notification');
    await putFile(workspace.baseUrl, 'from-the-first-process.txt');
    expect(await notification).toMatchObject({ value: [{ changeType: 'updated' }] });
  });

  it('combine changes within a short time', async () => {
    const socket = connectSocket(await getUrlFor());
    await waitForEvent(socket, 'connect');
    let count = 0;
    socket.on('notification', () => count++);
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => putFile(workspace.baseUrl, `burst-${name}`)));
    const notification = waitForEvent(socket, 'notification');
    await putFile(workspace.baseUrl, 'burst-last');
    await notification;
    expect(count).toBeLessThan(7);
  });

  it('are refused for forged and expired URLs and for tokens of another kind', async () => {
    const address = await getUrlFor();
    const forged = connectSocket(address.replace(/token=.{5}/, 'token=AAAAA'));
    await waitForEvent(forged, 'connect_error');
    expect(forged.connected).toBe(false);
    const none = connectSocket(new URL('/notifications', address).href);
    await waitForEvent(none, 'connect_error');
    const file = await createClientFor(workspace, workspace.owner).call(
      operations.putChildContent,
      { driveId: workspace.driveId, itemId: 'root', path: 'kind.txt' },
      { bytes: new TextEncoder().encode('x') },
    );
    const download = String(file['@microsoft.graph.downloadUrl']).split('/').at(-1);
    const ofAnotherKind = connectSocket(`${new URL('/notifications', address).href}?token=${download}`);
    await waitForEvent(ofAnotherKind, 'connect_error');
    const { driveId, outsider } = workspace;
    const refused = createClientFor(workspace, outsider).call(operations.getDriveSocket, { driveId });
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'accessDenied' });
  });

  it('end for a person who may no longer see the drive', async () => {
    const { driveId, owner, outsider } = workspace;
    const file = await createClientFor(workspace, owner).call(
      operations.putChildContent,
      { driveId, itemId: 'root', path: 'shared-for-a-while.txt' },
      { bytes: new TextEncoder().encode('x') },
    );
    const permissionId = await invite(outsider, file.id);
    const socket = connectSocket(await getUrlFor(outsider));
    await waitForEvent(socket, 'connect');
    const notification = waitForEvent(socket, 'notification');
    await putFile(workspace.baseUrl, 'while-shared.txt');
    await notification;
    const gone = waitForEvent(socket, 'disconnect');
    const closed = new Promise((resolve) => socket.io.engine.once('close', resolve));
    await createClientFor(workspace, owner).call(operations.deletePermission, {
      driveId,
      itemId: file.id,
      permissionId,
    });
    await gone;
    await closed;
    expect(socket.connected).toBe(false);
  });

  it('end when the URL expires', async () => {
    const brief = await openTestWorkspace({ limits: { ...limits, socketLifeMs: 1500 } });
    const { notificationUrl } = await createClientFor(brief, brief.owner).call(operations.getDriveListSocket, {
      driveId: brief.driveId,
    });
    const socket = connectSocket(notificationUrl);
    await waitForEvent(socket, 'connect');
    await waitForEvent(socket, 'disconnect');
    const again = connectSocket(notificationUrl);
    await waitForEvent(again, 'connect_error');
    await brief.close();
  });

  it("end when the server stops, which doesn't wait for clients", async () => {
    const stopping = await openTestWorkspace({ limits });
    const { notificationUrl } = await createClientFor(stopping, stopping.owner).call(operations.getDriveSocket, {
      driveId: stopping.driveId,
    });
    const socket = connectSocket(notificationUrl);
    await waitForEvent(socket, 'connect');
    const gone = waitForEvent(socket, 'disconnect');
    await stopping.close();
    await gone;
  });
});
