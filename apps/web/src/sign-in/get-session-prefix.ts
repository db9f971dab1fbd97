import type { Account } from './auth-client.ts';

/** Storage prefix of an account's tokens: each account has its own, so that several can be signed in. */
export const getSessionPrefix = ({ tenantId, userId }: Account): string => `oidc.${tenantId}.${userId}.`;
