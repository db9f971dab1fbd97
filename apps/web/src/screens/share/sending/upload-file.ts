/** Microsoft Graph wants ranges that are a multiple of it. */
const partBytes = 327_680;
/** More than it takes well at once. */
const mostParts = 20;
/** A range that is sent sooner is followed by a larger one. */
const quickMs = 1_000;
/** How often one address is asked again where to go on. */
const mostDisputes = 3;

/** The address takes the file no more: another one is to be asked for. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

/** Nobody has said what became of it: it is tried again. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

interface Upload {
  readonly fetch: typeof globalThis.fetch;
  readonly url: string;
  readonly content: Blob;
  /** An earlier try has had the same address. */
  readonly isResumed: boolean;
  readonly onProgress: (sentBytes: number) => void;
}

/**
 * Sends a file in ranges to an address of its own, from where an earlier try has stopped.
 * @throws UploadGone · UploadStopped
 */
export async function uploadFile({ fetch, url, content, isResumed, onProgress }: Upload): Promise<void> {
  let from = isResumed ? await firstMissing(fetch, url) : 0;
  for (let parts = 1, disputes = 0; from < content.size; ) {
    onProgress(from);
    const to = Math.min(from + parts * partBytes, content.size);
    const startedMs = performance.now();
    const headers = { 'content-range': `bytes ${from}-${to - 1}/${content.size}` };
    // NOTE: read before it is sent: bytes that cannot be read any more would look like a network that is down.
    const bytes = new Uint8Array(await content.slice(from, to).arrayBuffer());
    const reply = await ask(fetch, url, { method: 'PUT', headers, body: bytes });
    if (reply.status === 416 && disputes < mostDisputes) {
      disputes += 1;
      from = await firstMissing(fetch, url);
      continue;
    }
    if (!reply.ok) throw failureOf(reply);
    if (performance.now() - startedMs < quickMs) parts = Math.min(parts * 2, mostParts);
    from = reply.status === 202 ? await expected(reply, to) : content.size;
  }
  onProgress(content.size);
}

async function firstMissing(fetch: typeof globalThis.fetch, url: string): Promise<number> {
  const reply = await ask(fetch, url, { method: 'GET' });
  if (!reply.ok) throw failureOf(reply);
  return expected(reply, 0);
}

/** The byte that the library waits for, as it says. */
async function expected(reply: Response, otherwise: number): Promise<number> {
  const told = (await reply.json().catch(() => null)) as { readonly nextExpectedRanges?: unknown } | null;
  const [range] = Array.isArray(told?.nextExpectedRanges) ? (told.nextExpectedRanges as unknown[]) : [];
  const from = typeof range === 'string' ? Number.parseInt(range, 10) : Number.NaN;
  return Number.isSafeInteger(from) && from >= 0 ? from : otherwise;
}

async function ask(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch (cause) {
    throw new UploadStopped('The library does not answer', { cause });
  }
}

const failureOf = ({ status }: Response): Error =>
  [401, 403, 404, 410].includes(status) ? new UploadGone(String(status)) : new UploadStopped(String(status));
