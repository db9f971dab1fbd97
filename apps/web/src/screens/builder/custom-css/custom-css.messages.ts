import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the dialog for a form's custom CSS. */
export const customCssMessages = memberMessages({
  title: { en: 'Custom CSS', de: 'Eigenes CSS', fr: 'CSS personnalisé' },
  hint: {
    en: 'Applies only to the content of this form. Use the class formio-component-{key} or the classes you’ve added to components.',
    de: 'Gilt nur für den Inhalt dieses Formulars. Verwenden Sie die Klasse formio-component-{key} oder Klassen, die Sie Komponenten hinzugefügt haben.',
    fr: 'S’applique uniquement au contenu de ce formulaire. Utilisez la classe formio-component-{key} ou les classes que vous avez ajoutées à des composants.',
  },
  key: { en: 'key', de: 'Schlüssel', fr: 'clé' },
  locked: {
    en: 'Upgrade subscription to customize form CSS',
    de: 'Führen Sie ein Upgrade Ihres Abonnements durch, um das CSS des Formulars anzupassen',
    fr: 'Passez à un forfait supérieur pour personnaliser le CSS du formulaire',
  },
  editor: { en: 'Form CSS', de: 'Formular-CSS', fr: 'CSS du formulaire' },
  loading: { en: 'Loading editor...', de: 'Editor wird geladen …', fr: 'Chargement de l’éditeur…' },
  preview: { en: 'Preview', de: 'Vorschau', fr: 'Aperçu' },
  undrawn: {
    en: 'Couldn’t show this form.',
    de: 'Das Formular konnte nicht angezeigt werden.',
    fr: 'Impossible d’afficher ce formulaire.',
  },
  problems: { en: 'Problems', de: 'Probleme', fr: 'Problèmes' },
  more: { en: 'and {count} more', de: 'und {count} weitere', fr: 'et {count} de plus' },
  atLine: { en: 'Line {line}: {message}', de: 'Zeile {line}: {message}', fr: 'Ligne {line} : {message}' },
  problem: {
    syntax: {
      en: '“{what}” isn’t valid CSS.',
      de: '„{what}“ ist kein gültiges CSS.',
      fr: '« {what} » n’est pas du CSS valide.',
    },
    end: {
      en: 'The CSS is incomplete at the end.',
      de: 'Das CSS ist am Ende unvollständig.',
      fr: 'La fin du CSS est incomplète.',
    },
    long: {
      en: 'Enter {most} characters or fewer.',
      de: 'Geben Sie höchstens {most} Zeichen ein.',
      fr: 'Entrez {most} caractères au maximum.',
    },
    rule: {
      en: '“{what}” isn’t allowed in a form and will be ignored.',
      de: '„{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
      fr: '« {what} » n’est pas autorisé dans un formulaire et sera ignoré.',
    },
    selector: {
      en: '“{what}” selects elements outside the form and will be ignored.',
      de: '„{what}“ wählt Elemente außerhalb des Formulars aus und wird ignoriert.',
      fr: '« {what} » sélectionne des éléments hors du formulaire et sera ignoré.',
    },
    property: {
      en: 'The property in “{what}” isn’t allowed in a form and will be ignored.',
      de: 'Die Eigenschaft in „{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
      fr: 'La propriété de « {what} » n’est pas autorisée dans un formulaire et sera ignorée.',
    },
    value: {
      en: 'The value in “{what}” isn’t allowed in a form and will be ignored.',
      de: 'Der Wert in „{what}“ ist in einem Formular nicht zulässig und wird ignoriert.',
      fr: 'La valeur de « {what} » n’est pas autorisée dans un formulaire et sera ignorée.',
    },
    nested: {
      en: 'Nested rules aren’t allowed: “{what}” will be ignored.',
      de: 'Geschachtelte Regeln sind nicht zulässig: „{what}“ wird ignoriert.',
      fr: 'Les règles imbriquées ne sont pas autorisées : « {what} » sera ignoré.',
    },
  },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
});

export type CustomCssMessages = MessagesOf<typeof customCssMessages>;
