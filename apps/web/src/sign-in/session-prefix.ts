import type { Account } from './auth-client.ts';

/** Where the browser keeps an account's tokens: each account has its own, so that several are signed in side by side. */
export const sessionPrefix = ({ tenantId, userId }: Account): string => `oidc.${tenantId}.${userId}.`;
