import type { MessagesOf } from '@tideform/i18n';
import { ShareRefused } from '../session/share-client.ts';
import type { shareMessages } from '../share.messages.ts';
import { wordRefusal } from './RefusedView.tsx';

/** Why the server has not taken what was submitted. */
export function wordNotTaken(
  { refusal, detail }: { readonly refusal: string; readonly detail?: string | undefined },
  messages: MessagesOf<typeof shareMessages>,
): string {
  if (refusal === 'not-valid') return messages.notValid({ detail: detail ?? '' });
  const { title, text } = wordRefusal(new ShareRefused({ refusal, detail }), messages);
  return text ?? title;
}
