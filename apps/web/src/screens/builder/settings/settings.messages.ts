import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts around the settings of a component. */
export const settingsMessages = memberMessages({
  loading: { en: 'Loading settings', de: 'Einstellungen werden geladen' },
  tabs: { en: 'Settings by topic', de: 'Einstellungen nach Themen' },
  more: { en: '{count} more', de: '{count} weitere' },
  moreLabel: { en: 'More settings', de: 'Weitere Einstellungen' },
  madeOf: { en: '{kind}, custom field “{field}”', de: '{kind}, eigenes Feld „{field}“' },
  enlarge: { en: 'Edit in a dialog', de: 'In einem Dialog bearbeiten' },
  editJson: { en: 'Edit JSON', de: 'JSON bearbeiten' },
  close: { en: 'Close settings', de: 'Einstellungen schließen' },
  noSettings: {
    en: 'This component has no settings of its own.',
    de: 'Diese Komponente hat keine eigenen Einstellungen.',
  },
  unknown: { en: 'Tideform does not know the type {type} yet', de: 'Tideform kennt den Typ {type} noch nicht' },
  unknownText: {
    en: 'It is kept as it is and left out when people answer. You can edit its JSON.',
    de: 'Die Komponente bleibt, wie sie ist, und fehlt beim Ausfüllen. Sie können ihr JSON bearbeiten.',
  },
  reservedKey: {
    en: 'The property name must not use reserved words.',
    de: 'Der Eigenschaftsname darf kein reserviertes Wort sein.',
  },
  sharedKey: {
    en: 'Another component here has this name: the two share one answer.',
    de: 'Eine andere Komponente hat hier denselben Namen: Beide teilen sich eine Antwort.',
  },
  formerKey: { en: 'Code still uses “{key}”', de: 'Code verwendet noch „{key}“' },
  formerKeyText: {
    en: 'This code couldn’t be updated. Change the name here:',
    de: 'Dieser Code konnte nicht angepasst werden. Ändern Sie den Namen hier:',
  },
  formerKeyPlace: { en: '{label}: {place}, line {line}', de: '{label}: {place}, Zeile {line}' },
  used: {
    title: {
      en: '{count, plural, one {Used in # place} other {Used in # places}}',
      de: '{count, plural, one {An # Stelle verwendet} other {An # Stellen verwendet}}',
    },
    place: { en: '{label}: {place}', de: '{label}: {place}' },
    line: { en: '{label}: {place}, line {line}', de: '{label}: {place}, Zeile {line}' },
    text: { en: 'Text', de: 'Text' },
    outside: {
      titleTemplate: { en: 'Title template', de: 'Titelvorlage' },
      pdf: { en: 'PDF header and footer', de: 'Kopf- und Fußzeile der PDF' },
      email: { en: 'Email', de: 'E-Mail' },
    },
  },
  json: {
    title: { en: 'Edit JSON: {name}', de: 'JSON bearbeiten: {name}' },
    label: { en: 'The component as JSON', de: 'Die Komponente als JSON' },
    hint: {
      en: 'One component in form.io’s format. Parts that Tideform does not know are kept.',
      de: 'Eine Komponente im Format von form.io. Was Tideform nicht kennt, bleibt erhalten.',
    },
    notOne: { en: 'This is not one component.', de: 'Das ist keine einzelne Komponente.' },
  },
});

export type SettingsMessages = MessagesOf<typeof settingsMessages>;
