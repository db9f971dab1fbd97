import { join } from 'node:path';
import { languages, PSEUDO_LOCALE } from '@tideform/i18n';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { messageChunk, messageGroup } from './message-chunks.ts';
import { addLanguageAttributes, messagesByLanguage } from './messages-by-language.ts';

const offered = [...languages, PSEUDO_LOCALE];
const written = join(import.meta.dirname, '../src/ui/ui.messages.ts');

/** Builds a message catalog and returns the chunks. */
async function buildCatalog(inPreparation?: readonly string[]): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', plugins: [messagesByLanguage(inPreparation)] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: { entry: written },
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [messageGroup] } },
      },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
}

describe('messagesByLanguage', () => {
  it('compiles messages into one file per language, separate from the file that loads them', async () => {
    const chunks = await buildCatalog();
    const code = (name: string) =>
      chunks
        .filter((chunk) => chunk.name === name)
        .map((chunk) => chunk.code)
        .join('');
    const tried = ['en', 'de', 'ar'] as const;
    const cancel = { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء' };
    for (const one of tried) {
      const others = tried.filter((other) => other !== one).map((other) => cancel[other]);
      expect(code(`messages-${one}`)).toContain(cancel[one]);
      for (const other of others) expect(code(`messages-${one}`)).not.toContain(other);
    }
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry!.dynamicImports).toHaveLength(offered.length);
    for (const one of tried) expect(entry!.code).not.toContain(cancel[one]);
    expect(Object.keys(chunks).length).toBeGreaterThan(tried.length);
    expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /icu-messageformat-parser/.test(id))).toEqual(
      [],
    );
  });

  it('leaves out a language in preparation without changing the files of other languages', async () => {
    const [all, without] = [await buildCatalog(), await buildCatalog(['ar'])];
    const messages = (chunks: typeof all) =>
      Object.fromEntries(
        chunks
          .filter(({ name }) => name.startsWith('messages-'))
          .map(({ name, fileName, code }) => [name, [fileName, code]]),
      );
    const { 'messages-ar': arabic, ...others } = messages(all);
    expect(arabic).toBeDefined();
    expect(messages(without)).toEqual(others);
    const names = offered.map((one) => `messages-${one}`).filter((name) => name !== 'messages-ar');
    expect(Object.keys(others).sort()).toEqual(names.sort());
  });

  it("lists languages and text directions for the page's first script", () => {
    expect(addLanguageAttributes('<script src="/speech.js"></script>', ['en', 'ar'])).toBe(
      '<script src="/speech.js" data-languages="en ar" data-right-to-left="ar"></script>',
    );
  });

  it.each([
    ['/repo/apps/web/src/screens/forms/forms.messages.ts?language=de', 'messages-app-de'],
    ['/repo/apps/web/src/shell/frame/frame.messages.ts?language=de', 'messages-app-de'],
    ['/repo/apps/web/src/shell/frame/notifications/notifications.messages.ts?language=de', 'messages-later-de'],
    ['/repo/apps/web/src/ui/ui.messages.ts?language=en-XA', 'messages-en-XA'],
    ['/repo/packages/components/src/file/file.messages.ts?language=ar', 'messages-more-fields-ar'],
    ['/repo/packages/components/src/kit/messages/kit.messages.ts?language=ar', 'messages-fields-ar'],
    ['/repo/packages/components/src/file/file.settings.messages.ts?language=de', 'messages-editors-de'],
    ['C:\\repo\\packages\\components\\src\\file\\file.palette.messages.ts?language=de', 'messages-builder-de'],
    ['/repo/apps/web/src/templates/templates.messages.ts?language=de', 'messages-later-de'],
    ['/repo/apps/web/src/ui/ui.messages.ts', null],
  ])('puts %s into the chunk %s', (id, chunk) => {
    expect(messageChunk(id)).toBe(chunk);
  });
});
