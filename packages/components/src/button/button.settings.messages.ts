import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a button. */
export const buttonSettingsMessages = memberMessages({
  submit: { en: 'Submit', de: 'Absenden', fr: 'Envoyer' },
  action: { en: 'Action', de: 'Aktion', fr: 'Action' },
  actions: {
    submit: { en: 'Submit form', de: 'Formular absenden', fr: 'Envoyer le formulaire' },
    reset: { en: 'Reset answers', de: 'Antworten zurücksetzen', fr: 'Réinitialiser les réponses' },
    event: { en: 'Trigger event', de: 'Ereignis auslösen', fr: 'Déclencher un événement' },
    url: { en: 'Open URL', de: 'URL öffnen', fr: 'Ouvrir l’URL' },
    custom: { en: 'Run code', de: 'Code ausführen', fr: 'Exécuter du code' },
  },
  event: { en: 'Event', de: 'Ereignis', fr: 'Événement' },
  url: { en: 'URL', de: 'URL', fr: 'URL' },
  theme: { en: 'Style', de: 'Stil', fr: 'Style' },
  themes: {
    primary: { en: 'Primary', de: 'Primär', fr: 'Principal' },
    secondary: { en: 'Secondary', de: 'Sekundär', fr: 'Secondaire' },
  },
  waits: { en: 'Disable if there are errors', de: 'Bei Fehlern deaktivieren', fr: 'Désactiver en cas d’erreur' },
  waitsHint: {
    en: 'After an attempt to submit the form, the button is disabled until all errors are fixed.',
    de: 'Nach einem Versuch, das Formular abzusenden, ist die Schaltfläche deaktiviert, bis alle Fehler behoben sind.',
    fr: 'Après une tentative d’envoi du formulaire, le bouton est désactivé jusqu’à ce que toutes les erreurs soient corrigées.',
  },
  block: { en: 'Full width', de: 'Volle Breite', fr: 'Pleine largeur' },
  disabledHint: {
    en: 'The button is shown but can’t be selected.',
    de: 'Die Schaltfläche wird angezeigt, kann aber nicht ausgewählt werden.',
    fr: 'Le bouton est affiché, mais ne peut pas être sélectionné.',
  },
});
