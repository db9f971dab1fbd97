// Imported before Dexie, because Dexie looks for IndexedDB when it is loaded. Without IndexedDB, its live queries never
// run.
import 'fake-indexeddb/auto';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tideform/i18n';
import { LocaleContext } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { type Data, DataContext } from '../data/data-context.ts';
import { type ReportFailure, ReportFailureContext } from '../failures/report-failure-context.ts';
import { routes } from '../routes.tsx';
import { AuthProvider } from '../shell/auth/AuthProvider.tsx';
import { createNavigation, type Navigation } from '../shell/routing/create-navigation.ts';
import { createMemoryHistory } from '../shell/routing/navigation-history.ts';
import { Screens } from '../shell/routing/Screens.tsx';
import { ThemeProvider } from '../shell/theme/ThemeProvider.tsx';
import { storeTourSeen, tourKey } from '../shell/tour/useTour.ts';
import { FocusWatch } from '../ui/dialogs/FocusWatch.tsx';
import { ToastProvider } from '../ui/toasts/ToastProvider.tsx';
import { createFakeAuth, type FakeAuth } from './fakes.ts';

const english: Locale = { language: 'en', locale: 'en' };

/**
 * Opens the app's routes at a path on a device, with a fake sign-in.
 * @returns the objects that a test needs
 */
export function openApp(
  path: string,
  data: Data,
  widthPx = 1280,
  locale: Locale = english,
  report: ReportFailure = () => {},
  auth: FakeAuth = createFakeAuth(),
  screens = (navigation: Navigation): ReactNode => <Screens navigation={navigation} routes={routes} />,
) {
  // Tests of the tour store this value themselves.
  if (localStorage.getItem(tourKey) === null) storeTourSeen(localStorage);
  setScreenWidth(widthPx);
  const router = createNavigation(createMemoryHistory(path));
  const user = createUser();
  render(
    <LocaleContext value={locale}>
      <ThemeProvider>
        <FocusWatch />
        <ToastProvider>
          <AuthProvider auth={auth}>
            <ReportFailureContext value={report}>
              <DataContext value={data}>{screens(router)}</DataContext>
            </ReportFailureContext>
          </AuthProvider>
        </ToastProvider>
      </ThemeProvider>
    </LocaleContext>,
  );
  return { auth, router, user, path: () => router.state.location.pathname };
}

/** Renders a component outside of the app's routes, with the app's providers. */
export function renderStandalone(node: ReactNode, widthPx = 1280, locale: Locale = english) {
  setScreenWidth(widthPx);
  render(
    <LocaleContext value={locale}>
      <ThemeProvider>{node}</ThemeProvider>
    </LocaleContext>,
  );
  return createUser();
}

const createUser = () => userEvent.setup({ advanceTimers: () => undefined, delay: null });

/** Maps each listener to its media query. */
const watchers = new Map<(event: Pick<MediaQueryListEvent, 'matches' | 'media'>) => void, string>();

/**
 * Sets the width of the screen, also for rendered components.
 *
 * NOTE: jsdom has no media queries. This replacement only supports `min-width`, which is enough for the tests.
 */
export function setScreenWidth(widthPx: number): void {
  const matches = (query: string): boolean => widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      media: query,
      addEventListener: (_type: 'change', watch: () => void) => watchers.set(watch, query),
      removeEventListener: (_type: 'change', watch: () => void) => watchers.delete(watch),
    }) as unknown as MediaQueryList;
  act(() => {
    for (const [watch, media] of watchers) watch({ matches: matches(media), media });
  });
}
