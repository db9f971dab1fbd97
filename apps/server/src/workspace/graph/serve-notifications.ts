import type { FastifyInstance } from 'fastify';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Listen } from '../../database/listen.ts';
import { loadAccess } from '../library/access/access-store.ts';
import { loadActor } from '../library/actor.ts';
import { CHANGES_CHANNEL } from '../library/write-library.ts';
import type { GraphContext } from './call/graph-call.ts';
import { SOCKET_SEAL, type SocketPermit } from './drives/get-socket.ts';

/**
 * Notifies socket.io clients that a list changed, whichever process changed it. The URL that a client got is its
 * credential; whether its person may still see the list is checked before each notification.
 */
export function serveNotifications(app: FastifyInstance, context: GraphContext, listen: Listen): void {
  const io = new Server({ path: '/socket.io', serveClient: false, cors: { origin: '*' }, ...engineOptions });
  const getGrant = (token: unknown) => (typeof token === 'string' ? parsePermit(context, token) : undefined);
  io.attach(app.server, {
    allowRequest(request, decide) {
      const token = new URL(request.url ?? '/', 'http://any').searchParams.get('token');
      decide(null, getGrant(token) !== undefined);
    },
  });
  // NOTE: some clients connect only to the socket.io namespace of the URL, others to the main namespace.
  const namespaces = [io.of('/notifications'), io.of('/')];
  const notifications = createNotifier(context, namespaces, (error) => logError(app, error));
  let listening: ReturnType<Listen> | undefined;
  const startListening = () => {
    listening ??= listen(CHANGES_CHANNEL, {
      onMessage: notifications.add,
      onGap: () => notifications.addAll(),
      onFailure: (error) => logError(app, error),
    });
    return listening;
  };
  for (const namespace of namespaces) {
    namespace.use((socket, next) => {
      const grant = getGrant(socket.handshake.query.token);
      if (grant === undefined) return next(new Error('The notification URL has expired.'));
      startListening().then(
        () => {
          connectSocket(socket, grant, context.now());
          next();
        },
        () => {
          listening = undefined;
          next(new Error('Change notifications aren’t available right now.'));
        },
      );
    });
  }
  app.addHook('preClose', async () => {
    notifications.stop();
    io.disconnectSockets(true);
    io.engine.close();
    await (await listening?.catch(() => undefined))?.close();
  });
}

/** The size limit is small, since messages from clients are ignored. */
const engineOptions = { maxHttpBufferSize: 4096, connectTimeout: 10_000 } as const;

type ExpiringSocketPermit = SocketPermit & { readonly expiresAt: number };

function parsePermit(context: GraphContext, token: string): ExpiringSocketPermit | undefined {
  return context.signer.unseal<SocketPermit>(SOCKET_SEAL, token, context.now());
}

function connectSocket(socket: Socket, grant: ExpiringSocketPermit, now: Date): void {
  socket.data.grant = grant;
  socket.join(grant.listId);
  const timer = setTimeout(() => socket.disconnect(true), grant.expiresAt - now.getTime());
  timer.unref();
  socket.on('disconnect', () => clearTimeout(timer));
}

function logError(app: FastifyInstance, error: Error): void {
  app.log.error({ err: error }, 'Failed to send change notifications');
}

/** Collects changed lists for a short time, and notifies each socket once. */
function createNotifier(context: GraphContext, namespaces: readonly Namespace[], onFailure: (error: Error) => void) {
  const changed = new Set<string>();
  const checks = createAccessChecker(context);
  let timer: NodeJS.Timeout | undefined;

  async function notify(): Promise<void> {
    timer = undefined;
    const lists = [...changed];
    changed.clear();
    for (const namespace of namespaces) {
      for (const socket of await namespace.in(lists).fetchSockets()) {
        const grant: ExpiringSocketPermit = socket.data.grant;
        if (await checks.maySee(grant)) socket.emit('notification', describeNotification(grant));
        else socket.disconnect(true);
      }
    }
  }

  function add(listId: string): void {
    if (!namespaces.some((namespace) => namespace.adapter.rooms.has(listId))) return;
    changed.add(listId);
    timer ??= setTimeout(() => notify().catch(onFailure), context.limits.socketPauseMs);
  }

  return {
    add,
    addAll() {
      for (const namespace of namespaces) for (const room of namespace.adapter.rooms.keys()) add(room);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Describes a notification. It doesn't contain the change; clients request a delta. */
function describeNotification({ id, expiresAt, tenantId }: ExpiringSocketPermit): object {
  const expirationDateTime = new Date(expiresAt).toISOString();
  return { value: [{ subscriptionId: id, tenantId, expirationDateTime, changeType: 'updated' }] };
}

/** Checks whether people may still see lists, and caches the results. */
function createAccessChecker(context: GraphContext) {
  const cache = new Map<string, { readonly maySee: boolean; readonly until: number }>();
  return {
    async maySee({ personId, tenantId, listId }: ExpiringSocketPermit): Promise<boolean> {
      const now = context.now().getTime();
      const key = `${personId} ${listId}`;
      const cached = cache.get(key);
      if (cached !== undefined && cached.until > now) return cached.maySee;
      const actor = await loadActor(context.database, { personId, tenantId });
      const maySee = (await loadAccess(context.db, listId, actor)).canReadAny;
      if (cache.size > 10_000) cache.clear();
      cache.set(key, { maySee, until: now + context.limits.socketCheckMs });
      return maySee;
    },
  };
}
