import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** Modules that render a form, and the engine behind every form. */
const drawsForms =
  /[\\/](web[\\/]src[\\/]form[\\/](FormRunner|FieldView)|engine[\\/]src[\\/]session[\\/]create-session\.|components[\\/]src[\\/]views\.)/;

/**
 * Makes V8 compile all functions of the code that a page runs at once, and of the code that renders forms, on a
 * background thread while it reads them. Otherwise V8 compiles them one by one when they are called, which blocks the
 * page.
 *
 * NOTE: V8 only accepts the hint before all code, and Vite prepends a list there when all files are done, so this
 * plugin runs after it.
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
          // The code moves down by one line.
          chunk.map.mappings = `;${chunk.map.mappings}`;
          const written = bundle[`${chunk.fileName}.map`];
          if (written?.type === 'asset') written.source = chunk.map.toString();
        }
      },
    },
  };
}
