import Bowser from 'bowser';

/** What people call a browser: `Firefox` on `Windows`. Empty where it does not say. */
export interface NamedDevice {
  readonly browser: string;
  readonly system: string;
}

const MOST = 60;

/** Reads the names out of what a browser says of itself. Whoever asks writes that text: it is cut, and never taken for more. */
export function nameDevice(userAgent: string): NamedDevice {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: (browser.name ?? '').slice(0, MOST), system: (os.name ?? '').slice(0, MOST) };
}
