import { type PrintAnswer, wordOf } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import type { UrlProps } from './url.ts';

export const printUrl: PrintAnswer<UrlProps, string> = printSeveral(({ value, label }) => [
  { kind: 'pair', label, value: wordOf(value), href: wordOf(value).trim() },
]);
