import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog Users. */
export const usersMessages = memberMessages({
  title: { en: 'Users', de: 'Personen' },
  active: {
    en: '{count, plural, =0 {Nobody was active this month} one {# of them was active this month} other {# of them were active this month}}',
    de: '{count, plural, =0 {In diesem Monat war niemand aktiv} one {# davon war in diesem Monat aktiv} other {# davon waren in diesem Monat aktiv}}',
  },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email', de: 'E-Mail' },
  lastSeen: { en: 'Last seen', de: 'Zuletzt gesehen' },
  never: { en: 'Not yet', de: 'Noch nie' },
  isActive: { en: 'Active', de: 'Aktiv' },
  yes: { en: 'Active this month', de: 'In diesem Monat aktiv' },
  no: { en: 'Not this month', de: 'Nicht in diesem Monat' },
  loadMore: { en: 'Load more', de: 'Mehr laden' },
  manage: { en: 'Manage Team Members', de: 'Team-Mitglieder verwalten' },
  loading: { en: 'Loading users', de: 'Personen werden geladen' },
  retry: { en: 'Try again', de: 'Noch einmal versuchen' },
  empty: {
    en: 'Nobody has opened this team here yet',
    de: 'Dieses Team hat hier noch niemand geöffnet',
  },
});
