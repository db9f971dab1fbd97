import type { FastifyInstance } from 'fastify';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Listen } from '../../database/listen.ts';
import type { GraphContext } from '../graph/call/graph-call.ts';
import { SOCKET_SEAL, type SocketGrant } from '../graph/subscriptions/get-socket.ts';
import { loadAccess } from '../library/access/access-store.ts';
import { loadActor } from '../library/actor.ts';
import { CHANGES_CHANNEL } from '../library/announce-store.ts';

/**
 * Tells socket.io clients that something in a list changed, whichever process changed it. The address that a client was given
 * is its credential; that its person may still see the list is looked at again before they are told.
 */
export function serveNotifications(app: FastifyInstance, context: GraphContext, listen: Listen): void {
  const io = new Server({ path: '/socket.io', serveClient: false, cors: { origin: '*' }, ...ENGINE });
  const grantOf = (token: unknown) => (typeof token === 'string' ? readGrant(context, token) : undefined);
  io.attach(app.server, {
    allowRequest(request, decide) {
      const token = new URL(request.url ?? '/', 'http://any').searchParams.get('token');
      decide(null, grantOf(token) !== undefined);
    },
  });
  // NOTE: some clients open only the namespace that the address names, others the main one.
  const namespaces = [io.of('/notifications'), io.of('/')];
  const notices = collectNotices(context, namespaces, (error) => report(app, error));
  let listening: ReturnType<Listen> | undefined;
  const startListening = () => {
    listening ??= listen(CHANGES_CHANNEL, {
      onMessage: notices.add,
      onGap: () => notices.addAll(),
      onFailure: (error) => report(app, error),
    });
    return listening;
  };
  for (const namespace of namespaces) {
    namespace.use((socket, next) => {
      const grant = grantOf(socket.handshake.query.token);
      if (grant === undefined) return next(new Error('The address has expired.'));
      startListening().then(
        () => {
          admit(socket, grant, context.now());
          next();
        },
        () => {
          listening = undefined;
          next(new Error('Changes cannot be heard of now.'));
        },
      );
    });
  }
  app.addHook('preClose', async () => {
    notices.stop();
    io.disconnectSockets(true);
    io.engine.close();
    await (await listening?.catch(() => undefined))?.close();
  });
}

/** Clients have nothing to say. */
const ENGINE = { maxHttpBufferSize: 4096, connectTimeout: 10_000 } as const;

type Grant = SocketGrant & { readonly expiresAt: number };

function readGrant(context: GraphContext, token: string): Grant | undefined {
  return context.signer.unseal<SocketGrant>(SOCKET_SEAL, token, context.now());
}

function admit(socket: Socket, grant: Grant, now: Date): void {
  socket.data.grant = grant;
  socket.join(grant.listId);
  const timer = setTimeout(() => socket.disconnect(true), grant.expiresAt - now.getTime());
  timer.unref();
  socket.on('disconnect', () => clearTimeout(timer));
}

function report(app: FastifyInstance, error: Error): void {
  app.log.error({ err: error }, 'Changes were not told');
}

/** Gathers which lists changed for a moment, and tells each socket once. */
function collectNotices(context: GraphContext, namespaces: readonly Namespace[], onFailure: (error: Error) => void) {
  const changed = new Set<string>();
  const checks = createChecks(context);
  let timer: NodeJS.Timeout | undefined;

  async function tell(): Promise<void> {
    timer = undefined;
    const lists = [...changed];
    changed.clear();
    for (const namespace of namespaces) {
      for (const socket of await namespace.in(lists).fetchSockets()) {
        const grant: Grant = socket.data.grant;
        if (await checks.maySee(grant)) socket.emit('notification', describeNotice(grant));
        else socket.disconnect(true);
      }
    }
  }

  function add(listId: string): void {
    if (!namespaces.some((namespace) => namespace.adapter.rooms.has(listId))) return;
    changed.add(listId);
    timer ??= setTimeout(() => tell().catch(onFailure), context.limits.socketPauseMs);
  }

  return {
    add,
    addAll() {
      for (const namespace of namespaces) for (const room of namespace.adapter.rooms.keys()) add(room);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Says nothing of what changed: who wants to know asks for changes. */
function describeNotice({ id, expiresAt, tenantId }: Grant): object {
  const expirationDateTime = new Date(expiresAt).toISOString();
  return { value: [{ subscriptionId: id, tenantId, expirationDateTime, changeType: 'updated' }] };
}

/** Whether people may still see lists; an answer is good for a while. */
function createChecks(context: GraphContext) {
  const known = new Map<string, { readonly maySee: boolean; readonly until: number }>();
  return {
    async maySee({ personId, tenantId, listId }: Grant): Promise<boolean> {
      const now = context.now().getTime();
      const key = `${personId} ${listId}`;
      const found = known.get(key);
      if (found !== undefined && found.until > now) return found.maySee;
      const actor = await loadActor(context.database, { personId, tenantId });
      const maySee = (await loadAccess(context.db, listId, actor)).isAny;
      if (known.size > 10_000) known.clear();
      known.set(key, { maySee, until: now + context.limits.socketCheckMs });
      return maySee;
    },
  };
}
