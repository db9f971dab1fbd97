import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that Fluent imports, with our stand-ins; for one importer or all. */
const standIns: Readonly<Record<string, { readonly file: string; readonly importer: string }>> = {
  tabster: { file: 'deferred-tabster.ts', importer: '/@fluentui/' },
  '@floating-ui/dom': { file: 'deferred-floating-ui.ts', importer: '/@fluentui/' },
  '@fluentui/react-badge': { file: 'no-presence-badge.ts', importer: '/@fluentui/react-avatar/' },
};

/**
 * Replaces keyboard navigation and positioning of popovers, which no page needs for its first rendering, with
 * stand-ins that load the real code while the page renders. Presence badges, which the app never shows, are removed.
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
