import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the list of a form's rules. */
export const rulesMessages = memberMessages({
  title: { en: 'Rules', de: 'Regeln' },
  close: { en: 'Close the rules', de: 'Regeln schließen' },
  count: {
    en: '{count, plural, =0 {None in this form} one {# in this form} other {# in this form}}',
    de: '{count, plural, =0 {Keine in diesem Formular} one {# in diesem Formular} other {# in diesem Formular}}',
  },
  found: { en: '{found} of {count}', de: '{found} von {count}' },
  find: { en: 'Find a rule or a field', de: 'Regel oder Feld suchen' },
  topics: { en: 'Kinds of rules', de: 'Arten von Regeln' },
  topic: {
    all: { en: 'All', de: 'Alle' },
    shown: { en: 'Shown', de: 'Sichtbarkeit' },
    required: { en: 'Required', de: 'Pflicht' },
    checked: { en: 'Checked', de: 'Prüfung' },
    calculated: { en: 'Calculated', de: 'Berechnung' },
    marked: { en: 'To look at', de: 'Auffällig' },
  },
  arrows: { en: 'Arrows on the page', de: 'Pfeile auf der Seite' },
  list: { en: 'Rules of this form', de: 'Regeln dieses Formulars' },
  none: {
    en: 'This form has no rules yet. What shows, requires, checks or calculates something is listed here.',
    de: 'Dieses Formular hat noch keine Regeln. Was etwas zeigt, verlangt, prüft oder berechnet, steht dann hier.',
  },
  noneFound: { en: 'No rule is like that.', de: 'Keine Regel ist so.' },
  showAll: { en: 'Show all rules', de: 'Alle Regeln zeigen' },
  openSetting: { en: 'Open setting', de: 'Einstellung öffnen' },
  openSettingOf: { en: 'Open setting: {rule}', de: 'Einstellung öffnen: {rule}' },
  /** Below a rule, when it counts. */
  hint: {
    clears: {
      en: 'Otherwise hidden, and its answer is cleared',
      de: 'Sonst ausgeblendet, und die Antwort wird gelöscht',
    },
    clearsWithin: {
      en: 'Otherwise hidden, and the answers in it are cleared',
      de: 'Sonst ausgeblendet, und die Antworten darin werden gelöscht',
    },
    keeps: { en: 'Answers stay when it is hidden', de: 'Antworten bleiben, wenn es ausgeblendet ist' },
    onSubmit: { en: 'On submit', de: 'Beim Absenden' },
    asYouType: { en: 'As you type', de: 'Beim Tippen' },
    whenLeft: { en: 'When the field is left', de: 'Beim Verlassen des Felds' },
    atOnce: { en: 'When one of its answers changes', de: 'Wenn sich eine dieser Antworten ändert' },
    sticks: { en: 'An answer of one’s own stays', de: 'Eine eigene Antwort bleibt' },
    inEachRow: { en: 'In each row of {grid}', de: 'In jeder Zeile von {grid}' },
    inCode: { en: 'Written as code', de: 'Als Code geschrieben' },
  },
  /** What is wrong with a rule. */
  mark: {
    lost: {
      en: '{count, plural, one {{names} is no longer in the form} other {{names} are no longer in the form}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular} other {{names} sind nicht mehr im Formular}}',
    },
    lostIgnored: {
      en: '{count, plural, one {{names} is no longer in the form: this does not count} other {{names} are no longer in the form: these do not count}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular: das zählt nicht} other {{names} sind nicht mehr im Formular: das zählt nicht}}',
    },
    absent: {
      en: 'That function is not here, so this rule does nothing',
      de: 'Diese Funktion gibt es hier nicht, deshalb tut die Regel nichts',
    },
    never: { en: 'This can never be so', de: 'So kann es nie sein' },
    impossible: { en: 'No answer can meet this', de: 'Keine Antwort kann das erfüllen' },
    always: { en: 'This is always so', de: 'So ist es immer' },
    circle: { en: 'Goes in a circle: {names}', de: 'Dreht sich im Kreis: {names}' },
    circleOfOne: { en: 'Depends on itself', de: 'Hängt von sich selbst ab' },
    overruled: {
      en: 'Does not count: another condition of this field decides',
      de: 'Zählt nicht: Eine andere Bedingung dieses Felds entscheidet',
    },
    noActions: { en: 'Does nothing: it has no actions', de: 'Tut nichts: Sie hat keine Aktionen' },
    noEvent: { en: 'Does nothing: no button raises this event', de: 'Tut nichts: Kein Knopf löst dieses Ereignis aus' },
    noWizard: { en: 'Counts on pages of a wizard only', de: 'Zählt nur auf Seiten eines Assistenten' },
    unseen: { en: 'Never asked: the field is hidden', de: 'Wird nie geprüft: Das Feld ist ausgeblendet' },
    broken: { en: 'Cannot be used as it is written', de: 'Ist so, wie sie dasteht, nicht verwendbar' },
  },
});

export type RulesMessages = MessagesOf<typeof rulesMessages>;
