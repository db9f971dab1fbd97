import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the list of a form's rules. */
export const rulesMessages = memberMessages({
  title: { en: 'Rules', de: 'Regeln' },
  close: { en: 'Close rules', de: 'Regeln schließen' },
  count: {
    en: '{count, plural, =0 {None in this form} one {# in this form} other {# in this form}}',
    de: '{count, plural, =0 {Keine in diesem Formular} one {# in diesem Formular} other {# in diesem Formular}}',
  },
  found: { en: '{found} of {count}', de: '{found} von {count}' },
  find: { en: 'Search rules and fields', de: 'Regeln und Felder suchen' },
  topics: { en: 'Rule types', de: 'Regeltypen' },
  topic: {
    all: { en: 'All', de: 'Alle' },
    shown: { en: 'Visibility', de: 'Sichtbarkeit' },
    required: { en: 'Required', de: 'Pflicht' },
    checked: { en: 'Validation', de: 'Prüfung' },
    calculated: { en: 'Calculated', de: 'Berechnung' },
    marked: { en: 'Needs attention', de: 'Zu prüfen' },
  },
  arrows: { en: 'Show arrows', de: 'Pfeile anzeigen' },
  list: { en: 'Rules in this form', de: 'Regeln in diesem Formular' },
  none: {
    en: 'This form doesn’t have any rules yet. Settings that show, require, validate, or calculate answers are listed here.',
    de: 'Dieses Formular hat noch keine Regeln. Hier werden Einstellungen aufgelistet, die Antworten anzeigen, verlangen, überprüfen oder berechnen.',
  },
  noneFound: { en: 'No rules match your search.', de: 'Keine Regeln entsprechen Ihrer Suche.' },
  showAll: { en: 'Show all rules', de: 'Alle Regeln anzeigen' },
  openSetting: { en: 'Open setting', de: 'Einstellung öffnen' },
  openSettingOf: { en: 'Open setting: {rule}', de: 'Einstellung öffnen: {rule}' },
  /** Below a rule, when it counts. */
  hint: {
    clears: {
      en: 'If hidden, its answer is cleared',
      de: 'Die Antwort wird beim Ausblenden gelöscht',
    },
    clearsWithin: {
      en: 'If hidden, the answers in it are cleared',
      de: 'Die Antworten darin werden beim Ausblenden gelöscht',
    },
    keeps: { en: 'If hidden, answers are kept', de: 'Antworten bleiben beim Ausblenden erhalten' },
    onSubmit: { en: 'When submitted', de: 'Beim Absenden' },
    asYouType: { en: 'As you type', de: 'Während der Eingabe' },
    whenLeft: { en: 'When leaving the field', de: 'Beim Verlassen des Felds' },
    atOnce: { en: 'When any of these answers changes', de: 'Wenn sich eine dieser Antworten ändert' },
    sticks: { en: 'Manual answers are kept', de: 'Manuelle Eingaben bleiben erhalten' },
    inEachRow: { en: 'In every row of {grid}', de: 'In jeder Zeile von {grid}' },
    inCode: { en: 'Uses code', de: 'Verwendet Code' },
  },
  /** What is wrong with a rule. */
  mark: {
    lost: {
      en: '{count, plural, one {{names} isn’t in the form anymore} other {{names} aren’t in the form anymore}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular} other {{names} sind nicht mehr im Formular}}',
    },
    lostIgnored: {
      en: '{count, plural, one {{names} isn’t in the form anymore, so this condition is ignored} other {{names} aren’t in the form anymore, so these conditions are ignored}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular, die Bedingung wird deshalb ignoriert} other {{names} sind nicht mehr im Formular, die Bedingungen werden deshalb ignoriert}}',
    },
    absent: {
      en: 'This function isn’t available, so the rule has no effect',
      de: 'Diese Funktion ist nicht verfügbar, die Regel hat deshalb keine Wirkung',
    },
    never: { en: 'This condition is never met', de: 'Diese Bedingung ist nie erfüllt' },
    impossible: { en: 'No answer can meet this limit', de: 'Keine Antwort kann diese Vorgabe erfüllen' },
    always: { en: 'This condition is always met', de: 'Diese Bedingung ist immer erfüllt' },
    circle: { en: 'Circular dependency: {names}', de: 'Zirkelbezug: {names}' },
    circleOfOne: { en: 'Depends on itself', de: 'Hängt von sich selbst ab' },
    overruled: {
      en: 'Ignored: another condition of this field takes priority',
      de: 'Ignoriert: Eine andere Bedingung dieses Felds hat Vorrang',
    },
    noActions: { en: 'No effect: the rule has no actions', de: 'Keine Wirkung: Die Regel hat keine Aktionen' },
    noEvent: {
      en: 'No effect: no button triggers this event',
      de: 'Keine Wirkung: Keine Schaltfläche löst dieses Ereignis aus',
    },
    noWizard: { en: 'Only applies to wizard pages', de: 'Gilt nur für Seiten eines Assistenten' },
    unseen: { en: 'Never checked: the field is hidden', de: 'Wird nie überprüft: Das Feld ist ausgeblendet' },
    broken: { en: 'This rule isn’t valid', de: 'Diese Regel ist ungültig' },
  },
});

export type RulesMessages = MessagesOf<typeof rulesMessages>;
