/** Returns true if a Host header matches an origin, ignoring case, a trailing dot and the default port. */
export function isHostOf(origin: URL, host: string): boolean {
  const asked = URL.parse(`${origin.protocol}//${host}`);
  return asked !== null && withoutDot(asked.hostname) === withoutDot(origin.hostname) && asked.port === origin.port;
}

const withoutDot = (hostname: string): string => hostname.replace(/\.$/, '');
