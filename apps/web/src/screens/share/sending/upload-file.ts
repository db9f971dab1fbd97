/** Unit of range sizes in bytes: Microsoft Graph requires ranges of a multiple of this size. */
const rangeUnitBytes = 327_680;
/** Maximum number of units per range. */
const maxUnits = 20;
/** If a range is uploaded in less time, in milliseconds, the next range is larger. */
const fastRangeMs = 1_000;
/** Maximum number of times an upload URL is asked for its next range. */
const maxRangeQueries = 3;

/** Error that the upload URL no longer accepts the file, so a new URL is needed. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

/** Error that the upload was interrupted without a reply. The upload can be retried. */
export class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
}

interface UploadOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly url: string;
  readonly content: Blob;
  /** Whether an earlier attempt used the same upload URL. */
  readonly isResumed: boolean;
  readonly onProgress: (sentBytes: number) => void;
}

/** Uploads a file in ranges to its upload URL, continuing an earlier attempt. @throws UploadGone, UploadStopped */
export async function uploadFile({ fetch, url, content, isResumed, onProgress }: UploadOptions): Promise<void> {
  let from = isResumed ? await fetchNextByte(fetch, url) : 0;
  for (let units = 1, rangeQueries = 0; from < content.size; ) {
    onProgress(from);
    const to = Math.min(from + units * rangeUnitBytes, content.size);
    const startedMs = performance.now();
    const headers = { 'content-range': `bytes ${from}-${to - 1}/${content.size}` };
    // NOTE: read before the request, because unreadable bytes would otherwise look like a network failure.
    const bytes = new Uint8Array(await content.slice(from, to).arrayBuffer());
    const reply = await sendUploadRequest(fetch, url, { method: 'PUT', headers, body: bytes });
    if (reply.status === 416 && rangeQueries < maxRangeQueries) {
      rangeQueries += 1;
      from = await fetchNextByte(fetch, url);
      continue;
    }
    if (!reply.ok) throw toUploadError(reply);
    if (performance.now() - startedMs < fastRangeMs) units = Math.min(units * 2, maxUnits);
    from = reply.status === 202 ? await parseNextByte(reply, to) : content.size;
  }
  onProgress(content.size);
}

async function fetchNextByte(fetch: typeof globalThis.fetch, url: string): Promise<number> {
  const reply = await sendUploadRequest(fetch, url, { method: 'GET' });
  if (!reply.ok) throw toUploadError(reply);
  return parseNextByte(reply, 0);
}

/** Returns the first byte that the library expects, according to its reply. */
async function parseNextByte(reply: Response, fallback: number): Promise<number> {
  const body = (await reply.json().catch(() => null)) as { readonly nextExpectedRanges?: unknown } | null;
  const [range] = Array.isArray(body?.nextExpectedRanges) ? (body.nextExpectedRanges as unknown[]) : [];
  const from = typeof range === 'string' ? Number.parseInt(range, 10) : Number.NaN;
  return Number.isSafeInteger(from) && from >= 0 ? from : fallback;
}

async function sendUploadRequest(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch (cause) {
    throw new UploadStopped('The library doesn’t respond', { cause });
  }
}

const toUploadError = ({ status }: Response): Error =>
  [401, 403, 404, 410].includes(status) ? new UploadGone(String(status)) : new UploadStopped(String(status));
