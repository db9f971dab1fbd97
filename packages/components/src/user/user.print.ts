import type { PrintAnswer } from '@tideform/engine';
import { nameOf, peopleIn } from '../kit/people/stored-person.ts';
import type { UserProps, UserValue } from './user.ts';

export const printUser: PrintAnswer<UserProps, UserValue> = ({ value, label }) => [
  { kind: 'pair', label, value: peopleIn(value).map(nameOf).join(', ') },
];
