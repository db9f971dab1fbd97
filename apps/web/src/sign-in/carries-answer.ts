/** Is this the address to which a sign-in comes back? */
export function carriesAnswer(href: string): boolean {
  const query = new URL(href).searchParams;
  return query.has('state') && (query.has('code') || query.has('error'));
}
