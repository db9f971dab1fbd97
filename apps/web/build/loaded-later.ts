import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Fluent's parts import from outside, and the module of ours that stands in for it. */
const standIns: Readonly<Record<string, string>> = {
  tabster: 'later-tabster.ts',
  '@floating-ui/dom': 'later-floating-ui.ts',
};

/**
 * Moving the focus by keys and placing what floats is what no page needs in order to be drawn: Fluent's parts get stand-ins
 * that fetch them while the page is drawn.
 */
export function loadedLater(): Plugin {
  return {
    name: 'loaded-later',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^(tabster|@floating-ui\/dom)$/ },
      handler(source, importer) {
        if (!importer?.includes('/@fluentui/')) return undefined;
        const standIn = standIns[source];
        return standIn && join(import.meta.dirname, 'later', standIn);
      },
    },
  };
}
