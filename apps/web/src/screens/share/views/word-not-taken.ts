import type { WordsOf } from '@tideform/words';
import { ShareRefused } from '../session/share-client.ts';
import type { shareWords } from '../share.words.ts';
import { wordRefusal } from './RefusedView.tsx';

/** Why the server has not taken what was submitted. */
export function wordNotTaken(
  { refusal, detail }: { readonly refusal: string; readonly detail?: string | undefined },
  words: WordsOf<typeof shareWords>,
): string {
  if (refusal === 'not-valid') return words.notValid({ detail: detail ?? '' });
  const { title, text } = wordRefusal(new ShareRefused({ refusal, detail }), words);
  return text ?? title;
}
