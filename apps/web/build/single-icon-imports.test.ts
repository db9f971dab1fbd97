import { expect, it } from 'vitest';
import { singleIconImports } from './single-icon-imports.ts';

/** Transforms a module as the build does. */
function transformCode(code: string): string {
  const { handler } = singleIconImports().transform as unknown as {
    readonly handler: (code: string) => { code: string };
  };
  return handler(code).code;
}

it('imports each icon from its own module', () => {
  expect(transformCode(`import { Add20Filled, MoreHorizontalRegular as More } from '@fluentui/react-icons';`)).toBe(
    `import { Add20Filled } from '@fluentui/react-icons/svg/add'; import { MoreHorizontalRegular as More } from '@fluentui/react-icons/svg/more-horizontal';`,
  );
});

it('handles icon names with numbers, and exports that are not icons', () => {
  const code = transformCode(
    `import { bundleIcon, iconFilledClassName, NumberCircle120Regular, TextNumberListLtr20Regular, useIconContext } from "@fluentui/react-icons";`,
  );
  expect([...code.matchAll(/'@fluentui\/react-icons\/([^']+)'/g)].map(([, module]) => module)).toEqual([
    'utils',
    'utils',
    'svg/number-circle',
    'svg/text-number-list-ltr',
    'providers',
  ]);
});

it('keeps line numbers and type imports unchanged', () => {
  const code = `import {\n  type FluentIcon,\n  Add20Filled,\n} from '@fluentui/react-icons';\nimport type { FluentIconsProps } from '@fluentui/react-icons';\nconst x = 1;`;
  const lines = transformCode(code).split('\n');
  expect(lines.indexOf('const x = 1;')).toBe(5);
  expect(lines[0]).toBe(`import { Add20Filled } from '@fluentui/react-icons/svg/add'`);
  expect(lines[4]).toContain('import type');
});
