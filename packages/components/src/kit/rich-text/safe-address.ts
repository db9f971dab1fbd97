/** Returns whether an address is safe for a link. */
export function isSafeLinkAddress(address: string): boolean {
  const trimmed = address.trim();
  return URL.canParse(trimmed) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(trimmed).protocol);
}

/**
 * Completes a typed link address: `example.com` becomes an HTTPS URL.
 * @returns `undefined` if the text isn't an address
 */
export function parseLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const isMail = /^[^\s@:/]+@[^\s@:/]+$/.test(text);
  const completeAddress = isMail ? `mailto:${text}` : /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isSafeLinkAddress(completeAddress) ? completeAddress : undefined;
}

/** Returns whether an address is a template token: `{{viewUrl}}`. */
export const isTokenAddress = (address: string): boolean => /^\{\{[\w.]+\}\}$/.test(address.trim());
