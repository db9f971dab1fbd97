/** Is this the address to which a sign-in comes back? Microsoft's answers stand in the hash. */
export function carriesAnswer(href: string): boolean {
  const { searchParams, hash } = new URL(href);
  return isAnswer(searchParams) || isAnswer(new URLSearchParams(hash.slice(1)));
}

const isAnswer = (query: URLSearchParams): boolean => query.has('state') && (query.has('code') || query.has('error'));
