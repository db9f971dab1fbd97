import type { Config } from '../../config.ts';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { type AuthClient, AuthError } from '../auth-client.ts';
import type { SignInAddress } from '../sign-in-address.ts';
import type { AskingPlace, MsalApp } from './msal-app.ts';
import { createMsalAuthClient } from './msal-auth-client.ts';

/** The sign-in with Entra. Microsoft's library comes with the first question: who worked here before sees their work without it. */
export function openMicrosoftAuth(config: Config, address: SignInAddress, teams: TeamsHost | undefined): AuthClient {
  const place = placeOf(teams);
  let opening: Promise<MsalApp> | undefined;
  const app = () => {
    opening ??= import('./open-msal-app.ts')
      .then(({ openMsalApp }) => openMsalApp(config, location.origin, place.kind))
      .catch((cause: unknown) => {
        opening = undefined;
        throw new AuthError('unreachable', 'Failed to authenticate', { cause });
      });
    return opening;
  };
  const { signIn } = config;
  const hint = teams?.loginHint;
  return createMsalAuthClient({ app, signIn, place, hint, storage: localStorage, address, origin: location.origin });
}

function placeOf(teams: TeamsHost | undefined): AskingPlace {
  if (teams) return teams.hasNestedSignIn ? { kind: 'nested' } : { kind: 'teams', openWindow: teams.openSignIn };
  return { kind: window.parent === window ? 'page' : 'frame' };
}
