import type { PrintAnswer } from '@tideform/engine';
import { nameOf, peopleIn, type UserProps, type UserValue } from './user.ts';

export const printUser: PrintAnswer<UserProps, UserValue> = ({ value, label }) => [
  { kind: 'pair', label, value: peopleIn(value).map(nameOf).join(', ') },
];
