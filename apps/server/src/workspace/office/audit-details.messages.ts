import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What is said of an entry's details, by their names. A detail without a word here is not shown; the export has them all. */
export const auditDetailMessages = memberMessages({
  flags: {
    isPrivate: { en: 'private', de: 'privat' },
    isGuest: { en: 'as a guest', de: 'als Gast' },
    isAdministrator: { en: 'as an administrator', de: 'für die Verwaltung' },
    isByMail: { en: 'by mail', de: 'per E-Mail' },
  },
  team: { en: 'in {team}', de: 'im Team {team}' },
  role: { en: '{from} → {to}', de: '{from} → {to}' },
  roles: {
    owner: { en: 'Owner', de: 'Besitz' },
    member: { en: 'Member', de: 'Mitglied' },
    guest: { en: 'Guest', de: 'Gast' },
    none: { en: 'Not in it', de: 'Nicht dabei' },
    read: { en: 'may read', de: 'darf lesen' },
    write: { en: 'may write', de: 'darf schreiben' },
  },
  joined: { en: 'now in it: {names}', de: 'neu dabei: {names}' },
  left: { en: 'no longer in it: {names}', de: 'nicht mehr dabei: {names}' },
  by: {
    password: { en: 'by password', de: 'mit Passwort' },
    code: { en: 'by a code of the app', de: 'mit einem Code der App' },
    recovery: { en: 'by a recovery code', de: 'mit einem Wiederherstellungscode' },
    passkey: { en: 'by passkey', de: 'mit Passkey' },
    upstream: { en: 'by a sign-in elsewhere', de: 'über eine Anmeldung anderswo' },
    app: { en: 'authenticator app', de: 'Authenticator-App' },
  },
  address: { en: 'from {address}', de: 'von {address}' },
  one: { en: 'one device', de: 'ein Gerät' },
  deleted: {
    en: '{count, plural, one {# response deleted} other {# responses deleted}}',
    de: '{count, plural, one {# Antwort gelöscht} other {# Antworten gelöscht}}',
  },
  held: { en: '{count} held for a review', de: '{count} wegen einer Prüfung behalten' },
  refused: { en: '{count} not deleted', de: '{count} nicht gelöscht' },
  /** What a second step is asked of: the subject of that entry. */
  secondStepOf: {
    nobody: { en: 'Nobody', de: 'Niemand' },
    administrators: { en: 'Administrators', de: 'Verwaltung' },
    everybody: { en: 'Everybody', de: 'Alle' },
  },
});

export type AuditDetailMessages = MessagesOf<typeof auditDetailMessages>;
