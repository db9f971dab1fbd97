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
