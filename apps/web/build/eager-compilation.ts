import type { Plugin } from 'vite';

const eagerCompileHint = '//# allFunctionsCalledOnLoad\n';

/** Matches modules that render forms, including the engine. */
const formRenderingModules =
  /[\\/](web[\\/]src[\\/]form[\\/](FormRunner|FieldView)|engine[\\/]src[\\/]session[\\/]create-session\.|components[\\/]src[\\/]views\.)/;

/**
 * Adds a hint with which V8 compiles all functions of a chunk on a background thread while it parses the chunk.
 * Otherwise V8 compiles functions one by one when they are called, which blocks the page. The hint is added to chunks
 * that the page runs when it starts, and to chunks that render forms.
 *
 * NOTE: the hint must be the first line. Vite prepends code to chunks after all files are built, so this plugin runs
 * after that.
 */
export function eagerCompilation(startupChunks: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (!startupChunks.includes(chunk.name) && !chunk.moduleIds.some((id) => formRenderingModules.test(id)))
            continue;
          chunk.code = eagerCompileHint + chunk.code;
          if (!chunk.map) continue;
          // The hint moves all code down by one line.
          chunk.map.mappings = `;${chunk.map.mappings}`;
          const sourceMap = bundle[`${chunk.fileName}.map`];
          if (sourceMap?.type === 'asset') sourceMap.source = chunk.map.toString();
        }
      },
    },
  };
}
