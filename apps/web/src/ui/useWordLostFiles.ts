import type { LostFile } from '@tideform/sync';
import { wordList } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { lostFilesWords } from './lost-files.words.ts';

/** Words for the files that a copy of a response has to do without; `undefined` when it has them all. */
export function useWordLostFiles(): (lost: readonly LostFile[]) => string | undefined {
  const notCopied = useWords(lostFilesWords);
  const { locale } = useSpeech();
  return (lost) => {
    const sentences = (['unreachable', 'gone'] as const).flatMap((reason) => {
      const names = lost.filter((file) => file.reason === reason).map(({ name }) => name);
      return names.length > 0 ? [notCopied[reason]({ names: wordList(names, locale) })] : [];
    });
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  };
}
