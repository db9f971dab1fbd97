import { memberMessages } from '@tideform/i18n';

/** Messages of the dialog Users. */
export const usersMessages = memberMessages({
  title: { en: 'Users', de: 'Benutzer', fr: 'Utilisateurs' },
  active: {
    en: '{count, plural, =0 {No one was active this month} one {# user was active this month} other {# users were active this month}}',
    de: '{count, plural, =0 {In diesem Monat war niemand aktiv} one {# Benutzer war in diesem Monat aktiv} other {# Benutzer waren in diesem Monat aktiv}}',
    fr: '{count, plural, =0 {Aucun utilisateur actif ce mois-ci} one {# utilisateur actif ce mois-ci} many {# d’utilisateurs actifs ce mois-ci} other {# utilisateurs actifs ce mois-ci}}',
  },
  name: { en: 'Name', de: 'Name', fr: 'Nom' },
  email: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  lastSeen: { en: 'Last seen', de: 'Zuletzt gesehen', fr: 'Dernière activité' },
  never: { en: 'Never', de: 'Noch nie', fr: 'Jamais' },
  isActive: { en: 'Active', de: 'Aktiv', fr: 'Actif' },
  yes: { en: 'Active this month', de: 'In diesem Monat aktiv', fr: 'Actif ce mois-ci' },
  no: { en: 'Not active this month', de: 'In diesem Monat nicht aktiv', fr: 'Inactif ce mois-ci' },
  loadMore: { en: 'Load more', de: 'Mehr laden', fr: 'Afficher plus' },
  manage: { en: 'Manage Team Members', de: 'Teammitglieder verwalten', fr: 'Gérer les membres de l’équipe' },
  loading: { en: 'Loading users', de: 'Benutzer werden geladen', fr: 'Chargement des utilisateurs' },
  retry: { en: 'Try again', de: 'Noch einmal versuchen', fr: 'Réessayer' },
  empty: {
    en: 'No one has opened this team in Tideform yet',
    de: 'Dieses Team hat noch niemand in Tideform geöffnet',
    fr: 'Personne n’a encore ouvert cette équipe dans Tideform',
  },
});
