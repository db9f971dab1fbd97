import type { MessagesOf } from '@tideform/i18n';
import type { LoadedChoices } from '../choices/loaded-choices.ts';
import type { comboboxMessages } from './combobox.messages.ts';

export type ChoicesStatus = Pick<LoadedChoices, 'state' | 'isOld' | 'origin'> & { readonly minSearch?: number };

/** Formats the status text below a list: the number of choices, or the reason why none are available. */
export function formatChoicesStatus(
  { state, isOld, origin, minSearch = 1 }: ChoicesStatus,
  count: number,
  messages: MessagesOf<typeof comboboxMessages>,
): string {
  if (state === 'refused') return messages.refused({ origin });
  if (state === 'short') return messages.short({ count: minSearch });
  if (state !== 'found') return messages[state];
  const found = count === 0 ? messages.none : messages.found({ count });
  return isOld ? `${found} · ${messages.old}` : found;
}
