import { formatAsText, type PrintAnswer } from '@tideform/engine';
import type { PasswordProps } from './password.ts';

/** Printed in place of a password. Its length is fixed, so that the length of the answer isn't revealed. */
const masked = '••••••••';

export const printPassword: PrintAnswer<PasswordProps, string> = ({ value, label }) => [
  { kind: 'pair', label, value: formatAsText(value) === '' ? '' : masked },
];
