/** Whether a request's host is that of an origin: in any case, with a dot at its end, with the usual port or without it. */
export function isHostOf(origin: URL, host: string): boolean {
  const asked = URL.parse(`${origin.protocol}//${host}`);
  return asked !== null && withoutDot(asked.hostname) === withoutDot(origin.hostname) && asked.port === origin.port;
}

const withoutDot = (hostname: string): string => hostname.replace(/\.$/, '');
