import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * Messages for the details of audit entries, keyed by the detail's name. The page omits details without a message; the
 * CSV export contains all details.
 */
export const auditDetailMessages = memberMessages({
  flags: {
    isPrivate: { en: 'private', de: 'privat', fr: 'privé' },
    isGuest: { en: 'as a guest', de: 'als Gast', fr: 'en tant qu’invité' },
    isAdministrator: { en: 'as an administrator', de: 'als Administrator', fr: 'en tant qu’administrateur' },
    isByMail: { en: 'by email', de: 'per E-Mail', fr: 'par e-mail' },
  },
  team: { en: 'in {team}', de: 'im Team {team}', fr: 'dans l’équipe {team}' },
  role: { en: '{from} → {to}', de: '{from} → {to}', fr: '{from} → {to}' },
  roles: {
    owner: { en: 'Owner', de: 'Besitzer', fr: 'Propriétaire' },
    member: { en: 'Member', de: 'Mitglied', fr: 'Membre' },
    guest: { en: 'Guest', de: 'Gast', fr: 'Invité' },
    none: { en: 'Not a member', de: 'Kein Mitglied', fr: 'Non membre' },
    read: { en: 'can read', de: 'kann lesen', fr: 'peut lire' },
    write: { en: 'can edit', de: 'kann bearbeiten', fr: 'peut modifier' },
  },
  joined: { en: 'added: {names}', de: 'hinzugefügt: {names}', fr: 'ajout : {names}' },
  left: { en: 'removed: {names}', de: 'entfernt: {names}', fr: 'retrait : {names}' },
  by: {
    password: { en: 'with a password', de: 'mit Passwort', fr: 'avec un mot de passe' },
    code: {
      en: 'with an authenticator app code',
      de: 'mit einem Code der Authenticator-App',
      fr: 'avec un code d’application d’authentification',
    },
    recovery: {
      en: 'with a recovery code',
      de: 'mit einem Wiederherstellungscode',
      fr: 'avec un code de récupération',
    },
    passkey: { en: 'with a passkey', de: 'mit einem Passkey', fr: 'avec une clé d’accès' },
    upstream: {
      en: 'with another sign-in provider',
      de: 'über einen anderen Anmeldedienst',
      fr: 'avec un autre fournisseur de connexion',
    },
    app: { en: 'authenticator app', de: 'Authenticator-App', fr: 'application d’authentification' },
  },
  address: { en: 'from {address}', de: 'von {address}', fr: 'depuis {address}' },
  one: { en: 'one device', de: 'ein Gerät', fr: 'un appareil' },
  deleted: {
    en: '{count, plural, one {# response deleted} other {# responses deleted}}',
    de: '{count, plural, one {# Antwort gelöscht} other {# Antworten gelöscht}}',
    fr: '{count, plural, one {# réponse supprimée} many {# de réponses supprimées} other {# réponses supprimées}}',
  },
  held: {
    en: '{count} kept for review',
    de: '{count} wegen Überprüfung beibehalten',
    fr: 'conservées pour révision : {count}',
  },
  refused: { en: '{count} not deleted', de: '{count} nicht gelöscht', fr: 'non supprimées : {count}' },
  /** Subjects of entries about the two-factor policy: the people it applies to. */
  secondStepOf: {
    nobody: { en: 'No one', de: 'Niemand', fr: 'Aucune personne' },
    administrators: { en: 'Administrators', de: 'Administratoren', fr: 'Administrateurs' },
    everybody: { en: 'Everyone', de: 'Alle', fr: 'Tout le monde' },
  },
});

export type AuditDetailMessages = MessagesOf<typeof auditDetailMessages>;
