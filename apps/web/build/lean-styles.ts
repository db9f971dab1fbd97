import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokens } from '@fluentui/react-components';
import type { Plugin } from 'vite';

/** Halves the size of Fluent's styles by removing what the page can compute itself and what is known at build time. */
export function leanStyles(): Plugin[] {
  return [rawStyles(), tokensAsVariables(), themesAsColumns()];
}

/**
 * Replaces Fluent's compiled styles, which contain the CSS of both text directions, with their source form, which
 * Fluent ships too. Griffel, which the app's own styles need anyway, creates the same classes from the source form.
 */
function rawStyles(): Plugin {
  return {
    name: 'raw-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\.?\/.*\.styles(\.js)?$/ },
      handler(source, importer) {
        if (!importer?.includes('/@fluentui/')) return undefined;
        const file = `${join(dirname(importer), source).replace(/\.js$/, '')}.raw.js`;
        return existsSync(file) ? file : undefined;
      },
    },
  };
}

const importsTokens =
  /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"](@fluentui\/(tokens|react-theme|react-components)|\.\.\/tokens\.js)['"]/;

/**
 * Replaces `tokens.colorBrandBackground` with its value `var(--colorBrandBackground)`, so that the list of all tokens
 * isn't bundled.
 */
function tokensAsVariables(): Plugin {
  const variables: Readonly<Record<string, string>> = tokens;
  return {
    name: 'tokens-as-variables',
    apply: 'build',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: importsTokens },
      handler(code) {
        const inPlace = code.replace(/(?<![./\w])tokens\.(\w+)/g, (expression, name: string) => {
          const variable = variables[name];
          return variable === undefined ? expression : JSON.stringify(variable);
        });
        return { code: inPlace, map: null };
      },
    },
  };
}

/** Replaces the code that creates the themes with their values, as columns below one list of token names. */
function themesAsColumns(): Plugin {
  return {
    name: 'themes-as-columns',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]shell[\\/]theme[\\/]brand\.ts$/ },
      async handler(_code, id) {
        const { themes } = (await import(id)) as { themes: Readonly<Record<string, Readonly<Record<string, string>>>> };
        const names = [...new Set(Object.values(themes).flatMap(Object.keys))];
        const columns = Object.entries(themes).map(
          ([theme, values]) => `${theme}: column(${JSON.stringify(names.map((name) => values[name] ?? '').join('|'))})`,
        );
        return {
          code: `const names = ${JSON.stringify(names.join('|'))}.split('|');
const column = (values) => Object.fromEntries(values.split('|').map((value, at) => [names[at], value]));
export const themes = { ${columns.join(', ')} };`,
          map: { mappings: '' },
        };
      },
    },
  };
}
