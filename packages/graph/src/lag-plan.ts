/** Requests that name the drive of a new library and find none. */
const requestsWithoutDrive = 2;

/** What a service that keeps the rule `late-items` does not know yet. */
export interface LagPlan {
  /** A library has been made. */
  newDrive(driveId: string): void;
  /** Whether a request finds nothing. Asked once for each request; `path` is below the base address, encoded. */
  isLate(method: string, path: string): boolean;
  /** Whether listings leave the drive of a library out. Asked once for each listing. */
  isUnlisted(driveId: string): boolean;
}

/** New libraries have no drive for two requests of each kind, and the row of a file or folder isn't there the first time. */
export function createLagPlan(): LagPlan {
  const unopened = new Map<string, number>();
  const unlisted = new Map<string, number>();
  const rows = new Set<string>();
  const isYetLate = (waiting: Map<string, number>, driveId: string): boolean => {
    const left = waiting.get(driveId) ?? 0;
    if (left > 0) waiting.set(driveId, left - 1);
    return left > 0;
  };
  return {
    newDrive(driveId) {
      unopened.set(driveId, requestsWithoutDrive);
      unlisted.set(driveId, requestsWithoutDrive);
    },
    isLate(method, path) {
      const [, driveId = '', rest = ''] = /^\/*drives\/([^/?]+)(\/[^?]*)?/i.exec(path) ?? [];
      if (isYetLate(unopened, decodeURIComponent(driveId))) return true;
      const itemId = /^\/items\/([^/:]+)\/listItem$/i.exec(rest)?.[1];
      if (method !== 'GET' || itemId === undefined || rows.has(itemId)) return false;
      rows.add(itemId);
      return true;
    },
    isUnlisted: (driveId) => isYetLate(unlisted, driveId),
  };
}

/**
 * Decides for a service that keeps the rule `late-changes` how far a feed of changes has come.
 *
 * @returns a function to call once per request of a feed, with its newest change; the newest one that it shows
 */
export function createChangeLag(): (feedId: string, newest: number) => number {
  const known = new Map<string, number>();
  return (feedId, newest) => {
    const shown = known.get(feedId) ?? newest;
    known.set(feedId, newest);
    return shown;
  };
}
