import { expect, it } from 'vitest';
import { eagerCompilation } from './eager-compilation.ts';

const code = 'const __vite__mapDeps = [];\nstart();';
const chunk = (name: string, moduleIds: readonly string[] = []) => {
  const map = { mappings: 'AAAA;AACA', toString: () => JSON.stringify({ mappings: map.mappings }) };
  return { type: 'chunk', name, fileName: `${name}.js`, moduleIds, code, map };
};

function buildChunks(...chunks: readonly ReturnType<typeof chunk>[]) {
  const maps = chunks.map(({ fileName }) => [`${fileName}.map`, { type: 'asset', source: '' }] as const);
  const bundle = Object.fromEntries([...chunks.map((one) => [one.fileName, one] as const), ...maps]);
  const { generateBundle } = eagerCompilation(['start']) as unknown as {
    readonly generateBundle: { handler(options: object, bundle: object): void };
  };
  generateBundle.handler({}, bundle);
  return bundle as Readonly<Record<string, { readonly code: string; readonly source: string }>>;
}

it('adds the compile hint as the first line, and shifts the source map by one line', () => {
  const bundle = buildChunks(chunk('start'));
  expect(bundle['start.js']!.code).toBe(`//# allFunctionsCalledOnLoad\n${code}`);
  expect(bundle['start.js.map']!.source).toBe('{"mappings":";AAAA;AACA"}');
});

it('adds the compile hint only to chunks that render forms', () => {
  const session = chunk('one', ['/repo/packages/engine/src/session/create-session.ts']);
  const others = chunk('two', [
    '/repo/apps/web/src/form/prefill/parse-prefill.ts',
    '/repo/packages/engine/src/mail/mail.ts',
  ]);
  const bundle = buildChunks(session, others);
  expect(bundle['one.js']!.code).toMatch(/^\/\/# all/);
  expect([bundle['two.js']!.code, bundle['two.js.map']!.source]).toEqual([code, '']);
});
