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
