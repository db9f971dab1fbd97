import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What Fluent's parts import, and the module of ours that stands in for it; for one of them alone, or for all. */
const standIns: Readonly<Record<string, { readonly file: string; readonly importer: string }>> = {
  tabster: { file: 'deferred-tabster.ts', importer: '/@fluentui/' },
  '@floating-ui/dom': { file: 'deferred-floating-ui.ts', importer: '/@fluentui/' },
  '@fluentui/react-badge': { file: 'no-presence-badge.ts', importer: '/@fluentui/react-avatar/' },
};

/**
 * Moving the focus by keys and placing what floats is what no page needs in order to be drawn: Fluent's parts get stand-ins
 * that fetch them while the page is drawn. The app never shows presence badges.
 */
export function loadedLater(): Plugin {
  return {
    name: 'loaded-later',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^(tabster|@floating-ui\/dom|@fluentui\/react-badge)$/ },
      handler(source, importer) {
        const standIn = standIns[source];
        return standIn && importer?.includes(standIn.importer)
          ? join(import.meta.dirname, 'deferred', standIn.file)
          : undefined;
      },
    },
  };
}
