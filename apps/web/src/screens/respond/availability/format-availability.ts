import type { MessagesOf } from '@tideform/i18n';
import type { AvailabilityState, FormAvailability } from '@tideform/sync';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import type { availabilityMessages } from './availability.messages.ts';

/**
 * Returns a heading and text that explain why a form doesn't accept responses; the builder's own text if there is one.
 */
export function formatAvailability(
  state: Exclude<AvailabilityState, 'open'>,
  { opensAt, closesAt, closingText }: FormAvailability,
  messages: MessagesOf<typeof availabilityMessages>,
  locale: string,
): { readonly title: string; readonly text: string } {
  const ownText = closingText?.trim();
  const texts = {
    'not-open-yet': () => messages['not-open-yet'].text({ moment: formatDateTime(opensAt ?? '', locale) }),
    closed: () => messages.closed.text({ moment: formatDateTime(closesAt ?? '', locale) }),
    full: () => messages.full.text,
  };
  return { title: messages[state].title, text: ownText || texts[state]() };
}
