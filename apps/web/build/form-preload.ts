import type { Plugin } from 'vite';
import { collectImports, findDynamicImports, findFile, findMessageFiles } from './bundle-parts.ts';

const screen = '/src/screens/share/ShareScreen.tsx';

/**
 * Preloads the code of a shared form on the page of share links: code with `link` elements, and messages with
 * `speech.js`, which determines the language. Otherwise each file would be requested only after the previous one has
 * run, which takes four more round trips.
 */
export function formPreload(): Plugin {
  return {
    name: 'form-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const loadedFiles = collectImports(bundle, chunk.fileName);
        const code = collectImports(bundle, findFile(bundle, screen)).difference(loadedFiles);
        const links = [...code].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const messageAttributes = Object.entries(
          findMessageFiles(bundle, findDynamicImports(bundle, loadedFiles.union(code))),
        ).map(([language, files]) => ` data-${language.toLowerCase()}="${files}"`);
        return html
          .replace('src="/speech.js"', (src) => src + messageAttributes.join(''))
          .replace('</head>', `${links.join('\n    ')}\n  </head>`);
      },
    },
  };
}
