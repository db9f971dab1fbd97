import { memberMessages } from '@tideform/i18n';

/** Keys by which programs act for a team. */
export const apiKeysMessages = memberMessages({
  title: { en: 'API keys', de: 'API-Schlüssel' },
  text: {
    en: 'Other programs, such as Power Automate, n8n, or Zapier, use an API key to list this team’s forms and receive their responses.',
    de: 'Andere Programme wie Power Automate, n8n oder Zapier rufen mit einem API-Schlüssel die Formulare dieses Teams ab und empfangen deren Antworten.',
  },
  ownersOnly: {
    en: 'Only team owners can create and revoke API keys.',
    de: 'Nur Teambesitzer können API-Schlüssel erstellen und widerrufen.',
  },
  addresses: { en: 'Connection details', de: 'Verbindungsdetails' },
  server: { en: 'Server address', de: 'Serveradresse' },
  team: { en: 'Team ID', de: 'Team-ID' },
  form: { en: 'Form ID', de: 'Formular-ID' },
  keys: { en: 'This team’s API keys', de: 'API-Schlüssel dieses Teams' },
  none: { en: 'This team doesn’t have any API keys.', de: 'Dieses Team hat keine API-Schlüssel.' },
  made: { en: 'Created {when}', de: 'Erstellt am {when}' },
  used: { en: 'Last used {when}', de: 'Zuletzt verwendet am {when}' },
  neverUsed: { en: 'Never used', de: 'Nie verwendet' },
  name: { en: 'Name of the new API key', de: 'Name des neuen API-Schlüssels' },
  create: { en: 'Create API key', de: 'API-Schlüssel erstellen' },
  tooMany: {
    en: 'This team has reached the maximum number of API keys. Revoke one first.',
    de: 'Dieses Team hat die maximale Anzahl von API-Schlüsseln erreicht. Widerrufen Sie zuerst einen.',
  },
  secretTitle: { en: 'API key {name}', de: 'API-Schlüssel {name}' },
  secretText: {
    en: 'Copy the key now. It won’t be shown again. Anyone who has it can act for this team, so store it securely.',
    de: 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal angezeigt. Jeder, der ihn besitzt, kann im Namen dieses Teams handeln. Bewahren Sie ihn daher sicher auf.',
  },
  done: { en: 'Done', de: 'Fertig' },
  revoke: { en: 'Revoke', de: 'Widerrufen' },
  revokeOf: { en: 'Revoke {name}', de: '{name} widerrufen' },
  revokeTitle: { en: 'Revoke {name}?', de: '{name} widerrufen?' },
  revokeText: {
    en: 'Programs can no longer use this key. Webhooks that were created with it aren’t affected.',
    de: 'Programme können diesen Schlüssel nicht mehr verwenden. Webhooks, die damit erstellt wurden, bleiben erhalten.',
  },
});
