import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns an icon of the app's icon catalog as SVG, in the format that forms store. */
export function readTemplateIcon(name: string): string {
  const path = /<path d="([^"]+)"/.exec(readFileSync(require.resolve(`@mdi/svg/svg/${name}.svg`), 'utf8'))?.[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
}
