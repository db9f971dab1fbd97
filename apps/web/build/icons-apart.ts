import type { Plugin } from 'vite';

const fromIcons = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"]/g;

/**
 * Imports each of Fluent's icons from its own module instead of one that has two hundred: all that any page shows of a
 * module's icons comes with the first page that shows one.
 */
export function iconsApart(): Plugin {
  return {
    name: 'icons-apart',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: /@fluentui\/react-icons['"]/ },
      // On the lines where the one import was, so that source maps stay true.
      handler: (code) => ({ code: code.replaceAll(fromIcons, importsApart), map: null }),
    },
  };
}

function importsApart(whole: string, names: string): string {
  const given = names.split(',').map((name) => name.trim());
  const imports = given
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${moduleOf(name.split(' ', 1)[0] ?? '')}'`);
  return imports.join('; ') + '\n'.repeat(whole.split('\n').length - 1);
}

/** The module of one export, as the icons' own guide for builds says. */
function moduleOf(name: string): string {
  if (name === 'useIconContext' || name === 'IconDirectionContextProvider') return '@fluentui/react-icons/providers';
  const icon = /^(.+?)\d*(Regular|Filled|Light|Color)$/.exec(name)?.[1];
  if (icon === undefined || name.startsWith('icon')) return '@fluentui/react-icons/utils';
  const words = icon.replace(/[a-z\d](?=[A-Z])|[a-zA-Z](?=\d)|[A-Z](?=[A-Z][a-z])/g, '$&-');
  return `@fluentui/react-icons/svg/${words.toLowerCase()}`;
}
