import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getPersonName, parsePeople } from '../kit/people/stored-person.ts';
import type { UserProps, UserValue } from './user.ts';

export const printUser =
  (locale: string): PrintAnswer<UserProps, UserValue> =>
  ({ value, label }) => [{ kind: 'pair', label, value: formatList(parsePeople(value).map(getPersonName), locale) }];
