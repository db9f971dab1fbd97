import { expect } from 'vitest';
import type { GraphClient } from '../client.ts';
import { GraphError } from '../errors.ts';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { type SiteNames, siteNamesOf } from '../site-names.ts';
import type { TenantRule } from '../tenant-rules.ts';

/** Somebody who calls. */
export interface Actor {
  readonly id: string;
  /** Two words, as `Ada Lovelace`. */
  readonly displayName: string;
  /** Also the user principal name. */
  readonly mail: string;
  readonly client: GraphClient;
  /** For requests past the client. */
  token(): Promise<string>;
}

/** A service under test and the few things that must exist in it. */
export interface ConformanceWorld {
  /** No trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** Owns the group and has a picture. */
  readonly owner: Actor;
  /** Is a member of the group. */
  readonly member: Actor;
  /** Has nothing to do with the group and has no picture. */
  readonly outsider: Actor;
  /** A team, with one channel at least, and a private one that the owner is in and the member is not. */
  readonly groupId: string;
  /** A document library of the group. The suite works in folders of its own and leaves them behind. */
  readonly driveId: string;
  /** Rules of strict tenants that the service applies; `undefined` where that isn't known, as for a real tenant. */
  readonly tenantRules?: readonly TenantRule[];
  /** Different for every run against the same service; letters and digits. */
  readonly runId: string;
  /** Makes the service refuse all change tokens given so far. */
  expireChangeTokens(driveId: string): Promise<void>;
  /** Makes all upload sessions under way expire. */
  expireUploads(): Promise<void>;
  close(): Promise<void>;
}

/** The world of the suite, open while its cases run. */
export type World = () => ConformanceWorld;

let names = 0;

/** A name that nothing has yet. */
export function freshName(world: ConformanceWorld, stem = 'case'): string {
  return `${stem}${world.runId}x${++names}`;
}

/** A folder of the case's own, at the root of the library. */
export async function freshFolder(world: ConformanceWorld): Promise<DriveItem> {
  const body = { name: freshName(world), folder: {} };
  return world.owner.client.call(operations.createChild, { driveId: world.driveId, itemId: 'root' }, { body });
}

export async function addFolder(world: ConformanceWorld, parent: DriveItem, name: string): Promise<DriveItem> {
  const params = { driveId: world.driveId, itemId: parent.id };
  return world.owner.client.call(operations.createChild, params, { body: { name, folder: {} } });
}

export async function putText(
  world: ConformanceWorld,
  folder: DriveItem,
  path: string,
  content = 'content',
): Promise<DriveItem> {
  const params = { driveId: world.driveId, itemId: folder.id, path };
  return world.owner.client.call(operations.putChildContent, params, { bytes: encode(content) });
}

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export async function readItem(world: ConformanceWorld, item: DriveItem, actor = world.owner): Promise<DriveItem> {
  return actor.client.call(operations.getItem, { driveId: world.driveId, itemId: item.id });
}

export async function readText(world: ConformanceWorld, item: DriveItem, actor = world.owner): Promise<string> {
  const { '@microsoft.graph.downloadUrl': url } = await readItem(world, item, actor);
  expect(url).toBeTypeOf('string');
  return (await actor.client.download(String(url))).text();
}

/** The names that the site of a world has. NOTE: of a site whose language isn't known, English is expected. */
export const namesIn = ({ tenantRules }: ConformanceWorld): SiteNames =>
  siteNamesOf({ enforces: (rule) => tenantRules?.includes(rule) ?? false });

/** The number of an eTag or cTag, which counts changes. */
export function counterOf(tag: string | undefined): number {
  return Number(/,(\d+)"$/.exec(tag ?? '')?.[1]);
}

/** What cases look at in a raw answer. Nothing is checked: whatever is missing fails the case. */
interface RawBody {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly value: readonly { readonly id: string; readonly name: string; readonly size?: number }[];
  readonly error: { readonly code: string; readonly innerError: Readonly<Record<string, string>> };
  readonly nextExpectedRanges: readonly [string];
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: RawBody;
  /** The body as it came. */
  readonly text: string;
}

/** A request past the client: `path` is below the base address, or a whole address. Redirects are not followed. */
export async function ask(
  world: ConformanceWorld,
  actor: Actor | 'nobody',
  request: string,
  { body, bytes, headers = {} }: { body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const [method = '', address = ''] = request.split(/ (.*)/);
  const response = await world.fetch(address.startsWith('http') ? address : world.baseUrl + address, {
    method,
    redirect: 'manual',
    headers: {
      ...(actor !== 'nobody' && { Authorization: `Bearer ${await actor.token()}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes !== undefined && { body: bytes as BodyInit }),
  });
  const text = await response.text();
  const isJson = /json/i.test(response.headers.get('Content-Type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {}, text };
}

/** Expects a refusal of the client's call. */
export async function expectRefusal(call: Promise<unknown>, status: number, code: string | RegExp): Promise<void> {
  await expect(call).rejects.toMatchObject({
    name: 'GraphClientRequest',
    status,
    code: code instanceof RegExp ? expect.stringMatching(code) : code,
  });
}

/** Expects a call to be refused where the rule is on, and to be accepted where it is off. */
export async function expectRule(
  { tenantRules }: ConformanceWorld,
  rule: TenantRule,
  status: number,
  call: Promise<unknown>,
): Promise<void> {
  const ending = await outcome(call);
  if (tenantRules) expect(ending).toBe(tenantRules.includes(rule) ? status : 'accepted');
  else expect([status, 'accepted']).toContain(ending);
}

/** How a call ends: the status of its refusal, or `accepted`. */
export async function outcome(call: Promise<unknown>): Promise<number | 'accepted'> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    if (error instanceof GraphError) return error.status;
    throw error;
  }
}
