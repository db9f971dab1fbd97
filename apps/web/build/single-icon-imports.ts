import type { Plugin } from 'vite';

const fromIcons = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"]/g;

/**
 * Imports each Fluent icon from its own module instead of from a module with two hundred icons. Otherwise the first
 * page that shows an icon would download all icons of that module that the app uses.
 */
export function singleIconImports(): Plugin {
  return {
    name: 'icons-apart',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: /@fluentui\/react-icons['"]/ },
      // Returns no source map, because line numbers are unchanged.
      handler: (code) => ({ code: code.replaceAll(fromIcons, splitImport), map: null }),
    },
  };
}

function splitImport(statement: string, names: string): string {
  const importNames = names.split(',').map((name) => name.trim());
  const imports = importNames
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${getModule(name.split(' ', 1)[0] ?? '')}'`);
  return imports.join('; ') + '\n'.repeat(statement.split('\n').length - 1);
}

/** Returns the module that contains an export, according to the build guide of the icons. */
function getModule(name: string): string {
  if (name === 'useIconContext' || name === 'IconDirectionContextProvider') return '@fluentui/react-icons/providers';
  const icon = /^(.+?)\d*(Regular|Filled|Light|Color)$/.exec(name)?.[1];
  if (icon === undefined || name.startsWith('icon')) return '@fluentui/react-icons/utils';
  const kebabName = icon.replace(/[a-z\d](?=[A-Z])|[a-zA-Z](?=\d)|[A-Z](?=[A-Z][a-z])/g, '$&-');
  return `@fluentui/react-icons/svg/${kebabName.toLowerCase()}`;
}
