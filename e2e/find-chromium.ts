import { existsSync } from 'node:fs';

/** Installation paths of full browsers, as users have them. */
const fullBrowserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Path of the headless shell, a browser without windows in which journeys take an eighth less processor time. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path in `$CHROMIUM` or the path of an installed browser; `undefined` lets Playwright choose.
 *
 * @param isWhole prefers a full browser to the headless shell
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const candidatePaths = isWhole ? [...fullBrowserPaths, shell] : [shell, ...fullBrowserPaths];
  return [process.env.CHROMIUM, ...candidatePaths].find((path) => path && existsSync(path));
}
