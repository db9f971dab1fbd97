import type { MessagesOf } from '@tideform/i18n';
import type { Offered } from '../choices/offered.ts';
import type { comboboxMessages } from './combobox.messages.ts';

export type OfferedWords = Pick<Offered, 'state' | 'isOld' | 'origin'> & { readonly minSearch?: number };

/** What is said below a list: how much there is, or why there is nothing. */
export function sayOffered(
  { state, isOld, origin, minSearch = 1 }: OfferedWords,
  count: number,
  messages: MessagesOf<typeof comboboxMessages>,
): string {
  if (state === 'refused') return messages.refused({ origin });
  if (state === 'short') return messages.short({ count: minSearch });
  if (state !== 'found') return messages[state];
  const found = count === 0 ? messages.none : messages.found({ count });
  return isOld ? `${found} · ${messages.old}` : found;
}
