import type { LostFile } from '@tideform/sync';
import type { WordsOf } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { dialogsWords } from './dialogs.words.ts';

/** Words for the files that a copy of a response has to do without; `undefined` when it has them all. */
export function useWordLostFiles(): (lost: readonly LostFile[]) => string | undefined {
  const { notCopied } = useWords(dialogsWords);
  return (lost) => wordLostFiles(lost, notCopied);
}

function wordLostFiles(
  lost: readonly LostFile[],
  words: WordsOf<typeof dialogsWords>['notCopied'],
): string | undefined {
  const sentences = (['unreachable', 'gone'] as const).flatMap((reason) => {
    const names = lost.filter((file) => file.reason === reason).map(({ name }) => name);
    return names.length > 0 ? [words[reason]({ names: names.join(', ') })] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
