const SAFE_PROTOCOL = new Set(['http:', 'https:', 'mailto:']);

/** Returns an address if a document may safely link to it; otherwise `undefined`. The address may be untrusted. */
export function getSafeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return SAFE_PROTOCOL.has(protocol) ? href : undefined;
}
