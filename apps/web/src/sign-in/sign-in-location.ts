import type { Account } from './auth-client.ts';

/** Parts of the browser's location that a sign-in needs. */
export interface SignInLocation {
  readonly href: string;
  readonly pathAndQuery: string;
  replace(path: string): void;
  /** Loads the page at a path of the app. */
  navigate(path: string): void;
}

/** Parses a return path. Accepts only paths of this app, because the value comes from the URL and is untrusted. */
export const parseReturnPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;

/** Returns whether a URL contains the response of a sign-in. Microsoft's response is in the hash. */
export function hasSignInResponse(href: string): boolean {
  const { searchParams, hash } = new URL(href);
  return isSignInResponse(searchParams) || isSignInResponse(new URLSearchParams(hash.slice(1)));
}

const isSignInResponse = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'));

/**
 * Returns the prefix of the storage keys of an account's tokens. Each account has its own, so that several can be
 * signed in.
 */
export const getSessionPrefix = ({ tenantId, userId }: Account): string => `oidc.${tenantId}.${userId}.`;
