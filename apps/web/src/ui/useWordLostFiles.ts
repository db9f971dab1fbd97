import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { LostFile } from '@tideform/sync';
import { lostFilesMessages } from './lost-files.messages.ts';

/** Words for the files that a copy of a response has to do without; `undefined` when it has them all. */
export function useWordLostFiles(): (lost: readonly LostFile[]) => string | undefined {
  const notCopied = useMessages(lostFilesMessages);
  const { locale } = useSpeech();
  return (lost) => {
    const sentences = (['unreachable', 'gone'] as const).flatMap((reason) => {
      const names = lost.filter((file) => file.reason === reason).map(({ name }) => name);
      return names.length > 0 ? [notCopied[reason]({ names: formatList(names, locale) })] : [];
    });
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  };
}
