import { type PrintAnswer, wordOf } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import { webAddress } from './is-web-address.ts';
import type { UrlProps } from './url.ts';

export const printUrl = (locale: string): PrintAnswer<UrlProps, string> =>
  printSeveral(({ value, label }) => {
    const href = webAddress(wordOf(value));
    return [{ kind: 'pair', label, value: wordOf(value), ...(href !== undefined && { href }) }];
  }, locale);
