import type { MessagesOf } from '@tideform/i18n';
import type { FormOpening, OpeningState } from '@tideform/sync';
import { wordMoment } from '../../../ui/word-moment.ts';
import type { openingMessages } from './opening.messages.ts';

/** Why a form takes no responses now: a heading, and the builder's own text or ours. */
export function wordOpening(
  state: Exclude<OpeningState, 'open'>,
  { opensAt, closesAt, closingText }: FormOpening,
  messages: MessagesOf<typeof openingMessages>,
  locale: string,
): { readonly title: string; readonly text: string } {
  const own = closingText?.trim();
  const texts = {
    'not-open-yet': () => messages['not-open-yet'].text({ moment: wordMoment(opensAt ?? '', locale) }),
    closed: () => messages.closed.text({ moment: wordMoment(closesAt ?? '', locale) }),
    full: () => messages.full.text,
  };
  return { title: messages[state].title, text: own || texts[state]() };
}
