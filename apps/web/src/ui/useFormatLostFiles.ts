import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { LostFile } from '@tideform/sync';
import { lostFilesMessages } from './lost-files.messages.ts';

/**
 * Returns a function that formats which files are missing in a copy of a response; it returns `undefined` if none is
 * missing.
 */
export function useFormatLostFiles(): (lost: readonly LostFile[]) => string | undefined {
  const notCopied = useMessages(lostFilesMessages);
  const { locale } = useLocale();
  return (lost) => {
    const sentences = (['unreachable', 'gone'] as const).flatMap((reason) => {
      const names = lost.filter((file) => file.reason === reason).map(({ name }) => name);
      return names.length > 0 ? [notCopied[reason]({ names: formatList(names, locale) })] : [];
    });
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  };
}
