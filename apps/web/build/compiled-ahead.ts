import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** What draws a form, and what every form is answered with. */
const drawsForms =
  /[\\/](web[\\/]src[\\/]form[\\/](FormRunner|FieldView)|engine[\\/]src[\\/]session[\\/]create-session\.|components[\\/]src[\\/]views\.)/;

/**
 * V8 is told to compile all functions of what a page runs at once, and of what draws forms, while it reads them, on a thread of its own: left
 * alone it does so one by one when they are called, and the page waits.
 *
 * NOTE: V8 believes what stands before all code alone, and Vite writes a list there when all files are done: so this comes after it.
 */
export function compiledAhead(runAtOnce: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (!runAtOnce.includes(chunk.name) && !chunk.moduleIds.some((id) => drawsForms.test(id))) continue;
          chunk.code = hint + chunk.code;
          if (!chunk.map) continue;
          // One line further down.
          chunk.map.mappings = `;${chunk.map.mappings}`;
          const written = bundle[`${chunk.fileName}.map`];
          if (written?.type === 'asset') written.source = chunk.map.toString();
        }
      },
    },
  };
}
