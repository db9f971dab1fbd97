import { existsSync } from 'node:fs';

/** The browser that people have. */
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same without its own windows and pages: a journey takes an eighth less of the processor in it. */
const shell = '/usr/bin/chromium-headless-shell';

/** `$CHROMIUM` or one of the system's; `undefined` leaves the choice to Playwright. `isWhole`: rather what people have. */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const known = isWhole ? [...whole, shell] : [shell, ...whole];
  return [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path));
}
