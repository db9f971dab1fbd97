import { memberMessages } from '@tideform/i18n';

/** Messages that explain the state of a field in the preview. */
export const whyMessages = memberMessages({
  whyHidden: { en: 'Why is this hidden?', de: 'Warum ist das ausgeblendet?', fr: 'Pourquoi est-ce masqué ?' },
  whyHiddenOf: {
    en: 'Why is this hidden? {label}',
    de: 'Warum ist das ausgeblendet? {label}',
    fr: 'Pourquoi est-ce masqué ? {label}',
  },
  why: { en: 'Why?', de: 'Warum?', fr: 'Pourquoi ?' },
  whyOf: { en: 'Why? {label}', de: 'Warum? {label}', fr: 'Pourquoi ? {label}' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  openRule: { en: 'Open rule', de: 'Regel öffnen', fr: 'Ouvrir la règle' },
  openRuleOf: { en: 'Open rule: {rule}', de: 'Regel öffnen: {rule}', fr: 'Ouvrir la règle : {rule}' },
  tryWith: { en: 'Try {value}', de: '{value} ausprobieren', fr: 'Essayer {value}' },
  /** Current answer, and whether it meets the rule's condition. */
  nowIt: {
    en: 'The answer is now {value}{outcome, select, yes {, so the condition is met.} no {, so the condition isn’t met.} other {.}}',
    de: 'Die Antwort ist jetzt {value}{outcome, select, yes {. Die Bedingung ist erfüllt.} no {. Die Bedingung ist nicht erfüllt.} other {.}}',
    fr: 'Réponse actuelle : {value}{outcome, select, yes {. La condition est donc remplie.} no {. La condition n’est donc pas remplie.} other {.}}',
  },
  now: {
    en: '{field} is now {value}{outcome, select, yes {, so the condition is met.} no {, so the condition isn’t met.} other {.}}',
    de: '{field} ist jetzt {value}{outcome, select, yes {. Die Bedingung ist erfüllt.} no {. Die Bedingung ist nicht erfüllt.} other {.}}',
    fr: 'Réponse actuelle à {field} : {value}{outcome, select, yes {. La condition est donc remplie.} no {. La condition n’est donc pas remplie.} other {.}}',
  },
  unanswered: { en: 'blank', de: 'leer', fr: 'vide' },
  noRows: { en: 'empty (no rows)', de: 'leer (keine Zeilen)', fr: 'vide (aucune ligne)' },
  codeSays: {
    en: 'This is decided by code that uses these answers:',
    de: 'Das wird von Code bestimmt, der diese Antworten verwendet:',
    fr: 'C’est déterminé par du code qui utilise ces réponses :',
  },
  around: {
    en: 'This field is inside {field}, which is hidden.',
    de: 'Der übergeordnete Bereich {field} ist ausgeblendet.',
    fr: 'Ce champ se trouve dans {field}, qui est masqué.',
  },
  aroundShown: {
    en: 'This field is inside {field}, which is shown.',
    de: 'Der übergeordnete Bereich {field} wird angezeigt.',
    fr: 'Ce champ se trouve dans {field}, qui est affiché.',
  },
  noOther: {
    en: 'No other rules affect this field.',
    de: 'Keine anderen Regeln betreffen dieses Feld.',
    fr: 'Aucune autre règle ne concerne ce champ.',
  },
  noRule: {
    en: 'No rules affect this field.',
    de: 'Keine Regeln betreffen dieses Feld.',
    fr: 'Aucune règle ne concerne ce champ.',
  },
  unknownReason: {
    en: 'None of this field’s rules explain this. It might be caused by another field’s code.',
    de: 'Keine Regel dieses Felds erklärt das. Möglicherweise ist Code eines anderen Felds die Ursache.',
    fr: 'Aucune des règles de ce champ n’explique ce résultat. Le code d’un autre champ en est peut-être la cause.',
  },
  sections: {
    hidden: { en: 'Why it’s hidden', de: 'Warum es ausgeblendet ist', fr: 'Pourquoi il est masqué' },
    shown: { en: 'Why it’s shown', de: 'Warum es angezeigt wird', fr: 'Pourquoi il est affiché' },
    required: { en: 'Why it’s required', de: 'Warum es ein Pflichtfeld ist', fr: 'Pourquoi il est obligatoire' },
    wrong: { en: 'Why it isn’t valid', de: 'Warum es nicht gültig ist', fr: 'Pourquoi il n’est pas valide' },
    computed: { en: 'Where its answer comes from', de: 'Woher die Antwort kommt', fr: 'D’où vient sa réponse' },
    other: { en: 'Other rules', de: 'Weitere Regeln', fr: 'Autres règles' },
  },
  valueNow: {
    en: 'The answer is now {value}.',
    de: 'Die Antwort ist jetzt {value}.',
    fr: 'Réponse actuelle : {value}.',
  },
  overridden: {
    en: 'The answer was changed manually to {value}.',
    de: 'Die Antwort wurde manuell in {value} geändert.',
    fr: 'Réponse modifiée manuellement : {value}.',
  },
  hiddenPages: { en: 'Hidden pages', de: 'Ausgeblendete Seiten', fr: 'Pages masquées' },
});
