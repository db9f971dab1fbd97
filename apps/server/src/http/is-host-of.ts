/** Returns true if a Host header matches an origin, ignoring case, a trailing dot and the default port. */
export function isHostOf(origin: URL, host: string): boolean {
  const requestedUrl = URL.parse(`${origin.protocol}//${host}`);
  return (
    requestedUrl !== null &&
    removeTrailingDot(requestedUrl.hostname) === removeTrailingDot(origin.hostname) &&
    requestedUrl.port === origin.port
  );
}

const removeTrailingDot = (hostname: string): string => hostname.replace(/\.$/, '');
