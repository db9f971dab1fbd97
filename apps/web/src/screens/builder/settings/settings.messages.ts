import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts around the settings of a component. */
export const settingsMessages = memberMessages({
  loading: { en: 'Loading settings', de: 'Einstellungen werden geladen' },
  tabs: { en: 'Settings categories', de: 'Einstellungskategorien' },
  more: { en: '{count} more', de: '{count} weitere' },
  moreLabel: { en: 'More settings', de: 'Weitere Einstellungen' },
  madeOf: { en: '{kind}, custom field “{field}”', de: '{kind}, eigenes Feld „{field}“' },
  enlarge: { en: 'Edit in a dialog', de: 'In einem Dialogfeld bearbeiten' },
  editJson: { en: 'Edit JSON', de: 'JSON bearbeiten' },
  close: { en: 'Close settings', de: 'Einstellungen schließen' },
  noSettings: {
    en: 'This component doesn’t have any settings.',
    de: 'Diese Komponente hat keine Einstellungen.',
  },
  unknown: { en: 'Tideform doesn’t support {type} yet', de: 'Tideform unterstützt {type} noch nicht' },
  unknownText: {
    en: 'The component is kept unchanged and isn’t shown in the form. You can edit its JSON.',
    de: 'Die Komponente bleibt unverändert erhalten und wird im Formular nicht angezeigt. Sie können ihr JSON bearbeiten.',
  },
  reservedKey: {
    en: 'The property name must not use reserved words.',
    de: 'Der Eigenschaftsname darf keine reservierten Wörter verwenden.',
  },
  sharedKey: {
    en: 'Another component uses this name, so both share one answer.',
    de: 'Eine andere Komponente verwendet denselben Namen. Beide teilen sich deshalb eine Antwort.',
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
      pdf: { en: 'PDF header and footer', de: 'PDF-Kopf- und -Fußzeile' },
      email: { en: 'Email', de: 'E-Mail' },
    },
  },
  json: {
    title: { en: 'Edit JSON: {name}', de: 'JSON bearbeiten: {name}' },
    label: { en: 'Component JSON', de: 'JSON der Komponente' },
    hint: {
      en: 'One component in form.io format. Anything that Tideform doesn’t support is kept.',
      de: 'Eine Komponente im form.io-Format. Was Tideform nicht unterstützt, bleibt erhalten.',
    },
    notOne: { en: 'Enter the JSON of one component.', de: 'Geben Sie das JSON einer einzelnen Komponente ein.' },
  },
});

export type SettingsMessages = MessagesOf<typeof settingsMessages>;
