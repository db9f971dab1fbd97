import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityOptions } from '../identity-options.ts';
import { nameDevice } from './name-device.ts';
import { noteSession } from './sessions-store.ts';

/** Notes in which browser a session is: when it answers an app, and when its tokens are renewed. */
export const noteSessions =
  ({ database, now, offlineApp }: Pick<IdentityOptions, 'database' | 'now' | 'offlineApp'>) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const used = usedSession(ctx);
    // NOTE: the server renews what people lent it by itself; that is no browser.
    if (!used || ctx.oidc.client?.clientId === offlineApp?.clientId) return;
    await noteSession(database, { ...used, device: nameDevice(ctx.get('user-agent')), now: now() });
  };

function usedSession({ oidc, status }: KoaContextWithOIDC): { personId: string; uid: string } | undefined {
  if (oidc?.route === 'token' && status === 200) {
    const token = oidc.entities.RefreshToken ?? oidc.entities.AuthorizationCode;
    const { accountId, sessionUid } = token ?? {};
    return accountId && sessionUid ? { personId: accountId, uid: sessionUid } : undefined;
  }
  const isAnswer = (oidc?.route === 'authorization' || oidc?.route === 'resume') && status === 303;
  const { accountId, uid } = (isAnswer && oidc.session) || {};
  return accountId && uid ? { personId: accountId, uid } : undefined;
}
