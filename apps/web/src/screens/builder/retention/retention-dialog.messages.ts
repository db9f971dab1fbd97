import { memberMessages } from '@tideform/i18n';

/** Messages of the dialog about the retention of responses. */
export const retentionDialogMessages = memberMessages({
  title: { en: 'Retention', de: 'Aufbewahrung', fr: 'Conservation' },
  text: {
    en: 'How long submitted responses are kept in the library. Everyone who fills out the form sees this.',
    de: 'Wie lange eingesendete Antworten in der Bibliothek aufbewahrt werden. Alle, die das Formular ausfüllen, sehen diese Angabe.',
    fr: 'Durée pendant laquelle les réponses envoyées sont conservées dans la bibliothèque. Toute personne qui remplit le formulaire voit cette information.',
  },
  choices: { en: 'Submitted responses', de: 'Eingesendete Antworten', fr: 'Réponses envoyées' },
  keep: { en: 'Keep responses', de: 'Antworten aufbewahren', fr: 'Conserver les réponses' },
  delete: {
    en: 'Delete responses after a set time',
    de: 'Antworten nach einer bestimmten Zeit löschen',
    fr: 'Supprimer les réponses après un délai défini',
  },
  after: { en: 'After', de: 'Nach', fr: 'Après' },
  unit: { en: 'Days or months', de: 'Tage oder Monate', fr: 'Jours ou mois' },
  units: {
    days: { en: 'days', de: 'Tagen', fr: 'jours' },
    months: { en: 'months', de: 'Monaten', fr: 'mois' },
  },
  wrong: {
    en: 'Enter a whole number from 1 to 3650.',
    de: 'Geben Sie eine ganze Zahl von 1 bis 3650 ein.',
    fr: 'Entrez un nombre entier compris entre 1 et 3650.',
  },
  happens: {
    en: 'Once a day, expired responses and their files are moved to the library’s recycle bin using your account, so only responses you have permission to delete are deleted. Responses under review are kept until the review ends. Drafts and unsent responses on devices aren’t deleted.',
    de: 'Einmal täglich werden abgelaufene Antworten und ihre Dateien mit Ihrem Konto in den Papierkorb der Bibliothek verschoben. Gelöscht werden nur Antworten, die Sie löschen dürfen. Antworten in Prüfung bleiben bis zum Ende der Prüfung erhalten. Entwürfe und nicht gesendete Antworten auf Geräten werden nicht gelöscht.',
    fr: 'Une fois par jour, les réponses expirées et leurs fichiers sont déplacés vers la corbeille de la bibliothèque avec votre compte. Seules les réponses que vous avez l’autorisation de supprimer sont donc supprimées. Les réponses en cours de révision sont conservées jusqu’à la fin de la révision. Les brouillons et les réponses non envoyées qui se trouvent sur des appareils ne sont pas supprimés.',
  },
  confirm: {
    en: 'I understand that all responses submitted before {day} will be deleted starting tomorrow.',
    de: 'Mir ist bewusst, dass ab morgen alle vor dem {day} eingesendeten Antworten gelöscht werden.',
    fr: 'Je comprends que toutes les réponses envoyées avant le {day} seront supprimées à partir de demain.',
  },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  by: {
    en: 'Responses are deleted using {name}’s account.',
    de: 'Antworten werden mit dem Konto von {name} gelöscht.',
    fr: 'Les réponses sont supprimées avec ce compte : {name}.',
  },
  expired: {
    en: 'Responses aren’t being deleted because the connected account’s authorization has expired. Save to use your account.',
    de: 'Es werden keine Antworten gelöscht, weil die Autorisierung des verbundenen Kontos abgelaufen ist. Speichern Sie, um Ihr Konto zu verwenden.',
    fr: 'Aucune réponse n’est supprimée, car l’autorisation du compte connecté a expiré. Enregistrez pour utiliser votre compte.',
  },
  lastRun: {
    en: 'Last run on {moment}: {deleted, plural, =0 {no responses deleted} one {# response deleted} other {# responses deleted}}, {held, plural, =0 {none kept for review} one {# kept for review} other {# kept for review}}.',
    de: 'Letzte Ausführung {moment}: {deleted, plural, =0 {keine Antworten gelöscht} one {# Antwort gelöscht} other {# Antworten gelöscht}}, {held, plural, =0 {keine wegen Prüfung aufbewahrt} one {# wegen Prüfung aufbewahrt} other {# wegen Prüfung aufbewahrt}}.',
    fr: 'Dernière exécution le {moment} : {deleted, plural, =0 {aucune réponse supprimée} one {# réponse supprimée} many {# de réponses supprimées} other {# réponses supprimées}}, {held, plural, =0 {aucune conservée pour révision} one {# conservée pour révision} many {# conservées pour révision} other {# conservées pour révision}}.',
  },
  refused: {
    en: 'Couldn’t delete {count, plural, one {# response} other {# responses}}: the account doesn’t have permission.',
    de: '{count, plural, one {# Antwort konnte nicht gelöscht werden} other {# Antworten konnten nicht gelöscht werden}}: Das Konto hat keine Berechtigung.',
    fr: 'Impossible de supprimer {count, plural, one {# réponse} many {# de réponses} other {# réponses}} : le compte n’a pas l’autorisation nécessaire.',
  },
});
