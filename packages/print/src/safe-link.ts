const SAFE = new Set(['http:', 'https:', 'mailto:']);

/** An address that a document may lead to; `undefined` for any other, whoever wrote it. */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return SAFE.has(protocol) ? href : undefined;
}
