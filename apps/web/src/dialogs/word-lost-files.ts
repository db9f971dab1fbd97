import type { LostFile } from '@tideform/sync';
import { words } from './dialogs.words.ts';

/** Words for the files that a copy of a response has to do without; `undefined` when it has them all. */
export function wordLostFiles(lost: readonly LostFile[]): string | undefined {
  const sentences = (['unreachable', 'gone'] as const).flatMap((reason) => {
    const names = lost.filter((file) => file.reason === reason).map(({ name }) => name);
    return names.length > 0 ? [words.notCopied[reason](names.join(', '))] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
