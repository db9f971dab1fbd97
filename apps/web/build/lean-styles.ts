import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokens } from '@fluentui/react-components';
import type { Plugin } from 'vite';

/**
 * Fluent's styles at half their weight: nothing that the page can make itself, or that is known when it is built, is
 * downloaded.
 */
export function leanStyles(): Plugin[] {
  return [rawStyles(), tokensAsVariables(), themesAsColumns()];
}

/**
 * Fluent's styles come twice: with the CSS of both directions spelled out, and as they were written. Griffel, which our own
 * styles bring anyhow, makes the same classes of the second.
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

/** `tokens.colorBrandBackground` is the text `var(--colorBrandBackground)`: said in its place, the list of all of them stays out. */
function tokensAsVariables(): Plugin {
  const variables: Readonly<Record<string, string>> = tokens;
  return {
    name: 'tokens-as-variables',
    apply: 'build',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: importsTokens },
      handler(code) {
        const inPlace = code.replace(/(?<![./\w])tokens\.(\w+)/g, (said, name: string) => {
          const variable = variables[name];
          return variable === undefined ? said : JSON.stringify(variable);
        });
        return { code: inPlace, map: null };
      },
    },
  };
}

/** The three themes as they come out, in columns under one row of names, in place of what makes them. */
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
