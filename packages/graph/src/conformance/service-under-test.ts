import { expect } from 'vitest';
import type { GraphClient } from '../client.ts';
import { GraphError } from '../errors.ts';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { type SiteNames, selectSiteNames } from '../site-names.ts';
import type { TenantRule } from '../tenant-rules.ts';

/** A user who calls the service. */
export interface Actor {
  readonly id: string;
  /** First and last name, such as `Ada Lovelace`. */
  readonly displayName: string;
  /** Email address, which is also the user principal name. */
  readonly mail: string;
  readonly client: GraphClient;
  /** Returns a token for requests without the client. */
  token(): Promise<string>;
}

/** A service under test, with the users and resources that the suite needs. */
export interface ServiceUnderTest {
  /** Base address of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** An owner of the group, with a photo. */
  readonly owner: Actor;
  /** A member of the group. */
  readonly member: Actor;
  /** Neither a member of the group nor with a photo. */
  readonly outsider: Actor;
  /** A team with at least one channel, and a private one with the owner but not the member. */
  readonly groupId: string;
  /** A document library of the group. The suite creates folders in it and doesn't delete them. */
  readonly driveId: string;
  /** Strict-tenant rules that the service applies; `undefined` if unknown, as for a real tenant. */
  readonly tenantRules?: readonly TenantRule[];
  /** Unique for every run against the same service; letters and digits. */
  readonly runId: string;
  /** Invalidates all change tokens issued so far. */
  expireChangeTokens(driveId: string): Promise<void>;
  /** Expires all open upload sessions. */
  expireUploads(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the service under test. Call it only while a test case runs. */
export type GetService = () => ServiceUnderTest;

let nameCount = 0;

/** Returns a name that no other case or run uses. */
export function createFreshName(service: ServiceUnderTest, stem = 'case'): string {
  return `${stem}${service.runId}x${++nameCount}`;
}

/** Creates a folder for one test case at the root of the library. */
export async function createFreshFolder(service: ServiceUnderTest): Promise<DriveItem> {
  const body = { name: createFreshName(service), folder: {} };
  return service.owner.client.call(operations.createChild, { driveId: service.driveId, itemId: 'root' }, { body });
}

export async function addFolder(service: ServiceUnderTest, parent: DriveItem, name: string): Promise<DriveItem> {
  const params = { driveId: service.driveId, itemId: parent.id };
  return service.owner.client.call(operations.createChild, params, { body: { name, folder: {} } });
}

export async function putText(
  service: ServiceUnderTest,
  folder: DriveItem,
  path: string,
  content = 'content',
): Promise<DriveItem> {
  const params = { driveId: service.driveId, itemId: folder.id, path };
  return service.owner.client.call(operations.putChildContent, params, { bytes: encodeText(content) });
}

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text);

export async function fetchItem(service: ServiceUnderTest, item: DriveItem, actor = service.owner): Promise<DriveItem> {
  return actor.client.call(operations.getItem, { driveId: service.driveId, itemId: item.id });
}

export async function fetchText(service: ServiceUnderTest, item: DriveItem, actor = service.owner): Promise<string> {
  const { '@microsoft.graph.downloadUrl': url } = await fetchItem(service, item, actor);
  expect(url).toBeTypeOf('string');
  return (await actor.client.download(String(url))).text();
}

/** Returns the built-in names in the site's language. NOTE: English is assumed if the language is unknown. */
export const getSiteNames = ({ tenantRules }: ServiceUnderTest): SiteNames =>
  selectSiteNames({ enforces: (rule) => tenantRules?.includes(rule) ?? false });

/** Returns the number in an eTag or cTag, which counts changes. */
export function getCounter(tag: string | undefined): number {
  return Number(/,(\d+)"$/.exec(tag ?? '')?.[1]);
}

/** JSON body of a raw response. The properties aren't validated, so reading a missing one fails the test case. */
interface RawBody {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly value: readonly { readonly id: string; readonly name: string; readonly size?: number }[];
  readonly error: { readonly code: string; readonly innerError: Readonly<Record<string, string>> };
  readonly nextExpectedRanges: readonly [string];
}

export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: RawBody;
  /** Response body as text. */
  readonly text: string;
}

/**
 * Sends a request without the client. The path is relative to the base address, or an absolute URL. Doesn't follow
 * redirects.
 */
export async function sendRaw(
  service: ServiceUnderTest,
  actor: Actor | 'nobody',
  request: string,
  { body, bytes, headers = {} }: { body?: unknown; bytes?: Uint8Array; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const [method = '', address = ''] = request.split(/ (.*)/);
  const response = await service.fetch(address.startsWith('http') ? address : service.baseUrl + address, {
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

/** Expects a call of the client to fail with this status and error code. */
export async function expectRefusal(call: Promise<unknown>, status: number, code: string | RegExp): Promise<void> {
  await expect(call).rejects.toMatchObject({
    name: 'GraphClientRequest',
    status,
    code: code instanceof RegExp ? expect.stringMatching(code) : code,
  });
}

/**
 * Expects a call to be refused if the tenant rule is enabled, and accepted if it is disabled. If the service's rules
 * aren't known, both are correct.
 */
export async function expectRefusalByRule(
  { tenantRules }: ServiceUnderTest,
  rule: TenantRule,
  status: number,
  call: Promise<unknown>,
): Promise<void> {
  const ending = await getOutcome(call);
  if (tenantRules) expect(ending).toBe(tenantRules.includes(rule) ? status : 'accepted');
  else expect([status, 'accepted']).toContain(ending);
}

/** Returns the status of a refused call, or `accepted`. */
export async function getOutcome(call: Promise<unknown>): Promise<number | 'accepted'> {
  try {
    await call;
    return 'accepted';
  } catch (error) {
    if (error instanceof GraphError) return error.status;
    throw error;
  }
}
