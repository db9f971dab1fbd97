import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { errorMessages } from './error.messages.ts';
import { createErrorFormatter, type FormatValidationError } from './format-error.ts';

/** Returns a formatter of validation errors in the user's language. */
export function useFormatError(): FormatValidationError {
  const messages = useMessages(errorMessages);
  const locale = useLocale();
  return useMemo(() => createErrorFormatter(messages, locale), [messages, locale]);
}
