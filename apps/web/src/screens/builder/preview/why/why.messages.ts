import { memberMessages } from '@tideform/i18n';

/** Texts that say why a field of the preview is as it is. */
export const whyMessages = memberMessages({
  whyHidden: { en: 'Why is this hidden?', de: 'Warum ist das ausgeblendet?' },
  whyHiddenOf: { en: 'Why is this hidden? {label}', de: 'Warum ist das ausgeblendet? {label}' },
  why: { en: 'Why?', de: 'Warum?' },
  whyOf: { en: 'Why? {label}', de: 'Warum? {label}' },
  close: { en: 'Close', de: 'Schließen' },
  openRule: { en: 'Open rule', de: 'Regel öffnen' },
  openRuleOf: { en: 'Open rule: {rule}', de: 'Regel öffnen: {rule}' },
  tryWith: { en: 'Try {value}', de: '{value} ausprobieren' },
  /** What an answer is now, and what the rule says to it. */
  nowIt: {
    en: 'The answer is now {value}{outcome, select, yes {, so the condition is met.} no {, so the condition isn’t met.} other {.}}',
    de: 'Die Antwort ist jetzt {value}{outcome, select, yes {. Die Bedingung ist erfüllt.} no {. Die Bedingung ist nicht erfüllt.} other {.}}',
  },
  now: {
    en: '{field} is now {value}{outcome, select, yes {, so the condition is met.} no {, so the condition isn’t met.} other {.}}',
    de: '{field} ist jetzt {value}{outcome, select, yes {. Die Bedingung ist erfüllt.} no {. Die Bedingung ist nicht erfüllt.} other {.}}',
  },
  unanswered: { en: 'blank', de: 'leer' },
  noRows: { en: 'in no row', de: 'in keiner Zeile' },
  codeSays: {
    en: 'This is decided by code that uses these answers:',
    de: 'Das wird von Code bestimmt, der diese Antworten verwendet:',
  },
  around: {
    en: 'This field is inside {field}, which is hidden.',
    de: 'Der übergeordnete Bereich {field} ist ausgeblendet.',
  },
  aroundShown: {
    en: 'This field is inside {field}, which is shown.',
    de: 'Der übergeordnete Bereich {field} wird angezeigt.',
  },
  noOther: { en: 'No other rules affect this field.', de: 'Keine anderen Regeln betreffen dieses Feld.' },
  noRule: { en: 'No rules affect this field.', de: 'Keine Regeln betreffen dieses Feld.' },
  unknownReason: {
    en: 'None of this field’s rules explain this. It might be caused by another field’s code.',
    de: 'Keine Regel dieses Felds erklärt das. Möglicherweise ist Code eines anderen Felds die Ursache.',
  },
  sections: {
    hidden: { en: 'Why it is hidden', de: 'Warum es ausgeblendet ist' },
    shown: { en: 'Why it is shown', de: 'Warum es angezeigt wird' },
    required: { en: 'Why it is required', de: 'Warum es ein Pflichtfeld ist' },
    wrong: { en: 'Why it isn’t valid', de: 'Warum es nicht gültig ist' },
    computed: { en: 'Where its answer comes from', de: 'Woher die Antwort kommt' },
    other: { en: 'Other rules', de: 'Weitere Regeln' },
  },
  valueNow: { en: 'The answer is now {value}.', de: 'Die Antwort ist jetzt {value}.' },
  overridden: {
    en: 'The answer was changed manually to {value}.',
    de: 'Die Antwort wurde manuell in {value} geändert.',
  },
  hiddenPages: { en: 'Hidden pages', de: 'Ausgeblendete Seiten' },
});
