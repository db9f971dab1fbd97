import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the import report. */
export const findingMessages = memberMessages({
  reasons: {
    unknown: {
      en: 'Tideform doesn’t recognize this. It’s kept with the form but has no effect.',
      de: 'Tideform erkennt das nicht. Es bleibt beim Formular erhalten, hat aber keine Wirkung.',
      fr: 'Tideform ne reconnaît pas cet élément. Il est conservé avec le formulaire, mais n’a aucun effet.',
    },
    noCounterpart: {
      en: 'Tideform doesn’t support this. It’s kept with the form but has no effect.',
      de: 'Tideform unterstützt das nicht. Es bleibt beim Formular erhalten, hat aber keine Wirkung.',
      fr: 'Tideform ne prend pas en charge cet élément. Il est conservé avec le formulaire, mais n’a aucun effet.',
    },
    appearance: {
      en: 'Styling isn’t imported. The form uses the Tideform design.',
      de: 'Gestaltung wird nicht importiert. Das Formular verwendet das Tideform-Design.',
      fr: 'Les styles ne sont pas importés. Le formulaire utilise la présentation de Tideform.',
    },
    otherType: {
      en: '“{from}” is imported as “{to}”.',
      de: '„{from}“ wird als „{to}“ importiert.',
      fr: '« {from} » est importé en tant que « {to} ».',
    },
    unknownType: {
      en: '“{from}” isn’t supported and is imported as a text field.',
      de: '„{from}“ wird nicht unterstützt und als Textfeld importiert.',
      fr: '« {from} » n’est pas pris en charge et est importé en tant que champ de texte.',
    },
    notShown: {
      en: '“{from}” isn’t supported. It’s kept with the form but isn’t shown.',
      de: '„{from}“ wird nicht unterstützt. Es bleibt beim Formular erhalten, wird aber nicht angezeigt.',
      fr: '« {from} » n’est pas pris en charge. L’élément est conservé avec le formulaire, mais ne s’affiche pas.',
    },
    rewritten: {
      en: 'Converted to a rule: {expression}',
      de: 'In eine Regel umgewandelt: {expression}',
      fr: 'Converti en règle : {expression}',
    },
    untranslated: {
      en: 'Can’t be converted to a rule: {expression}',
      de: 'Kann nicht in eine Regel umgewandelt werden: {expression}',
      fr: 'Impossible à convertir en règle : {expression}',
    },
    script: {
      en: 'This is code. It’s kept and only runs in the form’s sandbox.',
      de: 'Das ist Code. Er bleibt erhalten und wird nur in der Sandbox des Formulars ausgeführt.',
      fr: 'Il s’agit de code. Il est conservé et s’exécute uniquement dans le bac à sable du formulaire.',
    },
    otherKey: {
      en: 'The key changed from “{from}” to “{to}”.',
      de: 'Der Schlüssel wurde von „{from}“ in „{to}“ geändert.',
      fr: 'La clé « {from} » est devenue « {to} ».',
    },
    otherLanguages: {
      en: 'The form uses one language. Other languages are kept but not shown: {languages}',
      de: 'Das Formular verwendet eine Sprache. Andere Sprachen bleiben erhalten, werden aber nicht angezeigt: {languages}',
      fr: 'Le formulaire utilise une seule langue. Les autres langues sont conservées, mais ne s’affichent pas : {languages}',
    },
    guessed: {
      en: 'Based on its text, this is imported as “{to}”.',
      de: 'Aufgrund des Texts wird das als „{to}“ importiert.',
      fr: 'D’après son texte, cet élément est importé en tant que « {to} ».',
    },
    holes: {
      en: 'Answers aren’t inserted into this text.',
      de: 'In diesen Text werden keine Antworten eingefügt.',
      fr: 'Les réponses ne sont pas insérées dans ce texte.',
    },
    elsewhere: {
      en: 'This content isn’t included in the file.',
      de: 'Dieser Inhalt ist nicht in der Datei enthalten.',
      fr: 'Ce contenu n’est pas inclus dans le fichier.',
    },
    wrongValue: { en: 'The value isn’t valid.', de: 'Der Wert ist ungültig.', fr: 'La valeur n’est pas valide.' },
    saidOtherwise: {
      en: 'Expressed in a different way: {as}',
      de: 'Anders ausgedrückt: {as}',
      fr: 'Exprimé autrement : {as}',
    },
  },
});

export type FindingMessages = MessagesOf<typeof findingMessages>;
