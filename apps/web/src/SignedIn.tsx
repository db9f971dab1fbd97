import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useEffect, useState } from 'react';
import { ChoicesConfigProvider } from './choices/ChoicesConfigProvider.tsx';
import type { Config } from './config.ts';
import { ProofOfWorkCaptchaProvider } from './data/ProofOfWorkCaptchaProvider.tsx';
import { prepareSyncWorker, SyncProvider } from './data/SyncProvider.tsx';
import { useSyncStatus } from './data/sync/useSyncStatus.ts';
import { isKiosk } from './kiosk/kiosk-mode.ts';
import { MapsConfigProvider } from './maps/MapsConfigProvider.tsx';
import { routes } from './routes.tsx';
import { UpgradeBlockedPage } from './shell/errors/UpgradeBlockedPage.tsx';
import { FrameSkeleton } from './shell/frame/FrameSkeleton.tsx';
import { createNavigation } from './shell/routing/create-navigation.ts';
import { createBrowserHistory } from './shell/routing/navigation-history.ts';
import { findScreen, Screens } from './shell/routing/Screens.tsx';
import { runWhenIdle } from './shell/run-when-idle.ts';
import { useReportLoaded } from './shell/update/UpdateProvider.tsx';
import { readLastAccount } from './sign-in/last-account.ts';
import { TypeCheckerContext } from './ui/code-editor/type-check/type-checker-context.ts';
import { FocusWatch } from './ui/dialogs/FocusWatch.tsx';
import { loadHints } from './ui/hint/Hint.tsx';
import { loadMenus } from './ui/menu/MenuButton.tsx';
import { loadToasts, ToastProvider } from './ui/toasts/ToastProvider.tsx';

/**
 * Preloads what doesn't depend on the account: the screen at `path` (by default the forms of a team), and the sync
 * worker on a browser's first visit.
 */
export function preloadScreenAtPath(path: string): void {
  if (readLastAccount(localStorage) === undefined) prepareSyncWorker();
  preloadScreen(findScreen(routes, path) ?? findScreen(routes, '/teams/any/forms'));
}

/** Preloads what most users need next: the screen for a response, menus, toasts and hints. */
function preloadLikelyScreens(): void {
  preloadScreen(findScreen(routes, '/teams/any/forms/any/response'));
  for (const part of [loadToasts, loadMenus, loadHints]) part().catch(() => undefined);
}

/** Preloads a screen. Errors are ignored, because rendering the screen loads it again. */
function preloadScreen(screen: ReturnType<typeof findScreen>): void {
  screen?.load().catch(() => undefined);
}

const reload = () => location.reload();

/** Type checker for code, loaded only for users who write code. */
const loadTypes = async () => (await import('./ui/code-editor/type-check/open-type-checker.ts')).openTypeChecker;

/** Support chat, loaded on demand because few installations have one. */
const ChatProvider = onDemand(async () => (await import('./shell/chat/ChatProvider.tsx')).ChatProvider);

const KioskScreens = onDemand(async () => (await import('./kiosk-routes.tsx')).KioskScreens);

/** App of a signed-in account: opens local data and starts the sync, then shows the screens. */
export function SignedIn({ config }: { readonly config: Config }) {
  const [navigation] = useState(() => createNavigation(createBrowserHistory()));
  const [kiosk] = useState(isKiosk);
  const all = <Screens navigation={navigation} routes={routes} />;
  const screens = config.chat ? <ChatProvider config={config.chat}>{all}</ChatProvider> : all;
  return (
    <>
      <FocusWatch />
      <ToastProvider>
        <SyncProvider config={config} waiting={<FrameSkeleton />} blocked={<UpgradeBlockedPage />}>
          <AfterFirstSync next={preloadLikelyScreens} />
          <MapsConfigProvider config={config.maps}>
            <ChoicesConfigProvider origins={config.choiceOrigins}>
              <ProofOfWorkCaptchaProvider>
                <TypeCheckerContext value={loadTypes}>
                  {kiosk ? <KioskScreens navigation={navigation} onLeft={reload} /> : screens}
                </TypeCheckerContext>
              </ProofOfWorkCaptchaProvider>
            </ChoicesConfigProvider>
          </MapsConfigProvider>
        </SyncProvider>
      </ToastProvider>
    </>
  );
}

/**
 * After the first sync, lets the service worker cache the app, and calls `next` when the page is idle. Renders nothing.
 */
function AfterFirstSync({ next }: { readonly next: () => void }): null {
  const reportLoaded = useReportLoaded();
  const { syncing } = useSyncStatus();
  useEffect(() => {
    if (syncing) return;
    reportLoaded();
    runWhenIdle(next);
  }, [syncing, reportLoaded, next]);
  return null;
}
