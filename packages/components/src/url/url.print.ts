import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { printMultiple } from '../kit/print-multiple.ts';
import { parseWebAddress, type UrlProps } from './url.ts';

export const printUrl = (locale: string): PrintAnswer<UrlProps, string> =>
  printMultiple(({ value, label }) => {
    const href = parseWebAddress(formatAsText(value));
    return [{ kind: 'pair', label, value: formatAsText(value), ...(href !== undefined && { href }) }];
  }, locale);
