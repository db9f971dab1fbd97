/** Addresses that a link in a written text may lead to. */
export function isSafeAddress(address: string): boolean {
  const trimmed = address.trim();
  return URL.canParse(trimmed) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(trimmed).protocol);
}

/** What people type as an address: `example.com` is one of the web. @returns `undefined` for what is none */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const isMail = /^[^\s@:/]+@[^\s@:/]+$/.test(text);
  const whole = isMail ? `mailto:${text}` : /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return isSafeAddress(whole) ? whole : undefined;
}

/** An address that a template fills in: `{{viewUrl}}`. */
export const isTokenAddress = (address: string): boolean => /^\{\{[\w.]+\}\}$/.test(address.trim());
