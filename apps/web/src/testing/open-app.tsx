// Dexie looks for IndexedDB when it is loaded: without one its live queries never run.
import 'fake-indexeddb/auto';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Speech } from '@tideform/i18n';
import { SpeechContext } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { type Data, DataContext } from '../data/data-context.ts';
import { type Report, ReportContext } from '../failures/report-context.ts';
import { routes } from '../routes.tsx';
import { AuthProvider } from '../shell/auth/AuthProvider.tsx';
import { createNavigation, type Navigation } from '../shell/routing/create-navigation.ts';
import { Screens } from '../shell/routing/Screens.tsx';
import { ThemeProvider } from '../shell/theme/ThemeProvider.tsx';
import { noteTourSeen, tourKey } from '../shell/tour/tour-seen.ts';
import { FocusWatch } from '../ui/FocusWatch.tsx';
import { ToastPlace } from '../ui/toasts/ToastPlace.tsx';
import { createFakeAuth, type FakeAuth } from './fake-auth.ts';

const english: Speech = { language: 'en', locale: 'en' };

/** Opens the app's routes at an address, on this device, with a sign-in that leaves no page; answers what a test needs to go on. */
export function openApp(
  path: string,
  data: Data,
  widthPx = 1280,
  speech: Speech = english,
  report: Report = () => {},
  auth: FakeAuth = createFakeAuth(),
  screens = (navigation: Navigation): ReactNode => <Screens navigation={navigation} routes={routes} />,
) {
  // A test about it says that there is something kept already.
  if (localStorage.getItem(tourKey) === null) noteTourSeen(localStorage);
  setScreenWidth(widthPx);
  const router = createNavigation(createMemoryHistory({ initialEntries: [path], v5Compat: true }));
  const user = newUser();
  render(
    <SpeechContext value={speech}>
      <ThemeProvider>
        <FocusWatch />
        <ToastPlace>
          <AuthProvider auth={auth}>
            <ReportContext value={report}>
              <DataContext value={data}>{screens(router)}</DataContext>
            </ReportContext>
          </AuthProvider>
        </ToastPlace>
      </ThemeProvider>
    </SpeechContext>,
  );
  return { auth, router, user, path: () => router.state.location.pathname };
}

/** Draws what stands outside of the routes, as the app does. */
export function openAlone(node: ReactNode, widthPx = 1280, speech: Speech = english) {
  setScreenWidth(widthPx);
  render(
    <SpeechContext value={speech}>
      <ThemeProvider>{node}</ThemeProvider>
    </SpeechContext>,
  );
  return newUser();
}

const newUser = () => userEvent.setup({ advanceTimers: () => undefined, delay: null });

/** By what is told to each watcher, its query. */
const watchers = new Map<(event: Pick<MediaQueryListEvent, 'matches' | 'media'>) => void, string>();

/**
 * Makes the screen so wide, for what is open as well.
 * NOTE: jsdom has no media queries, and the whole of one is more than anybody asks: this knows `min-width` only.
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
