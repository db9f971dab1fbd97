import { createRequire } from 'node:module';
import { tokens } from '@fluentui/react-components';
import { describe, expect, it } from 'vitest';
import { themes } from '../src/shell/theme/brand.ts';
import { leanStyles } from './lean-styles.ts';

interface Handlers {
  readonly resolveId: { handler(source: string, importer: string | undefined): string | undefined };
  readonly transform: {
    readonly filter: { readonly code: RegExp };
    handler(code: string, id: string): unknown;
  };
}

const [raw, variables, columns] = leanStyles() as unknown as [Handlers, Handlers, Handlers];
const brand = new URL('../src/shell/theme/brand.ts', import.meta.url).pathname;

describe('leanStyles', () => {
  it('uses the source form of styles if Fluent ships both forms', () => {
    const entry = createRequire(import.meta.url).resolve('@fluentui/react-button');
    const importer = `${entry.slice(0, entry.lastIndexOf('/react-button/'))}/react-button/lib/components/Button/useButton.js`;
    expect(raw.resolveId.handler('./useButtonStyles.styles.js', importer)).toMatch(/useButtonStyles\.styles\.raw\.js$/);
    expect(raw.resolveId.handler('./nowhere.styles.js', importer)).toBeUndefined();
    expect(raw.resolveId.handler('./frame.styles.js', '/repo/apps/web/src/shell/frame/Frame.tsx')).toBeUndefined();
  });

  it('replaces each token with its CSS variable', () => {
    const code = `import { tokens } from '@fluentui/react-components';\nconst a = { color: tokens.colorBrandBackground, b: my.tokens.x };`;
    expect(variables.transform.filter.code.test(code)).toBe(true);
    const done = variables.transform.handler(code, 'a.ts') as { readonly code: string };
    expect(done.code).toContain(`color: ${JSON.stringify(tokens.colorBrandBackground)}, b: my.tokens.x`);
  });

  it('writes all themes with all their values as columns', async () => {
    const done = (await columns.transform.handler('', brand)) as { readonly code: string };
    const built = await import(`data:text/javascript,${encodeURIComponent(done.code)}`);
    // In the columns, font weights are texts, as in CSS.
    const asTexts = Object.entries(themes).map(([name, theme]) => [
      name,
      Object.fromEntries(Object.entries(theme).map(([token, value]) => [token, String(value)])),
    ]);
    expect(built.themes).toEqual(Object.fromEntries(asTexts));
  });
});
