import { parseQuery } from '../odata/query.ts';
import { MalformedOptionError } from '../odata/tokens.ts';
import { selectSiteNames } from '../site-names.ts';
import { createChangeFeedLag, createExpiryPlan, createLagPlan, createThrottlingPlan } from '../tenant-rule-plans.ts';
import { type TenantRule, tenantRuleSets } from '../tenant-rules.ts';
import { runBatch } from './memory/batch.ts';
import { type Call, type MemoryPorts, notFound, Refusal } from './memory/call.ts';
import { handleFileRequest } from './memory/drives/content.ts';
import { addLibrary } from './memory/lists/libraries.ts';
import { replyRefusal } from './memory/reply.ts';
import { handleCall } from './memory/routes.ts';
import type { Group, Person, State } from './memory/state.ts';

/** Fault of a request: no fault (`undefined`), a lost connection (`'lost'`), or another response. */
export type Fault = 'lost' | Response | undefined;

export interface MemoryGraphOptions {
  /** Returns a unique ID of letters and digits. */
  readonly newId: () => string;
  /** Returns the current time, ISO 8601 UTC. */
  readonly now: () => string;
  readonly people: readonly Person[];
  readonly groups: readonly (Omit<Group, 'channels'> & {
    readonly channels?: Group['channels'];
    /** Drive of the group's default library, `Documents`. */
    readonly driveId?: string;
  })[];
  /**
   * Called twice for every request: before it is carried out (a fault then means that nothing happened) and before its
   * response is returned (a fault then means that it happened without the client's knowledge).
   */
  readonly fault?: (moment: 'request' | 'reply', request: Request) => Fault | Promise<Fault>;
  readonly baseUrl?: string;
  readonly filesUrl?: string;
  readonly listThreshold?: number;
  /** Enabled tenant rules; those of a strict tenant by default. */
  readonly tenantRules?: readonly TenantRule[];
  readonly arrangeChanges?: MemoryPorts['arrangeChanges'];
}

export interface MemoryGraph {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** For test oracles; change it only through requests. */
  readonly state: State;
  /** Returns a token of a user. */
  createToken(personId: string): string;
  /** Invalidates every change token issued so far for a drive, or for a list by its ID, with 410. */
  expireChangeTokens(driveId: string): void;
  /** Expires all open upload sessions. */
  expireUploads(): void;
}

/** Creates a deterministic in-memory Microsoft Graph with users, groups, libraries, files, fields and changes. */
export function createMemoryGraph(options: MemoryGraphOptions): MemoryGraph {
  const rules = options.tenantRules ?? tenantRuleSets.strict;
  const enforces = (rule: TenantRule) => rules.includes(rule);
  const state = createState(options, selectSiteNames({ enforces }).documents);
  const ports: MemoryPorts = {
    newId: options.newId,
    now: options.now,
    baseUrl: options.baseUrl ?? 'https://graph.test/v1.0',
    filesUrl: options.filesUrl ?? 'https://files.test',
    listThreshold: options.listThreshold ?? 5000,
    enforces,
    lastVisibleChange: enforces('late-changes') ? createChangeFeedLag() : (_, newest) => newest,
    arrangeChanges: options.arrangeChanges ?? ((rows) => rows),
    ...(options.tenantRules?.includes('late-items') && { lag: createLagPlan() }),
  };
  let requests = 0;
  const checkExpiry = createExpiryPlan();
  const checkThrottling = createThrottlingPlan(() => Date.parse(ports.now()));

  async function handleRequest(request: Request): Promise<Response> {
    const id = `request-${++requests}`;
    const ids = { 'request-id': id, 'client-request-id': request.headers.get('client-request-id') ?? id };
    const reply = await route(request).catch((error: unknown) =>
      replyRefusal(createRefusalResponse(error), ids, ports.now()),
    );
    for (const [name, value] of Object.entries(ids)) reply.headers.set(name, value);
    return reply;
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const isFiles = url.href.startsWith(`${ports.filesUrl}/`);
    const base = isFiles ? ports.filesUrl : ports.baseUrl;
    if (!url.href.startsWith(`${base}/`)) throw new TypeError(`No server at ${url.origin}`);
    const goneStatus = !isFiles && ports.enforces('expiring-links') ? checkExpiry(url) : undefined;
    if (goneStatus)
      throw new Refusal(goneStatus, goneStatus === 410 ? 'resyncRequired' : 'invalidRequest', 'The link is gone.');
    const call = {
      ...ports,
      state,
      method: request.method,
      path: `${url.origin}${url.pathname}`.slice(base.length).replace(/\/$/, ''),
      search: url.searchParams,
      query: parseQuery(url.searchParams),
      headers: request.headers,
      bytes: new Uint8Array(await request.arrayBuffer()),
    };
    if (isFiles) return handleFileRequest(call);
    if (ports.lag?.isLate(call.method, call.path)) throw notFound();
    const plannedRefusal = ports.enforces('throttling') ? checkThrottling() : undefined;
    if (plannedRefusal)
      throw new Refusal(plannedRefusal.status, plannedRefusal.code, 'The request has been throttled', plannedRefusal);
    const full: Call = { ...call, user: findCaller(state, request) };
    if (call.path !== '/$batch' || call.method !== 'POST') return handleCall(full);
    return runBatch(full, (entry, bytes) => {
      const headers = new Headers(entry.headers);
      headers.set('Authorization', request.headers.get('Authorization') ?? '');
      const hasBody = bytes.length > 0 && entry.method !== 'GET';
      const inner = `${ports.baseUrl}/${entry.url.replace(/^\//, '')}`;
      return handleRequest(
        new Request(inner, { method: entry.method, headers, ...(hasBody && { body: bytes as BodyInit }) }),
      );
    });
  }

  return {
    baseUrl: ports.baseUrl,
    state,
    async fetch(input, init) {
      const request = new Request(input, init);
      const reply = await (options.fault ? applyFaultsAround(options.fault, request) : handleRequest(request));
      return request.redirect === 'follow' ? followRedirects(reply) : reply;
    },
    createToken: (personId) => personId,
    expireChangeTokens(driveId) {
      const library = [...state.libraries.values()].find((one) => one.driveId === driveId || one.listId === driveId);
      if (library) library.generation++;
    },
    expireUploads: () => state.sessions.clear(),
  };

  /**
   * Handles a request with the faults before and after it. The fault function and the handler both read the body, so
   * each gets a copy of the request.
   */
  async function applyFaultsAround(
    fault: NonNullable<MemoryGraphOptions['fault']>,
    request: Request,
  ): Promise<Response> {
    const before = await fault('request', request.clone());
    if (before) return applyFault(before);
    const reply = await handleRequest(request.clone());
    const after = await fault('reply', request);
    return after ? applyFault(after) : reply;
  }

  /** Follows redirects to content, as `fetch` does. */
  async function followRedirects(reply: Response): Promise<Response> {
    const location = reply.headers.get('Location');
    return reply.status === 302 && location !== null ? handleRequest(new Request(location)) : reply;
  }
}

function createRefusalResponse(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MalformedOptionError) return new Refusal(400, 'BadRequest', error.message);
  throw error;
}

function applyFault(fault: 'lost' | Response): Response {
  if (fault === 'lost') throw new TypeError('fetch failed');
  return fault;
}

function createState(options: MemoryGraphOptions, title: string): State {
  const state: State = {
    people: new Map(options.people.map((person) => [person.id, person])),
    groups: new Map(),
    libraries: new Map(),
    items: new Map(),
    siteUsers: new Map(),
    sessions: new Map(),
    downloads: new Map(),
    mails: [],
  };
  for (const { driveId, ...rest } of options.groups) {
    const group = { channels: [], ...rest };
    state.groups.set(group.id, group);
    addLibrary(state, options, group, { title, driveId });
  }
  return state;
}

function findCaller(state: State, request: Request): Person {
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const person = token === undefined ? undefined : state.people.get(token);
  if (person) return person;
  throw new Refusal(401, 'InvalidAuthenticationToken', 'Access token is empty or invalid.', {
    headers: {
      'WWW-Authenticate':
        'Bearer realm="", authorization_uri="https://login.microsoftonline.com/common/oauth2/authorize", client_id="00000003-0000-0000-c000-000000000000"',
    },
  });
}
