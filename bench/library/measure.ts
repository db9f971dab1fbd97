import type { BenchRequest, Links, MeasuredRequest } from './requests.ts';
import type { Targets } from './targets.ts';

/** Measured times and response status of one kind of request. */
export interface Measurement {
  readonly name: string;
  readonly goalMs?: number;
  readonly status: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly minMs: number;
  /** Processor time of the server and PostgreSQL per request, which hardly depends on other load. */
  readonly cpuMs: number;
  readonly kiloBytes: number;
}

export interface MeasureOptions {
  readonly baseUrl: string;
  readonly owner: string;
  readonly member: string;
  cpuMs(): number;
  /** Number of measurements per request. */
  readonly rounds: number;
}

const WARM_UP = 5;

/** Measures a request repeatedly, one at a time, until the last byte of the response. */
export async function measureRequest(options: MeasureOptions, measured: MeasuredRequest): Promise<Measurement> {
  const { rounds } = options;
  const durations: number[] = [];
  let last = { status: 0, bytes: 0 };
  let cpuBefore = options.cpuMs();
  for (let round = measured.isWrite ? 0 : -WARM_UP; round < rounds; round++) {
    const call = await measured.createRequest(round);
    if (round === 0) cpuBefore = options.cpuMs();
    const begin = performance.now();
    last = await send(options, call, measured.isMember);
    if (round >= 0) durations.push(performance.now() - begin);
  }
  durations.sort((a, b) => a - b);
  return {
    name: measured.name,
    ...(measured.goalMs ? { goalMs: measured.goalMs } : {}),
    status: last.status,
    medianMs: round(durations[Math.floor(durations.length / 2)]!),
    p95Ms: round(durations[Math.floor(durations.length * 0.95)]!),
    minMs: round(durations[0]!),
    cpuMs: round((options.cpuMs() - cpuBefore) / rounds),
    kiloBytes: Math.round(last.bytes / 1000),
  };
}

async function send(
  options: MeasureOptions,
  call: BenchRequest,
  isMember = false,
): Promise<{ status: number; bytes: number }> {
  const reply = await sendRequest(options, call, isMember);
  const bytes = (await reply.arrayBuffer()).byteLength;
  return { status: reply.status, bytes };
}

function sendRequest(
  options: MeasureOptions,
  { method = 'GET', address, body }: BenchRequest,
  isMember: boolean,
): Promise<Response> {
  return fetch(address.startsWith('http') ? address : `${options.baseUrl}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${isMember ? options.member : options.owner}`,
      ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

interface Page {
  readonly value: readonly { readonly id: string }[];
  readonly '@odata.nextLink'?: string;
  readonly '@odata.deltaLink'?: string;
}

async function loadPage(options: MeasureOptions, address: string, isMember = false): Promise<Page> {
  const reply = await sendRequest(options, { address }, isMember);
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Page;
}

/** Reads at most `pages` pages of 1,000 rows from the change feed. */
export async function readFeed(
  options: MeasureOptions,
  driveId: string,
  pages: number,
): Promise<{ rows: number; seconds: number }> {
  const begin = performance.now();
  let rows = 0;
  let link: string | undefined = `/drives/${driveId}/root/delta?$top=1000`;
  for (let at = 0; at < pages && link !== undefined; at++) {
    const { value, ...rest } = await loadPage(options, link);
    rows += value.length;
    link = rest['@odata.nextLink'];
  }
  return { rows, seconds: (performance.now() - begin) / 1000 };
}

/**
 * Returns links that a client would have after reading many pages. This function builds their tokens, which are
 * internal to the workspace, because reading a million rows would take too long.
 */
export async function findLinks(options: MeasureOptions, driveId: string, at: Targets): Promise<Links> {
  const drive = `/drives/${driveId}`;
  const big = `${drive}/items/${at.bigFolderId}/children`;
  const latest = await loadPage(options, `${drive}/root/delta?token=latest`);
  const ofMember = await loadPage(options, `${drive}/root/delta?token=latest`, true);
  const fresh = latest['@odata.deltaLink']!;
  const token = JSON.parse(Buffer.from(new URL(fresh).searchParams.get('token')!, 'base64url').toString());
  const { change } = token.cursor;
  const inFeed = (place: number) =>
    `${drive}/root/delta?token=${encode({ ...token, cursor: { enumeratedFrom: change, change: place, id: '' } })}`;
  return {
    fresh,
    freshOfMember: ofMember['@odata.deltaLink']!,
    feedMiddle: inFeed(Math.floor(change / 2)),
    feedLast: inFeed(change - 100),
    childrenLast: `${big}?$skiptoken=${encode(at.lastChildren)}`,
    childrenByTimeMiddle: `${big}?$orderby=lastModifiedDateTime&$skiptoken=${encode(at.middleChild)}`,
  };
}

function encode(token: object): string {
  return Buffer.from(JSON.stringify(token)).toString('base64url');
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
