import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityOptions } from '../identity-options.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import { recordSession } from './sessions-store.ts';

/**
 * Koa middleware that records the browser of a session when an app signs in through it and when its tokens are
 * refreshed.
 */
export const recordSessions =
  ({ database, now, offlineApp }: Pick<IdentityOptions, 'database' | 'now' | 'offlineApp'>) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const used = getUsedSession(ctx);
    // NOTE: the server refreshes tokens of connected accounts itself, without a browser.
    if (!used || ctx.oidc.client?.clientId === offlineApp?.clientId) return;
    await recordSession(database, { ...used, device: parseUserAgent(ctx.get('user-agent')), now: now() });
  };

function getUsedSession({ oidc, status }: KoaContextWithOIDC): { personId: string; uid: string } | undefined {
  if (oidc?.route === 'token' && status === 200) {
    const token = oidc.entities.RefreshToken ?? oidc.entities.AuthorizationCode;
    const { accountId, sessionUid } = token ?? {};
    return accountId && sessionUid ? { personId: accountId, uid: sessionUid } : undefined;
  }
  const isAuthorizationResponse = (oidc?.route === 'authorization' || oidc?.route === 'resume') && status === 303;
  const { accountId, uid } = (isAuthorizationResponse && oidc.session) || {};
  return accountId && uid ? { personId: accountId, uid } : undefined;
}
