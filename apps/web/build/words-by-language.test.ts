import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { wordsByLanguage } from './words-by-language.ts';
import { wordsChunk, wordsGroup } from './words-chunk.ts';

const written = join(import.meta.dirname, '../src/ui/ui.words.ts');

describe('the words of a build', () => {
  it('lie in one file for each language, read already, and none of them beside what loads them', async () => {
    const built = await build({
      ...{ configFile: false, logLevel: 'silent', plugins: [wordsByLanguage()] },
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: { entry: written },
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: { groups: [wordsGroup] } },
        },
      },
    });
    const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
    const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const code = (name: string) =>
      chunks
        .filter((chunk) => chunk.name === name)
        .map((chunk) => chunk.code)
        .join('');
    const languages = ['en', 'de', 'ar'] as const;
    const cancel = { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' };
    for (const one of languages) {
      const others = languages.filter((other) => other !== one).map((other) => cancel[other]);
      expect(code(`words-${one}`)).toContain(cancel[one]);
      for (const other of others) expect(code(`words-${one}`)).not.toContain(other);
    }
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry!.dynamicImports).toHaveLength(languages.length + 1);
    for (const one of languages) expect(entry!.code).not.toContain(cancel[one]);
    expect(Object.keys(chunks).length).toBeGreaterThan(languages.length);
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /icu-messageformat-parser/.test(id))).toEqual(
      [],
    );
  });

  it.each([
    ['/repo/apps/web/src/screens/forms/forms.words.ts?language=de', 'words-app-de'],
    ['/repo/apps/web/src/shell/frame/frame.words.ts?language=de', 'words-app-de'],
    ['/repo/apps/web/src/shell/frame/notices/notices.words.ts?language=de', 'words-later-de'],
    ['/repo/apps/web/src/ui/ui.words.ts?language=en-XA', 'words-en-XA'],
    ['/repo/packages/components/src/file/file.words.ts?language=ar', 'words-more-fields-ar'],
    ['/repo/packages/components/src/kit/words/kit.words.ts?language=ar', 'words-fields-ar'],
    ['/repo/packages/components/src/file/file.settings.words.ts?language=de', 'words-editors-de'],
    ['C:\\repo\\packages\\components\\src\\file\\file.palette.words.ts?language=de', 'words-builder-de'],
    ['/repo/apps/web/src/templates/templates.words.ts?language=de', 'words-later-de'],
    ['/repo/apps/web/src/ui/ui.words.ts', null],
  ])('of %s lie in %s', (id, chunk) => {
    expect(wordsChunk(id)).toBe(chunk);
  });
});
