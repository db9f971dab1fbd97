import { memberMessages } from '@tideform/i18n';

/** Messages of the generator that writes code from a description. */
export const writeCodeMessages = memberMessages({
  title: {
    en: 'Describe what the code should do',
    de: 'Beschreiben Sie, was der Code tun soll',
    fr: 'Décrivez ce que le code doit faire',
  },
  generate: { en: 'Generate', de: 'Generieren', fr: 'Générer' },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  tooShort: {
    en: 'Please provide a more detailed prompt (at least 20 characters)',
    de: 'Bitte geben Sie eine genauere Beschreibung ein (mindestens 20 Zeichen)',
    fr: 'Fournissez une description plus détaillée (au moins 20 caractères)',
  },
  tooLong: {
    en: 'Prompt is too long, maximum 1000 characters',
    de: 'Die Beschreibung ist zu lang, maximal 1000 Zeichen',
    fr: 'La description est trop longue (1 000 caractères au maximum)',
  },
  generating: {
    en: 'Generating, please wait...',
    de: 'Wird generiert, bitte warten …',
    fr: 'Génération en cours, veuillez patienter…',
  },
  almost: { en: 'Almost there...', de: 'Fast fertig …', fr: 'Presque terminé…' },
  longer: {
    en: 'Taking a bit longer than usual, please keep waiting...',
    de: 'Es dauert etwas länger als sonst, bitte warten Sie noch …',
    fr: 'L’opération prend un peu plus de temps que d’habitude, veuillez patienter…',
  },
  wait: {
    en: 'Please wait for code generation to complete',
    de: 'Bitte warten Sie, bis der Code generiert wurde',
    fr: 'Attendez la fin de la génération du code',
  },
  written: { en: 'Generated code', de: 'Generierter Code', fr: 'Code généré' },
  readIt: {
    en: 'Review the code before you use it. It replaces the existing code.',
    de: 'Prüfen Sie den Code, bevor Sie ihn verwenden. Er ersetzt den vorhandenen Code.',
    fr: 'Vérifiez le code avant de l’utiliser. Il remplace le code existant.',
  },
  use: { en: 'Use code', de: 'Code verwenden', fr: 'Utiliser le code' },
  discard: { en: 'Discard', de: 'Verwerfen', fr: 'Abandonner' },
});
