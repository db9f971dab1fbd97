import type { Config } from '../../config.ts';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { type AuthClient, AuthError } from '../auth-client.ts';
import type { SignInLocation } from '../sign-in-location.ts';
import type { MsalApp, SignInSurface } from './msal-app.ts';
import { createMsalAuthClient } from './msal-auth-client.ts';

/**
 * Opens the sign-in with Entra ID. MSAL is loaded on first use, because returning users can see their work without it.
 */
export function openMicrosoftAuth(config: Config, address: SignInLocation, teams: TeamsHost | undefined): AuthClient {
  const surface = getSurface(teams);
  let appPromise: Promise<MsalApp> | undefined;
  const app = () => {
    appPromise ??= import('./open-msal-app.ts')
      .then(({ openMsalApp }) => openMsalApp(config, location.origin, surface.kind))
      .catch((cause: unknown) => {
        appPromise = undefined;
        throw new AuthError('unreachable', 'Failed to authenticate', { cause });
      });
    return appPromise;
  };
  const { signIn } = config;
  const hint = teams?.loginHint;
  return createMsalAuthClient({ app, signIn, surface, hint, storage: localStorage, address, origin: location.origin });
}

function getSurface(teams: TeamsHost | undefined): SignInSurface {
  if (teams) return teams.hasNestedSignIn ? { kind: 'nested' } : { kind: 'teams', openWindow: teams.openSignIn };
  return { kind: window.parent === window ? 'page' : 'frame' };
}
