import { formatAsText, type PrintAnswer } from '@tideform/engine';
import type { PasswordProps } from './password.ts';

/** Printed in place of a password. Its length is fixed, so that the length of the answer isn't revealed. */
const maskedText = '••••••••';

export const printPassword: PrintAnswer<PasswordProps, string> = ({ value, label }) => [
  { kind: 'pair', label, value: formatAsText(value) === '' ? '' : maskedText },
];
