import { memberMessages } from '@tideform/i18n';

/** Messages of the API keys dialog. */
export const apiKeysMessages = memberMessages({
  title: { en: 'API keys', de: 'API-Schlüssel', fr: 'Clés API' },
  text: {
    en: 'Other programs, such as Power Automate, n8n, or Zapier, use an API key to list this team’s forms and receive their responses.',
    de: 'Andere Programme wie Power Automate, n8n oder Zapier rufen mit einem API-Schlüssel die Formulare dieses Teams ab und empfangen deren Antworten.',
    fr: 'D’autres programmes, tels que Power Automate, n8n ou Zapier, utilisent une clé API pour répertorier les formulaires de cette équipe et recevoir leurs réponses.',
  },
  ownersOnly: {
    en: 'Only team owners can create and revoke API keys.',
    de: 'Nur Teambesitzer können API-Schlüssel erstellen und widerrufen.',
    fr: 'Seuls les propriétaires de l’équipe peuvent créer et révoquer des clés API.',
  },
  addresses: { en: 'Connection details', de: 'Verbindungsdetails', fr: 'Détails de connexion' },
  server: { en: 'Server address', de: 'Serveradresse', fr: 'Adresse du serveur' },
  team: { en: 'Team ID', de: 'Team-ID', fr: 'ID de l’équipe' },
  form: { en: 'Form ID', de: 'Formular-ID', fr: 'ID du formulaire' },
  keys: { en: 'This team’s API keys', de: 'API-Schlüssel dieses Teams', fr: 'Clés API de cette équipe' },
  none: {
    en: 'This team doesn’t have any API keys.',
    de: 'Dieses Team hat keine API-Schlüssel.',
    fr: 'Cette équipe n’a aucune clé API.',
  },
  made: { en: 'Created {when}', de: 'Erstellt am {when}', fr: 'Créée le {when}' },
  used: { en: 'Last used {when}', de: 'Zuletzt verwendet am {when}', fr: 'Dernière utilisation le {when}' },
  neverUsed: { en: 'Never used', de: 'Nie verwendet', fr: 'Jamais utilisée' },
  name: { en: 'Name of the new API key', de: 'Name des neuen API-Schlüssels', fr: 'Nom de la nouvelle clé API' },
  create: { en: 'Create API key', de: 'API-Schlüssel erstellen', fr: 'Créer une clé API' },
  tooMany: {
    en: 'This team has reached the maximum number of API keys. Revoke one first.',
    de: 'Dieses Team hat die maximale Anzahl von API-Schlüsseln erreicht. Widerrufen Sie zuerst einen.',
    fr: 'Cette équipe a atteint le nombre maximal de clés API. Révoquez-en d’abord une.',
  },
  secretTitle: { en: 'API key {name}', de: 'API-Schlüssel {name}', fr: 'Clé API {name}' },
  secretText: {
    en: 'Copy the key now. It won’t be shown again. Anyone who has it can act for this team, so store it securely.',
    de: 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal angezeigt. Jeder, der ihn besitzt, kann im Namen dieses Teams handeln. Bewahren Sie ihn daher sicher auf.',
    fr: 'Copiez la clé maintenant. Elle ne sera plus affichée. Toute personne qui la possède peut agir au nom de cette équipe. Conservez-la donc en lieu sûr.',
  },
  done: { en: 'Done', de: 'Fertig', fr: 'Terminé' },
  revoke: { en: 'Revoke', de: 'Widerrufen', fr: 'Révoquer' },
  revokeOf: { en: 'Revoke {name}', de: '{name} widerrufen', fr: 'Révoquer {name}' },
  revokeTitle: { en: 'Revoke {name}?', de: '{name} widerrufen?', fr: 'Révoquer {name} ?' },
  revokeText: {
    en: 'Programs can no longer use this key. Webhooks that were created with it aren’t affected.',
    de: 'Programme können diesen Schlüssel nicht mehr verwenden. Webhooks, die damit erstellt wurden, bleiben erhalten.',
    fr: 'Les programmes ne pourront plus utiliser cette clé. Les webhooks créés avec cette clé ne sont pas concernés.',
  },
});
