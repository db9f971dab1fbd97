import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages around the settings of a component. */
export const settingsMessages = memberMessages({
  loading: { en: 'Loading settings', de: 'Einstellungen werden geladen', fr: 'Chargement des paramètres' },
  tabs: { en: 'Settings categories', de: 'Einstellungskategorien', fr: 'Catégories de paramètres' },
  more: { en: '{count} more', de: '{count} weitere', fr: '{count} de plus' },
  moreLabel: { en: 'More settings', de: 'Weitere Einstellungen', fr: 'Autres paramètres' },
  madeOf: {
    en: '{kind}, custom field “{field}”',
    de: '{kind}, eigenes Feld „{field}“',
    fr: '{kind}, champ personnalisé « {field} »',
  },
  enlarge: { en: 'Edit in a dialog', de: 'In einem Dialogfeld bearbeiten', fr: 'Modifier dans une boîte de dialogue' },
  editJson: { en: 'Edit JSON', de: 'JSON bearbeiten', fr: 'Modifier le JSON' },
  close: { en: 'Close settings', de: 'Einstellungen schließen', fr: 'Fermer les paramètres' },
  noSettings: {
    en: 'This component doesn’t have any settings.',
    de: 'Diese Komponente hat keine Einstellungen.',
    fr: 'Ce composant n’a aucun paramètre.',
  },
  unknown: {
    en: 'Tideform doesn’t support {type} yet',
    de: 'Tideform unterstützt {type} noch nicht',
    fr: 'Tideform ne prend pas encore en charge {type}',
  },
  unknownText: {
    en: 'The component is kept unchanged and isn’t shown in the form. You can edit its JSON.',
    de: 'Die Komponente bleibt unverändert erhalten und wird im Formular nicht angezeigt. Sie können ihr JSON bearbeiten.',
    fr: 'Le composant est conservé tel quel et ne s’affiche pas dans le formulaire. Vous pouvez modifier son JSON.',
  },
  reservedKey: {
    en: 'The property name must not use reserved words.',
    de: 'Der Eigenschaftsname darf keine reservierten Wörter verwenden.',
    fr: 'Le nom de la propriété ne doit pas contenir de mots réservés.',
  },
  sharedKey: {
    en: 'Another component uses this name, so both share one answer.',
    de: 'Eine andere Komponente verwendet denselben Namen. Beide teilen sich deshalb eine Antwort.',
    fr: 'Un autre composant utilise ce nom. Les deux partagent donc une même réponse.',
  },
  formerKey: {
    en: 'Code still uses “{key}”',
    de: 'Code verwendet noch „{key}“',
    fr: 'Du code utilise encore « {key} »',
  },
  formerKeyText: {
    en: 'This code couldn’t be updated. Change the name here:',
    de: 'Dieser Code konnte nicht angepasst werden. Ändern Sie den Namen hier:',
    fr: 'Ce code n’a pas pu être mis à jour. Modifiez le nom ici :',
  },
  formerKeyPlace: {
    en: '{label}: {place}, line {line}',
    de: '{label}: {place}, Zeile {line}',
    fr: '{label} : {place}, ligne {line}',
  },
  used: {
    title: {
      en: '{count, plural, one {Used in # place} other {Used in # places}}',
      de: '{count, plural, one {An # Stelle verwendet} other {An # Stellen verwendet}}',
      fr: '{count, plural, one {Utilisé à # endroit} many {Utilisé à # d’endroits} other {Utilisé à # endroits}}',
    },
    place: { en: '{label}: {place}', de: '{label}: {place}', fr: '{label} : {place}' },
    line: {
      en: '{label}: {place}, line {line}',
      de: '{label}: {place}, Zeile {line}',
      fr: '{label} : {place}, ligne {line}',
    },
    text: { en: 'Text', de: 'Text', fr: 'Texte' },
    outside: {
      titleTemplate: { en: 'Title template', de: 'Titelvorlage', fr: 'Modèle de titre' },
      pdf: { en: 'PDF header and footer', de: 'PDF-Kopf- und -Fußzeile', fr: 'En-tête et pied de page du PDF' },
      email: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
    },
  },
  json: {
    title: { en: 'Edit JSON: {name}', de: 'JSON bearbeiten: {name}', fr: 'Modifier le JSON : {name}' },
    label: { en: 'Component JSON', de: 'JSON der Komponente', fr: 'JSON du composant' },
    hint: {
      en: 'One component in form.io format. Anything that Tideform doesn’t support is kept.',
      de: 'Eine Komponente im form.io-Format. Was Tideform nicht unterstützt, bleibt erhalten.',
      fr: 'Un composant au format form.io. Tout ce que Tideform ne prend pas en charge est conservé.',
    },
    notOne: {
      en: 'Enter the JSON of one component.',
      de: 'Geben Sie das JSON einer einzelnen Komponente ein.',
      fr: 'Entrez le code JSON d’un seul composant.',
    },
  },
});

export type SettingsMessages = MessagesOf<typeof settingsMessages>;
