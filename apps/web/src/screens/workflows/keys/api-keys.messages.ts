import { memberMessages } from '@tideform/i18n';

/** Keys by which programs act for a team. */
export const apiKeysMessages = memberMessages({
  title: { en: 'API keys', de: 'API-Schlüssel' },
  text: {
    en: 'With a key a program reads which forms this team has, and registers for their responses: a flow, n8n, Zapier.',
    de: 'Mit einem Schlüssel liest ein Programm, welche Formulare dieses Team hat, und meldet sich für deren Antworten an: ein Flow, n8n, Zapier.',
  },
  ownersOnly: {
    en: 'Only team owners make API keys and take them back.',
    de: 'Nur Besitzer des Teams erzeugen API-Schlüssel und ziehen sie zurück.',
  },
  addresses: { en: 'What a program asks for', de: 'Wonach ein Programm fragt' },
  server: { en: 'Server address', de: 'Serveradresse' },
  team: { en: 'Team id', de: 'Kennung des Teams' },
  form: { en: 'Form id', de: 'Kennung des Formulars' },
  keys: { en: 'Keys of this team', de: 'Schlüssel dieses Teams' },
  none: { en: 'This team has no keys.', de: 'Dieses Team hat keine Schlüssel.' },
  made: { en: 'Made {when}', de: 'Erzeugt am {when}' },
  used: { en: 'Last used {when}', de: 'Zuletzt benutzt am {when}' },
  neverUsed: { en: 'Never used', de: 'Nie benutzt' },
  name: { en: 'Name of the new key', de: 'Name des neuen Schlüssels' },
  create: { en: 'Make a key', de: 'Schlüssel erzeugen' },
  tooMany: {
    en: 'This team has as many keys as it may have. Take one back first.',
    de: 'Dieses Team hat so viele Schlüssel, wie es haben darf. Ziehen Sie erst einen zurück.',
  },
  secretTitle: { en: 'Key {name}', de: 'Schlüssel {name}' },
  secretText: {
    en: 'It is shown this once. Whoever has it can act for this team: keep it where only your program reads it.',
    de: 'Er wird nur dieses eine Mal gezeigt. Wer ihn hat, kann für dieses Team handeln: Bewahren Sie ihn dort auf, wo nur Ihr Programm ihn liest.',
  },
  done: { en: 'Done', de: 'Fertig' },
  revoke: { en: 'Revoke', de: 'Zurückziehen' },
  revokeOf: { en: 'Revoke {name}', de: '{name} zurückziehen' },
  revokeTitle: { en: 'Revoke {name}?', de: '{name} zurückziehen?' },
  revokeText: {
    en: 'From now on it lets nobody in. Webhooks that were made with it stay.',
    de: 'Er lässt ab sofort niemanden mehr ein. Webhooks, die mit ihm entstanden sind, bleiben.',
  },
});
