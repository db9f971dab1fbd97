/** Of so many addresses of next pages one is gone: the tenth. */
const linksPerExpiry = 50;
const goneAt = 10;

/**
 * Decides for a service that keeps the rule `expiring-links` which requests go on from an address that is gone.
 *
 * @returns a function to call once per request, with its address; the status of the refusal, or `undefined`
 */
export function createExpiryPlan(): (address: URL) => 400 | 410 | undefined {
  let links = 0;
  return ({ pathname, searchParams }) => {
    const token = [...searchParams].find(([name]) => /^\$?(?:skip|delta)?token$/i.test(name));
    if (!token || token[1] === 'latest') return undefined;
    links += 1;
    if (links % linksPerExpiry !== goneAt) return undefined;
    return pathname.endsWith('/delta') ? 410 : 400;
  };
}
