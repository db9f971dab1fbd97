import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What is said of an entry's details, by their names. A detail without a word here is not shown; the export has them all. */
export const auditDetailMessages = memberMessages({
  flags: {
    isPrivate: { en: 'private', de: 'privat' },
    isGuest: { en: 'as a guest', de: 'als Gast' },
    isAdministrator: { en: 'as an administrator', de: 'als Administrator' },
    isByMail: { en: 'by email', de: 'per E-Mail' },
  },
  team: { en: 'in {team}', de: 'im Team {team}' },
  role: { en: '{from} → {to}', de: '{from} → {to}' },
  roles: {
    owner: { en: 'Owner', de: 'Besitzer' },
    member: { en: 'Member', de: 'Mitglied' },
    guest: { en: 'Guest', de: 'Gast' },
    none: { en: 'Not a member', de: 'Kein Mitglied' },
    read: { en: 'can read', de: 'kann lesen' },
    write: { en: 'can edit', de: 'kann bearbeiten' },
  },
  joined: { en: 'added: {names}', de: 'hinzugefügt: {names}' },
  left: { en: 'removed: {names}', de: 'entfernt: {names}' },
  by: {
    password: { en: 'with a password', de: 'mit Passwort' },
    code: { en: 'with an authenticator app code', de: 'mit einem Code der Authenticator-App' },
    recovery: { en: 'with a recovery code', de: 'mit einem Wiederherstellungscode' },
    passkey: { en: 'with a passkey', de: 'mit einem Passkey' },
    upstream: { en: 'with another sign-in provider', de: 'über einen anderen Anmeldedienst' },
    app: { en: 'authenticator app', de: 'Authenticator-App' },
  },
  address: { en: 'from {address}', de: 'von {address}' },
  one: { en: 'one device', de: 'ein Gerät' },
  deleted: {
    en: '{count, plural, one {# response deleted} other {# responses deleted}}',
    de: '{count, plural, one {# Antwort gelöscht} other {# Antworten gelöscht}}',
  },
  held: { en: '{count} kept for review', de: '{count} wegen Überprüfung beibehalten' },
  refused: { en: '{count} not deleted', de: '{count} nicht gelöscht' },
  /** What a second step is asked of: the subject of that entry. */
  secondStepOf: {
    nobody: { en: 'No one', de: 'Niemand' },
    administrators: { en: 'Administrators', de: 'Administratoren' },
    everybody: { en: 'Everyone', de: 'Alle' },
  },
});

export type AuditDetailMessages = MessagesOf<typeof auditDetailMessages>;
