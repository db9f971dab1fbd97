import { teamLanguages } from '@tideform/i18n';
import { addLocale } from '@tideform/i18n/loaded';
import { membersLocale } from '../../ui/members-locale.ts';
import { readLocale } from '../locale/locale-choice.ts';

/** Loads the messages of members' screens in the language in which these screens are shown. */
export async function loadMemberMessages(): Promise<void> {
  const { language } = readLocale(localStorage, navigator.languages);
  if (!teamLanguages.includes(language)) await addLocale(membersLocale);
}
