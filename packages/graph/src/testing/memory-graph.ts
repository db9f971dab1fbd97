import { createExpiryPlan } from '../expiring-links.ts';
import { createChangeLag, createLagPlan } from '../lag-plan.ts';
import { MalformedOption } from '../odata/malformed-option.ts';
import { parseQuery } from '../odata/query.ts';
import { siteNamesOf } from '../site-names.ts';
import { type TenantRule, tenantRuleSets } from '../tenant-rules.ts';
import { createThrottlingPlan } from '../throttling-plan.ts';
import { answerBatch } from './memory/batch.ts';
import type { Call, MemoryPorts } from './memory/call.ts';
import { answerFiles } from './memory/drives/content.ts';
import { addLibrary } from './memory/lists/libraries.ts';
import { notFound, Refusal } from './memory/refusal.ts';
import { replyRefusal } from './memory/reply.ts';
import { answerCall } from './memory/routes.ts';
import type { Group, Person, State } from './memory/state.ts';

/** What goes wrong with a request: nothing (`undefined`), the connection (`'lost'`), or another answer. */
export type Fault = 'lost' | Response | undefined;

export interface MemoryGraphOptions {
  /** An id never given before; ids are letters and digits. */
  readonly newId: () => string;
  /** ISO-8601, UTC. */
  readonly now: () => string;
  readonly people: readonly Person[];
  readonly groups: readonly (Omit<Group, 'channels'> & {
    readonly channels?: Group['channels'];
    /** Of the group's first library, `Documents`. */
    readonly driveId?: string;
  })[];
  /**
   * Asked twice for every request: before it is carried out (a fault then means that nothing happened) and before its reply
   * is given back (a fault then means that it happened and nobody knows).
   */
  readonly fault?: (moment: 'request' | 'reply', request: Request) => Fault | Promise<Fault>;
  readonly baseUrl?: string;
  readonly filesUrl?: string;
  readonly listThreshold?: number;
  /** Rules that are switched on; by default those of a strict tenant. */
  readonly tenantRules?: readonly TenantRule[];
  readonly arrangeChanges?: MemoryPorts['arrangeChanges'];
}

export interface MemoryGraph {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** For oracles; change it through requests only. */
  readonly state: State;
  /** A token for somebody. */
  tokenFor(personId: string): string;
  /** Every change token of a drive, or of a list by its id, given so far is answered with 410 from now on. */
  expireChangeTokens(driveId: string): void;
  /** Upload sessions under way are gone. */
  expireUploads(): void;
}

/** Microsoft Graph in memory: people, groups, libraries, files, fields, changes. Same requests, same answers. */
export function createMemoryGraph(options: MemoryGraphOptions): MemoryGraph {
  const rules = options.tenantRules ?? tenantRuleSets.strict;
  const enforces = (rule: TenantRule) => rules.includes(rule);
  const state = openState(options, siteNamesOf({ enforces }).documents);
  const ports: MemoryPorts = {
    newId: options.newId,
    now: options.now,
    baseUrl: options.baseUrl ?? 'https://graph.test/v1.0',
    filesUrl: options.filesUrl ?? 'https://files.test',
    listThreshold: options.listThreshold ?? 5000,
    enforces,
    lastVisibleChange: enforces('late-changes') ? createChangeLag() : (_, newest) => newest,
    arrangeChanges: options.arrangeChanges ?? ((rows) => rows),
    ...(options.tenantRules?.includes('late-items') && { lag: createLagPlan() }),
  };
  let requests = 0;
  const expire = createExpiryPlan();
  const throttle = createThrottlingPlan(() => Date.parse(ports.now()));

  async function answer(request: Request): Promise<Response> {
    const id = `request-${++requests}`;
    const ids = { 'request-id': id, 'client-request-id': request.headers.get('client-request-id') ?? id };
    const reply = await route(request).catch((error: unknown) => replyRefusal(refusalOf(error), ids, ports.now()));
    for (const [name, value] of Object.entries(ids)) reply.headers.set(name, value);
    return reply;
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const isFiles = url.href.startsWith(`${ports.filesUrl}/`);
    const base = isFiles ? ports.filesUrl : ports.baseUrl;
    if (!url.href.startsWith(`${base}/`)) throw new TypeError(`Nobody lives at ${url.origin}`);
    const gone = !isFiles && ports.enforces('expiring-links') ? expire(url) : undefined;
    if (gone) throw new Refusal(gone, gone === 410 ? 'resyncRequired' : 'invalidRequest', 'The link is gone.');
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
    if (isFiles) return answerFiles(call);
    if (ports.lag?.isLate(call.method, call.path)) throw notFound();
    const planned = ports.enforces('throttling') ? throttle() : undefined;
    if (planned) throw new Refusal(planned.status, planned.code, 'The request has been throttled', planned);
    const full: Call = { ...call, me: whoAsks(state, request) };
    if (call.path !== '/$batch' || call.method !== 'POST') return answerCall(full);
    return answerBatch(full, (entry, bytes) => {
      const headers = new Headers(entry.headers);
      headers.set('Authorization', request.headers.get('Authorization') ?? '');
      const hasBody = bytes.length > 0 && entry.method !== 'GET';
      const inner = `${ports.baseUrl}/${entry.url.replace(/^\//, '')}`;
      return answer(new Request(inner, { method: entry.method, headers, ...(hasBody && { body: bytes as BodyInit }) }));
    });
  }

  return {
    baseUrl: ports.baseUrl,
    state,
    async fetch(input, init) {
      const request = new Request(input, init);
      const reply = await (options.fault ? sufferAround(options.fault, request) : answer(request));
      return request.redirect === 'follow' ? follow(reply) : reply;
    },
    tokenFor: (personId) => personId,
    expireChangeTokens(driveId) {
      const library = [...state.libraries.values()].find((one) => one.driveId === driveId || one.listId === driveId);
      if (library) library.generation++;
    },
    expireUploads: () => state.sessions.clear(),
  };

  /** Each may read the body: they get copies. */
  async function sufferAround(fault: NonNullable<MemoryGraphOptions['fault']>, request: Request): Promise<Response> {
    const before = await fault('request', request.clone());
    if (before) return suffer(before);
    const reply = await answer(request.clone());
    const after = await fault('reply', request);
    return after ? suffer(after) : reply;
  }

  /** As `fetch` does on its own: goes on to where content lies. */
  async function follow(reply: Response): Promise<Response> {
    const location = reply.headers.get('Location');
    return reply.status === 302 && location !== null ? answer(new Request(location)) : reply;
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MalformedOption) return new Refusal(400, 'BadRequest', error.message);
  throw error;
}

function suffer(fault: 'lost' | Response): Response {
  if (fault === 'lost') throw new TypeError('fetch failed');
  return fault;
}

function openState(options: MemoryGraphOptions, title: string): State {
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

function whoAsks(state: State, request: Request): Person {
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
