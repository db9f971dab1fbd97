import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Maps modules that Fluent imports to their replacements. Each replacement applies only to importers whose path
 * contains `importer`.
 */
const replacements: Readonly<Record<string, { readonly file: string; readonly importer: string }>> = {
  tabster: { file: 'deferred-tabster.ts', importer: '/@fluentui/' },
  '@floating-ui/dom': { file: 'deferred-floating-ui.ts', importer: '/@fluentui/' },
  '@fluentui/react-badge': { file: 'no-presence-badge.ts', importer: '/@fluentui/react-avatar/' },
};

/**
 * Replaces keyboard navigation and the positioning of popovers with modules that load the real code while the page
 * renders, because no page needs it for its first rendering. Removes presence badges, which the app never shows.
 */
export function deferredModules(): Plugin {
  return {
    name: 'loaded-later',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^(tabster|@floating-ui\/dom|@fluentui\/react-badge)$/ },
      handler(source, importer) {
        const standIn = replacements[source];
        return standIn && importer?.includes(standIn.importer)
          ? join(import.meta.dirname, 'deferred', standIn.file)
          : undefined;
      },
    },
  };
}
