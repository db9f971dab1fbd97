import { type PrintAnswer, wordOf } from '@tideform/engine';
import type { PasswordProps } from './password.ts';

/** As many for every answer: not even its length is told. */
const masked = '••••••••';

export const printPassword: PrintAnswer<PasswordProps, string> = ({ value, label }) => [
  { kind: 'pair', label, value: wordOf(value) === '' ? '' : masked },
];
