const key = 'client';

interface PageEnvironment {
  readonly search: string;
  readonly isFramed: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Returns whether Teams shows this page. All URLs in the Teams app package have `?client=teams`, which is stored for
 * the frame. Other pages neither wait for Teams nor load its library.
 */
export function isInTeams({ search, isFramed, storage }: PageEnvironment): boolean {
  if (!isFramed && !isMobileTeams()) return false;
  if (new URLSearchParams(search).get(key) === 'teams') storage.setItem(key, 'teams');
  return storage.getItem(key) === 'teams';
}

/** Returns whether the app runs in Teams on a phone, which shows apps in a window instead of a frame. */
const isMobileTeams = (): boolean => 'nativeInterface' in window || /\bTeamsMobile/.test(navigator.userAgent);
