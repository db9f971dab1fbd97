import type { Account } from './auth-client.ts';

/**
 * Returns the prefix of the storage keys of an account's tokens. Each account has its own, so that several can be
 * signed in.
 */
export const getSessionPrefix = ({ tenantId, userId }: Account): string => `oidc.${tenantId}.${userId}.`;
