import { memberMessages } from '@tideform/i18n';

/** Messages for describing a form. */
export const describeMessages = memberMessages({
  title: {
    en: 'Describe the form you need',
    de: 'Beschreiben Sie das gewünschte Formular',
    fr: 'Décrivez le formulaire dont vous avez besoin',
  },
  what: {
    en: 'What should the form ask?',
    de: 'Was soll im Formular abgefragt werden?',
    fr: 'Que doit demander le formulaire ?',
  },
  example: {
    en: 'A daily excavator check with photos of any damage, a pass or fail for each item, and the operator’s signature',
    de: 'Tägliche Baggerprüfung mit Fotos von Schäden, einem Ergebnis für jeden Prüfpunkt und der Unterschrift des Fahrers',
    fr: 'Une inspection quotidienne de pelleteuse avec des photos des éventuels dommages, un résultat conforme ou non conforme pour chaque point et la signature du conducteur',
  },
  least: {
    en: 'Enter at least 20 characters or attach a PDF',
    de: 'Geben Sie mindestens 20 Zeichen ein, oder fügen Sie ein PDF an',
    fr: 'Entrez au moins 20 caractères ou joignez un PDF',
  },
  tooShort: {
    en: 'Too short, provide more details',
    de: 'Zu kurz. Geben Sie weitere Details an',
    fr: 'Texte trop court, donnez plus de détails',
  },
  tooLong: {
    en: 'Use {most, number} characters or fewer',
    de: 'Geben Sie höchstens {most, number} Zeichen ein',
    fr: 'Entrez {most, number} caractères au maximum',
  },
  addPdf: {
    en: 'You can attach a PDF of a paper form',
    de: 'Sie können ein Papierformular als PDF anfügen',
    fr: 'Vous pouvez joindre un formulaire papier au format PDF',
  },
  attach: { en: 'Attach PDF', de: 'PDF anfügen', fr: 'Joindre un PDF' },
  detach: { en: 'Remove {name}', de: '{name} entfernen', fr: 'Supprimer {name}' },
  onlyOne: {
    en: 'Only one pdf can be attached',
    de: 'Es kann nur ein PDF angefügt werden',
    fr: 'Vous ne pouvez joindre qu’un seul PDF',
  },
  onlyPdf: {
    en: 'Only PDF files are supported',
    de: 'Nur PDF-Dateien werden unterstützt',
    fr: 'Seuls les fichiers PDF sont pris en charge',
  },
  tooLarge: {
    en: 'The PDF is larger than 5 MB. Choose a smaller file.',
    de: 'Das PDF ist größer als 5 MB. Wählen Sie eine kleinere Datei aus.',
    fr: 'La taille du PDF dépasse 5 Mo. Choisissez un fichier plus petit.',
  },
  unreadable: {
    en: 'Couldn’t read this PDF. It might be damaged or password-protected.',
    de: 'Dieses PDF konnte nicht gelesen werden. Es ist möglicherweise beschädigt oder passwortgeschützt.',
    fr: 'Impossible de lire ce PDF. Il est peut-être endommagé ou protégé par mot de passe.',
  },
  generate: { en: 'Generate', de: 'Erstellen', fr: 'Générer' },
  again: { en: 'Generate again', de: 'Erneut erstellen', fr: 'Générer à nouveau' },
  use: { en: 'Use this form', de: 'Dieses Formular verwenden', fr: 'Utiliser ce formulaire' },
  generating: {
    en: 'Generating, please wait... Review the form before you publish it.',
    de: 'Wird erstellt, bitte warten … Überprüfen Sie das Formular, bevor Sie es veröffentlichen.',
    fr: 'Génération en cours, veuillez patienter… Vérifiez le formulaire avant de le publier.',
  },
  reading: { en: 'Reading the paper form…', de: 'Papierformular wird gelesen …', fr: 'Lecture du formulaire papier…' },
  check: {
    en: 'Review the form before you publish it.',
    de: 'Überprüfen Sie das Formular, bevor Sie es veröffentlichen.',
    fr: 'Vérifiez le formulaire avant de le publier.',
  },
  byRules: {
    en: 'This is a rule-based draft. It was created on this device from your description, and nothing was sent.',
    de: 'Dies ist ein regelbasierter Entwurf. Er wurde auf diesem Gerät aus Ihrer Beschreibung erstellt, und es wurde nichts gesendet.',
    fr: 'Ce brouillon est basé sur des règles. Il a été créé sur cet appareil à partir de votre description, et rien n’a été envoyé.',
  },
  willBeByRules: {
    en: 'No AI provider is set up, so Tideform creates a rule-based draft on this device. List the questions, separated by commas or one per line.',
    de: 'Es ist kein KI-Anbieter eingerichtet, daher erstellt Tideform auf diesem Gerät einen regelbasierten Entwurf. Listen Sie die Fragen durch Kommas getrennt oder zeilenweise auf.',
    fr: 'Aucun fournisseur d’IA n’est configuré. Tideform crée donc sur cet appareil un brouillon basé sur des règles. Listez les questions, séparées par des virgules ou une par ligne.',
  },
  willBeSent: {
    en: 'Your description and the PDF will be sent to your organization’s AI provider.',
    de: 'Ihre Beschreibung und das PDF werden an den KI-Anbieter Ihrer Organisation gesendet.',
    fr: 'Votre description et le PDF seront envoyés au fournisseur d’IA de votre organisation.',
  },
  draftInstead: {
    en: 'Create a rule-based draft instead',
    de: 'Stattdessen einen regelbasierten Entwurf erstellen',
    fr: 'Créer plutôt un brouillon basé sur des règles',
  },
  questions: {
    en: '{count, plural, one {# question} other {# questions}}',
    de: '{count, plural, one {# Frage} other {# Fragen}}',
    fr: '{count, plural, one {# question} many {# de questions} other {# questions}}',
  },
  pages: {
    en: '{count, plural, one {# page} other {# pages}}',
    de: '{count, plural, one {# Seite} other {# Seiten}}',
    fr: '{count, plural, one {# page} many {# de pages} other {# pages}}',
  },
  paperRead: { en: 'Paper form read', de: 'Papierformular gelesen', fr: 'Formulaire papier lu' },
  writing: { en: 'Questions', de: 'Fragen', fr: 'Questions' },
  chooseIcon: { en: 'Icon chosen', de: 'Symbol gewählt', fr: 'Icône choisie' },
  steps: { en: 'Progress', de: 'Fortschritt', fr: 'Progression' },
  preview: { en: 'Preview', de: 'Vorschau', fr: 'Aperçu' },
  nothingYet: {
    en: 'Your form will appear here as it’s generated.',
    de: 'Ihr Formular wird hier angezeigt, während es erstellt wird.',
    fr: 'Votre formulaire s’affichera ici au fur et à mesure de sa génération.',
  },
  failed: {
    en: 'Template generation failed. Please try again.',
    de: 'Das Formular konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
    fr: 'La génération du formulaire a échoué. Réessayez.',
  },
  invalid: {
    en: 'The AI provider didn’t return a valid form. Try again.',
    de: 'Der KI-Anbieter hat kein gültiges Formular zurückgegeben. Versuchen Sie es noch einmal.',
    fr: 'Le fournisseur d’IA n’a pas renvoyé de formulaire valide. Réessayez.',
  },
  nothingFound: {
    en: 'No questions found. List the questions that the form should ask.',
    de: 'Es wurden keine Fragen gefunden. Listen Sie die Fragen auf, die das Formular stellen soll.',
    fr: 'Aucune question trouvée. Listez les questions que le formulaire doit poser.',
  },
  code: { en: 'Code in this form', de: 'Code in diesem Formular', fr: 'Code dans ce formulaire' },
  codeText: {
    en: 'The AI provider wrote code for this form. Review the code before you keep it. It will run in the form’s sandbox.',
    de: 'Der KI-Anbieter hat Code für dieses Formular geschrieben. Überprüfen Sie den Code, bevor Sie ihn behalten. Er wird in der Sandbox des Formulars ausgeführt.',
    fr: 'Le fournisseur d’IA a écrit du code pour ce formulaire. Vérifiez-le avant de le conserver. Il sera exécuté dans le bac à sable du formulaire.',
  },
  codeOf: { en: '{label}, {property}', de: '{label}, {property}', fr: '{label}, {property}' },
  keepCode: { en: 'Keep code', de: 'Code behalten', fr: 'Conserver le code' },
});
