import { memberWords, type WordsOf } from '@tideform/words';

/** What is said of each entry of the audit log, by the end of its name. */
export const auditWords = memberWords({
  'workspace.begun': { en: 'Became the owner', de: 'Hat den Arbeitsbereich übernommen' },
  'person.invited': { en: 'Invited', de: 'Hat eingeladen' },
  'person.uninvited': { en: 'Took an invitation back', de: 'Hat eine Einladung zurückgenommen' },
  'person.joined': { en: 'Joined', de: 'Ist beigetreten' },
  'person.changed': { en: 'Changed the details', de: 'Hat Angaben geändert' },
  'person.deactivated': { en: 'Deactivated', de: 'Hat deaktiviert' },
  'person.activated': { en: 'Let in again', de: 'Hat wieder zugelassen' },
  'person.signed-out': { en: 'Signed out everywhere', de: 'Hat überall abgemeldet' },
  'administrator.made': { en: 'Made an administrator', de: 'Hat in die Verwaltung aufgenommen' },
  'administrator.taken': { en: 'Administrator no more', de: 'Hat aus der Verwaltung genommen' },
  'password.reset-link': { en: 'Made a link for a new password', de: 'Hat einen Link für ein neues Passwort erstellt' },
  'password.reset': { en: 'Set a new password by a link', de: 'Hat mit einem Link ein neues Passwort gesetzt' },
  'password.changed': { en: 'Changed the password', de: 'Hat das Passwort geändert' },
  'second-step.made': { en: 'Set up a second step', de: 'Hat einen zweiten Schritt eingerichtet' },
  'second-step.removed': { en: 'Removed the second step', de: 'Hat den zweiten Schritt entfernt' },
  'second-step.wanted': {
    en: 'Decided who needs a second step',
    de: 'Hat entschieden, wer einen zweiten Schritt braucht',
  },
  'team.made': { en: 'Made a team', de: 'Hat ein Team angelegt' },
  'group.made': { en: 'Made a group', de: 'Hat eine Gruppe angelegt' },
  'team.changed': { en: 'Changed a team', de: 'Hat ein Team geändert' },
  'team.role': { en: 'Changed a role in a team', de: 'Hat eine Rolle in einem Team geändert' },
  'channel.made': { en: 'Made a channel', de: 'Hat einen Kanal angelegt' },
  'sign-in.signed-in': { en: 'Signed in', de: 'Hat sich angemeldet' },
  'sign-in.wrong-password': { en: 'Wrong password', de: 'Falsches Passwort' },
  'sign-in.wrong-code': { en: 'Wrong code', de: 'Falscher Code' },
  'audit.exported': { en: 'Exported this log', de: 'Hat dieses Protokoll exportiert' },
  'permission.changed': { en: 'Changed permissions of a folder', de: 'Hat Berechtigungen eines Ordners geändert' },
  'share.created': { en: 'Made a share link', de: 'Hat einen Freigabelink erstellt' },
  'share.updated': { en: 'Changed a share link', de: 'Hat einen Freigabelink geändert' },
  'share.deleted': { en: 'Deleted a share link', de: 'Hat einen Freigabelink gelöscht' },
  'key.created': { en: 'Made an API key', de: 'Hat einen API-Schlüssel erstellt' },
  'key.revoked': { en: 'Revoked an API key', de: 'Hat einen API-Schlüssel widerrufen' },
  'webhook.created': { en: 'Made a webhook', de: 'Hat einen Webhook erstellt' },
  'webhook.updated': { en: 'Changed a webhook', de: 'Hat einen Webhook geändert' },
  'webhook.deleted': { en: 'Deleted a webhook', de: 'Hat einen Webhook gelöscht' },
  'webhook.secret-rotated': {
    en: 'Changed the secret of a webhook',
    de: 'Hat das Geheimnis eines Webhooks gewechselt',
  },
  'confidential.enabled': { en: 'Made responses confidential', de: 'Hat Antworten vertraulich gemacht' },
  'confidential.disabled': {
    en: 'Made responses confidential no more',
    de: 'Hat die Vertraulichkeit von Antworten aufgehoben',
  },
  'confidential.shared': { en: 'Shared confidential responses', de: 'Hat vertrauliche Antworten geteilt' },
});

export type AuditWords = WordsOf<typeof auditWords>;
