import type { Plugin } from 'vite';
import { fileOf, laterOf, messageFilesOf, withImports } from './bundle-parts.ts';

const screen = '/src/screens/share/ShareScreen.tsx';

/**
 * Lets the page of strangers fetch at once what a shared form is drawn by: its code by links, its words by `speech.js`, which finds the
 * language. Left alone each comes when the one before it has run, and a slow network is waited for four times more.
 */
export function formAhead(): Plugin {
  return {
    name: 'form-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const here = withImports(bundle, chunk.fileName);
        const code = withImports(bundle, fileOf(bundle, screen)).difference(here);
        const links = [...code].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const words = Object.entries(messageFilesOf(bundle, laterOf(bundle, here.union(code)))).map(
          ([language, files]) => ` data-${language.toLowerCase()}="${files}"`,
        );
        return html
          .replace('src="/speech.js"', (src) => src + words.join(''))
          .replace('</head>', `${links.join('\n    ')}\n  </head>`);
      },
    },
  };
}
