/** One of this many requests is refused. */
const REQUESTS_PER_REFUSAL = 20;

const RETRY_HINTS = [
  { status: 429, hint: 'none' },
  { status: 429, hint: 'seconds' },
  { status: 429, hint: 'date' },
  { status: 503, hint: 'none' },
  { status: 503, hint: 'seconds' },
  { status: 503, hint: 'date' },
] as const;

/** A refusal under the rule `throttling`, with Graph's code and headers. */
interface PlannedRefusal {
  readonly status: 429 | 503;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Decides which requests are refused under the rule `throttling`.
 *
 * @param now returns milliseconds since 1970
 * @returns a function to call once per request; it returns `undefined` if the request is carried out
 */
export function createThrottlingPlan(now: () => number): () => PlannedRefusal | undefined {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests % REQUESTS_PER_REFUSAL !== 0) return undefined;
    const { status, hint } = RETRY_HINTS[(requests / REQUESTS_PER_REFUSAL - 1) % RETRY_HINTS.length]!;
    const headers: Record<typeof hint, Record<string, string>> = {
      none: {},
      seconds: { 'Retry-After': '1' },
      date: { 'Retry-After': new Date(now() + 1000).toUTCString() },
    };
    return { status, code: status === 429 ? 'activityLimitReached' : 'serviceNotAvailable', headers: headers[hint] };
  };
}

/** Number of requests for the drive of a new library that return 404. */
const REQUESTS_WITHOUT_DRIVE = 2;

/** Decides which new resources a service doesn't return yet under the tenant rule `late-items`. */
export interface LagPlan {
  /** Registers a new library. */
  addDrive(driveId: string): void;
  /**
   * Returns whether a request gets a 404. Call it once per request; `path` is relative to the base address, encoded.
   */
  isLate(method: string, path: string): boolean;
  /** Returns whether listings omit the drive of a library. Call it once per listing. */
  isUnlisted(driveId: string): boolean;
}

/**
 * Creates a plan in which new libraries have no drive for two requests of each kind, and the first request for the row
 * of a file or folder fails.
 */
export function createLagPlan(): LagPlan {
  const pendingDrives = new Map<string, number>();
  const unlistedDrives = new Map<string, number>();
  const rows = new Set<string>();
  const consumePending = (waiting: Map<string, number>, driveId: string): boolean => {
    const left = waiting.get(driveId) ?? 0;
    if (left > 0) waiting.set(driveId, left - 1);
    return left > 0;
  };
  return {
    addDrive(driveId) {
      pendingDrives.set(driveId, REQUESTS_WITHOUT_DRIVE);
      unlistedDrives.set(driveId, REQUESTS_WITHOUT_DRIVE);
    },
    isLate(method, path) {
      const [, driveId = '', rest = ''] = /^\/*drives\/([^/?]+)(\/[^?]*)?/i.exec(path) ?? [];
      if (consumePending(pendingDrives, decodeURIComponent(driveId))) return true;
      const itemId = /^\/items\/([^/:]+)\/listItem$/i.exec(rest)?.[1];
      if (method !== 'GET' || itemId === undefined || rows.has(itemId)) return false;
      rows.add(itemId);
      return true;
    },
    isUnlisted: (driveId) => consumePending(unlistedDrives, driveId),
  };
}

/**
 * Delays the change feed of a drive by one request, as the tenant rule `late-changes` says.
 *
 * @returns a function to call once per request of a feed with the number of its newest change; it returns the number of
 * the newest visible change
 */
export function createChangeFeedLag(): (feedId: string, newest: number) => number {
  const lastNewest = new Map<string, number>();
  return (feedId, newest) => {
    const visible = lastNewest.get(feedId) ?? newest;
    lastNewest.set(feedId, newest);
    return visible;
  };
}

/** Of this many next-page URLs in a row, the tenth has expired. */
const LINKS_PER_EXPIRY = 50;
const EXPIRED_INDEX = 10;

/**
 * Decides which next-page URLs have expired under the tenant rule `expiring-links`.
 *
 * @returns a function to call once per request with its URL; it returns the status of the refusal, or `undefined`
 */
export function createExpiryPlan(): (address: URL) => 400 | 410 | undefined {
  let links = 0;
  return ({ pathname, searchParams }) => {
    const token = [...searchParams].find(([name]) => /^\$?(?:skip|delta)?token$/i.test(name));
    if (!token || token[1] === 'latest') return undefined;
    links += 1;
    if (links % LINKS_PER_EXPIRY !== EXPIRED_INDEX) return undefined;
    return pathname.endsWith('/delta') ? 410 : 400;
  };
}

/** Files that a service rewrites under the rule `rewritten-files`. */
const REWRITTEN_FILE = /\.(?:docx?|xlsx?|pptx?|pdf)$/i;

/**
 * Returns the bytes that a service adds to an uploaded file under the tenant rule `rewritten-files`; `undefined` for
 * files that it doesn't rewrite. PDF readers treat these bytes as a comment.
 */
export function getAddedBytes(name: string): Uint8Array | undefined {
  return REWRITTEN_FILE.test(name) ? new TextEncoder().encode('\n% labelled by the service\n') : undefined;
}
