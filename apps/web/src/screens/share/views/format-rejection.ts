import type { MessagesOf } from '@tideform/i18n';
import { ShareRefused } from '../session/share-client.ts';
import type { shareMessages } from '../share.messages.ts';
import { formatRefusal } from './RefusedView.tsx';

/** Formats the reason why the server rejected a submission. */
export function formatRejection(
  { refusal, detail }: { readonly refusal: string; readonly detail?: string | undefined },
  messages: MessagesOf<typeof shareMessages>,
): string {
  if (refusal === 'not-valid') return messages.notValid({ detail: detail ?? '' });
  const { title, text } = formatRefusal(new ShareRefused({ refusal, detail }), messages);
  return text ?? title;
}
