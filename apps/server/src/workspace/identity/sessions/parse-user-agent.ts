import Bowser from 'bowser';

/** Browser and operating system of a device, such as `Firefox` on `Windows`. Empty strings when unknown. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

const MAX_LENGTH = 60;

/** Parses a `User-Agent` header. Clients control the text, so the names are truncated and used only for display. */
export function parseUserAgent(userAgent: string): DeviceName {
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return { browser: (browser.name ?? '').slice(0, MAX_LENGTH), system: (os.name ?? '').slice(0, MAX_LENGTH) };
}
