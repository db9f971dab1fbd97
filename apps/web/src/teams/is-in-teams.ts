const key = 'client';

interface Page {
  readonly search: string;
  readonly isFramed: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether Teams shows this page. Every address that the app's package gives Teams says so (`?client=teams`), and what has been said
 * once holds for the frame: nobody else waits for Teams, or loads its library.
 */
export function isInTeams({ search, isFramed, storage }: Page): boolean {
  if (!isFramed && !isMobileTeams()) return false;
  if (new URLSearchParams(search).get(key) === 'teams') storage.setItem(key, 'teams');
  return storage.getItem(key) === 'teams';
}

/** On phones Teams shows the app in a window of its own instead of a frame. */
const isMobileTeams = (): boolean => 'nativeInterface' in window || /\bTeamsMobile/.test(navigator.userAgent);
