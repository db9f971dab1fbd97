import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns the SVG of an icon in the app's catalog, as a form stores it. */
export function readTemplateIcon(name: string): string {
  const path = /<path d="([^"]+)"/.exec(readFileSync(require.resolve(`@mdi/svg/svg/${name}.svg`), 'utf8'))?.[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}
