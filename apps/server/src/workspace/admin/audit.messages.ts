import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages for the actions of audit entries, keyed by the action's name. */
export const auditMessages = memberMessages({
  'workspace.begun': {
    en: 'Became the workspace owner',
    de: 'Hat den Arbeitsbereich übernommen',
    fr: 'Prise de possession de l’espace de travail',
  },
  'person.invited': { en: 'Invited', de: 'Hat eingeladen', fr: 'Invitation' },
  'person.uninvited': {
    en: 'Canceled an invitation',
    de: 'Hat eine Einladung zurückgezogen',
    fr: 'Annulation d’une invitation',
  },
  'person.joined': { en: 'Joined', de: 'Ist beigetreten', fr: 'Adhésion à l’espace de travail' },
  'person.changed': {
    en: 'Changed a person’s details',
    de: 'Hat die Angaben einer Person geändert',
    fr: 'Modification des informations d’une personne',
  },
  'person.deactivated': {
    en: 'Deactivated an account',
    de: 'Hat ein Konto deaktiviert',
    fr: 'Désactivation d’un compte',
  },
  'person.activated': {
    en: 'Reactivated an account',
    de: 'Hat ein Konto wieder aktiviert',
    fr: 'Réactivation d’un compte',
  },
  'person.exported': {
    en: 'Downloaded a person’s data',
    de: 'Hat die Daten einer Person heruntergeladen',
    fr: 'Téléchargement des données d’une personne',
  },
  'person.erased': {
    en: 'Permanently deleted a person',
    de: 'Hat eine Person endgültig gelöscht',
    fr: 'Suppression définitive d’une personne',
  },
  'person.signed-out': {
    en: 'Signed out everywhere',
    de: 'Hat überall abgemeldet',
    fr: 'Déconnexion de tous les appareils',
  },
  'administrator.made': {
    en: 'Made someone an administrator',
    de: 'Hat eine Person zum Administrator gemacht',
    fr: 'Attribution du rôle d’administrateur',
  },
  'administrator.taken': {
    en: 'Removed an administrator',
    de: 'Hat einen Administrator entfernt',
    fr: 'Retrait du rôle d’administrateur',
  },
  'password.reset-link': {
    en: 'Created a password reset link',
    de: 'Hat einen Link zum Zurücksetzen des Passworts erstellt',
    fr: 'Création d’un lien de réinitialisation de mot de passe',
  },
  'recovery.confirmed': {
    en: 'Confirmed a recovery address',
    de: 'Hat eine Wiederherstellungsadresse bestätigt',
    fr: 'Confirmation d’une adresse de récupération',
  },
  'password.reset': {
    en: 'Reset the password with a link',
    de: 'Hat das Passwort mit einem Link zurückgesetzt',
    fr: 'Réinitialisation du mot de passe à l’aide d’un lien',
  },
  'password.changed': {
    en: 'Changed the password',
    de: 'Hat das Passwort geändert',
    fr: 'Modification du mot de passe',
  },
  'second-step.made': {
    en: 'Set up two-factor authentication',
    de: 'Hat die Zwei-Faktor-Authentifizierung eingerichtet',
    fr: 'Configuration de l’authentification à deux facteurs',
  },
  'second-step.removed': {
    en: 'Removed two-factor authentication',
    de: 'Hat die Zwei-Faktor-Authentifizierung entfernt',
    fr: 'Suppression de l’authentification à deux facteurs',
  },
  'second-step.wanted': {
    en: 'Changed who needs two-factor authentication',
    de: 'Hat geändert, wer Zwei-Faktor-Authentifizierung benötigt',
    fr: 'Modification des personnes soumises à l’authentification à deux facteurs',
  },
  'team.made': { en: 'Created a team', de: 'Hat ein Team erstellt', fr: 'Création d’une équipe' },
  'group.made': { en: 'Created a group', de: 'Hat eine Gruppe erstellt', fr: 'Création d’un groupe' },
  'team.changed': { en: 'Changed a team', de: 'Hat ein Team geändert', fr: 'Modification d’une équipe' },
  'team.role': {
    en: 'Changed a role in a team',
    de: 'Hat eine Rolle in einem Team geändert',
    fr: 'Modification d’un rôle dans une équipe',
  },
  'team.deleted': { en: 'Deleted a team', de: 'Hat ein Team gelöscht', fr: 'Suppression d’une équipe' },
  'group.deleted': { en: 'Deleted a group', de: 'Hat eine Gruppe gelöscht', fr: 'Suppression d’un groupe' },
  'channel.made': { en: 'Created a channel', de: 'Hat einen Kanal erstellt', fr: 'Création d’un canal' },
  'channel.people': {
    en: 'Changed the members of a channel',
    de: 'Hat die Mitglieder eines Kanals geändert',
    fr: 'Modification des membres d’un canal',
  },
  'channel.deleted': { en: 'Deleted a channel', de: 'Hat einen Kanal gelöscht', fr: 'Suppression d’un canal' },
  'sign-in.signed-in': { en: 'Signed in', de: 'Hat sich angemeldet', fr: 'Connexion' },
  'sign-in.wrong-password': { en: 'Incorrect password', de: 'Falsches Passwort', fr: 'Mot de passe incorrect' },
  'sign-in.wrong-code': { en: 'Incorrect code', de: 'Falscher Code', fr: 'Code incorrect' },
  'tenant.blocked': {
    en: 'Blocked the organization',
    de: 'Hat die Organisation gesperrt',
    fr: 'Blocage de l’organisation',
  },
  'tenant.unblocked': {
    en: 'Unblocked the organization',
    de: 'Hat die Organisation entsperrt',
    fr: 'Déblocage de l’organisation',
  },
  'team.restricted': { en: 'Restricted a team', de: 'Hat ein Team gesperrt', fr: 'Restriction d’une équipe' },
  'team.released': {
    en: 'Removed a team’s restriction',
    de: 'Hat die Sperre eines Teams aufgehoben',
    fr: 'Levée de la restriction d’une équipe',
  },
  'audit.exported': { en: 'Exported this log', de: 'Hat dieses Protokoll exportiert', fr: 'Exportation de ce journal' },
  'permission.changed': {
    en: 'Changed folder permissions',
    de: 'Hat Ordnerberechtigungen geändert',
    fr: 'Modification des autorisations d’un dossier',
  },
  'share.created': {
    en: 'Created a share link',
    de: 'Hat einen Freigabelink erstellt',
    fr: 'Création d’un lien de partage',
  },
  'share.updated': {
    en: 'Changed a share link',
    de: 'Hat einen Freigabelink geändert',
    fr: 'Modification d’un lien de partage',
  },
  'share.deleted': {
    en: 'Deleted a share link',
    de: 'Hat einen Freigabelink gelöscht',
    fr: 'Suppression d’un lien de partage',
  },
  'key.created': { en: 'Created an API key', de: 'Hat einen API-Schlüssel erstellt', fr: 'Création d’une clé API' },
  'key.revoked': { en: 'Revoked an API key', de: 'Hat einen API-Schlüssel widerrufen', fr: 'Révocation d’une clé API' },
  'webhook.created': { en: 'Created a webhook', de: 'Hat einen Webhook erstellt', fr: 'Création d’un webhook' },
  'webhook.updated': { en: 'Changed a webhook', de: 'Hat einen Webhook geändert', fr: 'Modification d’un webhook' },
  'webhook.deleted': { en: 'Deleted a webhook', de: 'Hat einen Webhook gelöscht', fr: 'Suppression d’un webhook' },
  'webhook.secret-rotated': {
    en: 'Changed a webhook’s secret',
    de: 'Hat das Geheimnis eines Webhooks geändert',
    fr: 'Modification du secret d’un webhook',
  },
  'summary-mail.saved': {
    en: 'Set up a summary email',
    de: 'Hat eine Zusammenfassung per E-Mail eingerichtet',
    fr: 'Configuration d’un résumé par e-mail',
  },
  'summary-mail.deleted': {
    en: 'Deleted a summary email',
    de: 'Hat eine Zusammenfassung per E-Mail gelöscht',
    fr: 'Suppression d’un résumé par e-mail',
  },
  'confidential.enabled': {
    en: 'Turned on confidential responses',
    de: 'Hat vertrauliche Antworten eingeschaltet',
    fr: 'Activation des réponses confidentielles',
  },
  'confidential.disabled': {
    en: 'Turned off confidential responses',
    de: 'Hat vertrauliche Antworten ausgeschaltet',
    fr: 'Désactivation des réponses confidentielles',
  },
  'retention.set': {
    en: 'Set how long responses are kept',
    de: 'Hat festgelegt, wie lange Antworten aufbewahrt werden',
    fr: 'Définition de la durée de conservation des réponses',
  },
  'subscription.assigned': {
    en: 'Assigned a plan to a team',
    de: 'Hat einem Team einen Tarif zugewiesen',
    fr: 'Attribution d’un forfait à une équipe',
  },
  'retention.ended': {
    en: 'Turned off automatic deletion of responses',
    de: 'Hat das automatische Löschen von Antworten ausgeschaltet',
    fr: 'Désactivation de la suppression automatique des réponses',
  },
  'retention.ran': {
    en: 'Automatically deleted responses',
    de: 'Antworten automatisch gelöscht',
    fr: 'Suppression automatique de réponses',
  },
  'confidential.shared': {
    en: 'Shared confidential responses',
    de: 'Hat vertrauliche Antworten geteilt',
    fr: 'Partage de réponses confidentielles',
  },
});

export type AuditMessages = MessagesOf<typeof auditMessages>;
