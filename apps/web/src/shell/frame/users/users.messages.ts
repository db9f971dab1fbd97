import { memberMessages } from '@tideform/i18n';

/** Texts of the dialog Users. */
export const usersMessages = memberMessages({
  title: { en: 'Users', de: 'Benutzer' },
  active: {
    en: '{count, plural, =0 {No one was active this month} one {# user was active this month} other {# users were active this month}}',
    de: '{count, plural, =0 {In diesem Monat war niemand aktiv} one {# Benutzer war in diesem Monat aktiv} other {# Benutzer waren in diesem Monat aktiv}}',
  },
  name: { en: 'Name', de: 'Name' },
  email: { en: 'Email', de: 'E-Mail' },
  lastSeen: { en: 'Last seen', de: 'Zuletzt gesehen' },
  never: { en: 'Never', de: 'Noch nie' },
  isActive: { en: 'Active', de: 'Aktiv' },
  yes: { en: 'Active this month', de: 'In diesem Monat aktiv' },
  no: { en: 'Not active this month', de: 'In diesem Monat nicht aktiv' },
  loadMore: { en: 'Load more', de: 'Mehr laden' },
  manage: { en: 'Manage Team Members', de: 'Teammitglieder verwalten' },
  loading: { en: 'Loading users', de: 'Benutzer werden geladen' },
  retry: { en: 'Try again', de: 'Noch einmal versuchen' },
  empty: {
    en: 'No one has opened this team in Tideform yet',
    de: 'Dieses Team hat noch niemand in Tideform geöffnet',
  },
});
