import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { ConfiguredChoices } from './choices/ConfiguredChoices.tsx';
import type { Config } from './config.ts';
import { CaptchaByWork } from './data/CaptchaByWork.tsx';
import { prepareSyncWorker, SyncProvider } from './data/SyncProvider.tsx';
import { isKiosk } from './kiosk/kiosk-context.ts';
import { ConfiguredMaps } from './maps/ConfiguredMaps.tsx';
import { routes } from './routes.tsx';
import { HeldUpPage } from './shell/errors/HeldUpPage.tsx';
import { FrameBones } from './shell/frame/FrameBones.tsx';
import { createNavigation } from './shell/routing/create-navigation.ts';
import { Screens } from './shell/routing/Screens.tsx';
import { screenAt } from './shell/routing/screen-at.ts';
import { WhenHere } from './shell/update/WhenHere.tsx';
import { readLastAccount } from './sign-in/last-account.ts';
import { TypesContext } from './ui/code-editor/type-check/types-context.ts';
import { FocusWatch } from './ui/FocusWatch.tsx';
import { loadHints } from './ui/hint/Hint.tsx';
import { loadMenus } from './ui/menu/MenuButton.tsx';
import { loadToasts, ToastPlace } from './ui/toasts/ToastPlace.tsx';

/**
 * Begins what doesn't depend on who signs in: fetches the screen of this address (where there is none yet, a team's forms), and on
 * a browser's first visit starts the sync worker.
 */
export function loadAhead(path: string): void {
  if (readLastAccount(localStorage) === undefined) prepareSyncWorker();
  load(screenAt(routes, path) ?? screenAt(routes, '/teams/any/forms'));
}

/** What most people go on to: a form opens without waiting for its screen, a menu without waiting for
 * what floats, and what is told is shown at once. */
function loadNext(): void {
  load(screenAt(routes, '/teams/any/forms/any/response'));
  for (const part of [loadToasts, loadMenus, loadHints]) part().catch(() => undefined);
}

/** What does not come is asked for again when it is to be drawn. */
function load(screen: ReturnType<typeof screenAt>): void {
  screen?.load().catch(() => undefined);
}

const reload = () => location.reload();

/** For who writes code: never before. */
const loadTypes = async () => (await import('./ui/code-editor/type-check/open-types.ts')).openTypes;

/** Few installations have a chat. */
const ChatPlace = onDemand(async () => (await import('./shell/chat/ChatPlace.tsx')).ChatPlace);

const KioskScreens = onDemand(async () => (await import('./kiosk-routes.tsx')).KioskScreens);

/** The app for a person it knows: local data and sync, then the screens. */
export function SignedIn({ config }: { readonly config: Config }) {
  const [navigation] = useState(() => createNavigation(createBrowserHistory({ v5Compat: true })));
  const [kiosk] = useState(isKiosk);
  const all = <Screens navigation={navigation} routes={routes} />;
  const screens = config.chat ? <ChatPlace config={config.chat}>{all}</ChatPlace> : all;
  return (
    <>
      <FocusWatch />
      <ToastPlace>
        <SyncProvider config={config} waiting={<FrameBones />} blocked={<HeldUpPage />}>
          <WhenHere next={loadNext} />
          <ConfiguredMaps config={config.maps}>
            <ConfiguredChoices origins={config.choiceOrigins}>
              <CaptchaByWork>
                <TypesContext value={loadTypes}>
                  {kiosk ? <KioskScreens navigation={navigation} onLeft={reload} /> : screens}
                </TypesContext>
              </CaptchaByWork>
            </ConfiguredChoices>
          </ConfiguredMaps>
        </SyncProvider>
      </ToastPlace>
    </>
  );
}
