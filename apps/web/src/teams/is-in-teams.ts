const key = 'client';

interface Page {
  readonly search: string;
  readonly isFramed: boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether Teams shows this page. All URLs in the app's package have `?client=teams`, which is stored for the frame:
 * other pages neither wait for Teams nor load its library.
 */
export function isInTeams({ search, isFramed, storage }: Page): boolean {
  if (!isFramed && !isMobileTeams()) return false;
  if (new URLSearchParams(search).get(key) === 'teams') storage.setItem(key, 'teams');
  return storage.getItem(key) === 'teams';
}

/** On phones, Teams shows the app in its own window instead of a frame. */
const isMobileTeams = (): boolean => 'nativeInterface' in window || /\bTeamsMobile/.test(navigator.userAgent);
