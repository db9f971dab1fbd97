import { memberMessages } from '@tideform/i18n';

/** Messages of the summary emails. */
export const mailsMessages = memberMessages({
  title: { en: 'Summary by email', de: 'Zusammenfassung per E-Mail', fr: 'Résumé par e-mail' },
  none: {
    title: {
      en: 'No summary emails yet',
      de: 'Noch keine Zusammenfassungen per E-Mail',
      fr: 'Aucun résumé par e-mail pour l’instant',
    },
    text: {
      en: 'Choose who receives a view’s metrics by email, and when.',
      de: 'Wählen Sie aus, wer die Kennzahlen einer Ansicht wann per E-Mail erhält.',
      fr: 'Choisissez qui reçoit les indicateurs d’un affichage par e-mail, et quand.',
    },
  },
  add: { en: 'New summary email', de: 'Neue Zusammenfassung per E-Mail', fr: 'Nouveau résumé par e-mail' },
  edit: { en: 'Edit', de: 'Bearbeiten', fr: 'Modifier' },
  remove: { en: 'Delete', de: 'Löschen', fr: 'Supprimer' },
  pause: { en: 'Pause', de: 'Anhalten', fr: 'Suspendre' },
  resume: { en: 'Resume', de: 'Fortsetzen', fr: 'Reprendre' },
  tryOut: {
    en: 'Send me a summary now',
    de: 'Jetzt eine Zusammenfassung an mich senden',
    fr: 'M’envoyer un résumé maintenant',
  },
  tried: { en: 'Sent to {address}', de: 'An {address} gesendet', fr: 'Envoyé à {address}' },
  untried: {
    en: 'Couldn’t send the summary: {why}',
    de: 'Die Zusammenfassung konnte nicht gesendet werden: {why}',
    fr: 'Impossible d’envoyer le résumé : {why}',
  },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  view: { en: 'View', de: 'Ansicht', fr: 'Affichage' },
  all: { en: 'All submissions', de: 'Alle Einsendungen', fr: 'Toutes les soumissions' },
  goneView: { en: 'Deleted view', de: 'Gelöschte Ansicht', fr: 'Affichage supprimé' },
  people: { en: 'People', de: 'Personen', fr: 'Personnes' },
  addPerson: { en: 'Add a person', de: 'Person hinzufügen', fr: 'Ajouter une personne' },
  removePerson: { en: 'Remove {name}', de: '{name} entfernen', fr: 'Retirer {name}' },
  every: { en: 'How often', de: 'Wie oft', fr: 'Fréquence' },
  rhythms: {
    day: { en: 'Daily, for the previous day', de: 'Täglich, für den Vortag', fr: 'Tous les jours, pour la veille' },
    week: {
      en: 'Weekly, for the previous seven days',
      de: 'Wöchentlich, für die vorherigen sieben Tage',
      fr: 'Toutes les semaines, pour les sept jours précédents',
    },
    month: {
      en: 'Monthly, for the previous month',
      de: 'Monatlich, für den Vormonat',
      fr: 'Tous les mois, pour le mois précédent',
    },
  },
  weekday: { en: 'Day of the week', de: 'Wochentag', fr: 'Jour de la semaine' },
  monthDay: { en: 'Day of the month', de: 'Tag des Monats', fr: 'Jour du mois' },
  monthDayHint: {
    en: 'In shorter months, the summary is sent on the last day.',
    de: 'In kürzeren Monaten wird die Zusammenfassung am letzten Tag gesendet.',
    fr: 'Pour les mois plus courts, le résumé est envoyé le dernier jour.',
  },
  time: { en: 'Time', de: 'Uhrzeit', fr: 'Heure' },
  timeZone: { en: 'Time zone', de: 'Zeitzone', fr: 'Fuseau horaire' },
  language: { en: 'Language', de: 'Sprache', fr: 'Langue' },
  sender: { en: 'Sent by', de: 'Gesendet von', fr: 'Envoyé par' },
  byAccount: { en: 'Your account', de: 'Ihr Konto', fr: 'Votre compte' },
  byServer: { en: 'The server ({address})', de: 'Der Server ({address})', fr: 'Le serveur ({address})' },
  accountHint: {
    en: 'Your account reads the submissions for this summary, even when you’re away.',
    de: 'Ihr Konto liest die Einsendungen für diese Zusammenfassung, auch wenn Sie abwesend sind.',
    fr: 'Votre compte lit les soumissions pour ce résumé, même en votre absence.',
  },
  when: {
    day: { en: 'Every day at {time}', de: 'Täglich um {time}', fr: 'Tous les jours à {time}' },
    week: { en: 'Every {weekday} at {time}', de: 'Jeden {weekday} um {time}', fr: 'Chaque {weekday} à {time}' },
    month: {
      en: 'On day {date} of each month at {time}',
      de: 'Am {date}. jedes Monats um {time}',
      fr: 'Le {date} de chaque mois à {time}',
    },
  },
  next: { en: 'Next: {moment}', de: 'Nächste: {moment}', fr: 'Prochain envoi : {moment}' },
  paused: { en: 'Paused', de: 'Angehalten', fr: 'Suspendu' },
  last: {
    sent: { en: 'Sent {moment}', de: 'Gesendet {moment}', fr: 'Envoyé : {moment}' },
    failed: {
      en: 'Not sent {moment}: {why}',
      de: 'Nicht gesendet {moment}: {why}',
      fr: 'Non envoyé ({moment}) : {why}',
    },
    uncertain: {
      en: 'Might not have been delivered: {moment}',
      de: 'Möglicherweise nicht zugestellt: {moment}',
      fr: 'Peut-être non remis : {moment}',
    },
  },
  account: { en: '{name}’s account', de: 'Konto von {name}', fr: 'Compte : {name}' },
  unauthorized: {
    missing: { en: 'Authorization Required', de: 'Autorisierung erforderlich', fr: 'Autorisation requise' },
    expired: {
      en: 'Authorization has expired',
      de: 'Die Autorisierung ist abgelaufen',
      fr: 'L’autorisation a expiré',
    },
  },
  authorize: { en: 'Authorize', de: 'Autorisieren', fr: 'Autoriser' },
  failures: {
    'form-gone': {
      en: 'The form is no longer published',
      de: 'Das Formular ist nicht mehr veröffentlicht',
      fr: 'Le formulaire n’est plus publié',
    },
    'view-gone': {
      en: 'The view no longer exists',
      de: 'Die Ansicht ist nicht mehr vorhanden',
      fr: 'L’affichage n’existe plus',
    },
    'library-unreadable': {
      en: 'Couldn’t read the library',
      de: 'Die Bibliothek konnte nicht gelesen werden',
      fr: 'Impossible de lire la bibliothèque',
    },
  },
  refusals: {
    'no-mail-address': {
      en: 'The directory has no email address for one of these people.',
      de: 'Das Verzeichnis enthält für eine dieser Personen keine E-Mail-Adresse.',
      fr: 'L’annuaire ne contient pas d’adresse e-mail pour l’une de ces personnes.',
    },
    'no-mail-server': {
      en: 'No mail server is set up.',
      de: 'Es ist kein E-Mail-Server eingerichtet.',
      fr: 'Aucun serveur de messagerie n’est configuré.',
    },
    'too-many-summary-mails': {
      en: 'This form already has 20 summary emails, which is the maximum.',
      de: 'Dieses Formular hat bereits 20 Zusammenfassungen per E-Mail. Mehr sind nicht möglich.',
      fr: 'Ce formulaire compte déjà 20 résumés par e-mail, soit le maximum autorisé.',
    },
  },
});
