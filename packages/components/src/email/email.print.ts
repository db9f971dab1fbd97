import { type PrintAnswer, wordOf } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import type { EmailProps } from './email.ts';

export const printEmail = (locale: string): PrintAnswer<EmailProps, string> =>
  printSeveral(
    ({ value, label }) => [{ kind: 'pair', label, value: wordOf(value), href: `mailto:${wordOf(value).trim()}` }],
    locale,
  );
