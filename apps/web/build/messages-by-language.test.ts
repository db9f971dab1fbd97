import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { messageChunk, messageGroup } from './message-chunks.ts';
import { messagesByLanguage } from './messages-by-language.ts';

const written = join(import.meta.dirname, '../src/ui/ui.messages.ts');

describe('the words of a build', () => {
  it('lie in one file for each language, read already, and none of them beside what loads them', async () => {
    const built = await build({
      ...{ configFile: false, logLevel: 'silent', plugins: [messagesByLanguage()] },
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
      expect(code(`messages-${one}`)).toContain(cancel[one]);
      for (const other of others) expect(code(`messages-${one}`)).not.toContain(other);
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
    ['/repo/apps/web/src/screens/forms/forms.messages.ts?language=de', 'messages-app-de'],
    ['/repo/apps/web/src/shell/frame/frame.messages.ts?language=de', 'messages-app-de'],
    ['/repo/apps/web/src/shell/frame/notices/notices.messages.ts?language=de', 'messages-later-de'],
    ['/repo/apps/web/src/ui/ui.messages.ts?language=en-XA', 'messages-en-XA'],
    ['/repo/packages/components/src/file/file.messages.ts?language=ar', 'messages-more-fields-ar'],
    ['/repo/packages/components/src/kit/messages/kit.messages.ts?language=ar', 'messages-fields-ar'],
    ['/repo/packages/components/src/file/file.settings.messages.ts?language=de', 'messages-editors-de'],
    ['C:\\repo\\packages\\components\\src\\file\\file.palette.messages.ts?language=de', 'messages-builder-de'],
    ['/repo/apps/web/src/templates/templates.messages.ts?language=de', 'messages-later-de'],
    ['/repo/apps/web/src/ui/ui.messages.ts', null],
  ])('of %s lie in %s', (id, chunk) => {
    expect(messageChunk(id)).toBe(chunk);
  });
});
