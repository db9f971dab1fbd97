/** Returns whether a URL contains the response of a sign-in. Microsoft's response is in the hash. */
export function hasSignInResponse(href: string): boolean {
  const { searchParams, hash } = new URL(href);
  return isSignInResponse(searchParams) || isSignInResponse(new URLSearchParams(hash.slice(1)));
}

const isSignInResponse = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));
