import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { printMultiple } from '../kit/print-multiple.ts';
import type { EmailProps } from './email.ts';

export const printEmail = (locale: string): PrintAnswer<EmailProps, string> =>
  printMultiple(
    ({ value, label }) => [
      { kind: 'pair', label, value: formatAsText(value), href: `mailto:${formatAsText(value).trim()}` },
    ],
    locale,
  );
