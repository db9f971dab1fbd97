import { memberMessages } from '@tideform/i18n';

/** Texts that say why a field of the preview is as it is. */
export const whyMessages = memberMessages({
  whyHidden: { en: 'Why is this hidden?', de: 'Warum ausgeblendet?' },
  whyHiddenOf: { en: 'Why is this hidden? {label}', de: 'Warum ausgeblendet? {label}' },
  why: { en: 'Why?', de: 'Warum?' },
  whyOf: { en: 'Why? {label}', de: 'Warum? {label}' },
  close: { en: 'Close', de: 'Schließen' },
  openRule: { en: 'Open the rule', de: 'Regel öffnen' },
  openRuleOf: { en: 'Open the rule: {rule}', de: 'Regel öffnen: {rule}' },
  tryWith: { en: 'Try it with {value}', de: 'Mit {value} ausprobieren' },
  /** What an answer is now, and what the rule says to it. */
  nowIt: {
    en: 'Now it is {value}{outcome, select, yes {, so the rule says yes.} no {, so the rule says no.} other {.}}',
    de: 'Jetzt ist es {value}{outcome, select, yes {: Die Regel sagt Ja.} no {: Die Regel sagt Nein.} other {.}}',
  },
  now: {
    en: '{field} is now {value}{outcome, select, yes {: that is so.} no {: that is not so.} other {.}}',
    de: '{field} ist jetzt {value}{outcome, select, yes {: Das trifft zu.} no {: Das trifft nicht zu.} other {.}}',
  },
  unanswered: { en: 'not answered', de: 'nicht beantwortet' },
  noRows: { en: 'in no row', de: 'in keiner Zeile' },
  codeSays: {
    en: 'The code has decided so. It names these answers:',
    de: 'So hat der Code entschieden. Er nennt diese Antworten:',
  },
  around: { en: 'It lies in {field}, which is hidden.', de: 'Es liegt in {field}, und das ist ausgeblendet.' },
  aroundShown: { en: 'What it lies in, {field}, is shown.', de: 'Worin es liegt, {field}, ist zu sehen.' },
  noOther: { en: 'No other rule touches it.', de: 'Keine andere Regel betrifft es.' },
  noRule: { en: 'No rule touches this field.', de: 'Keine Regel betrifft dieses Feld.' },
  unknownReason: {
    en: 'No rule of this field says so. Code of another field may have done it.',
    de: 'Keine Regel dieses Felds sagt das. Vielleicht war es Code eines anderen Felds.',
  },
  sections: {
    hidden: { en: 'Why it is hidden', de: 'Warum es ausgeblendet ist' },
    shown: { en: 'Why it is shown', de: 'Warum es zu sehen ist' },
    required: { en: 'Why it is required', de: 'Warum es ein Pflichtfeld ist' },
    wrong: { en: 'Why it is not accepted', de: 'Warum es nicht angenommen wird' },
    computed: { en: 'Where its answer comes from', de: 'Woher die Antwort kommt' },
    other: { en: 'What else rules do', de: 'Was Regeln sonst noch tun' },
  },
  valueNow: { en: 'Its answer is now {value}.', de: 'Die Antwort ist jetzt {value}.' },
  overridden: {
    en: 'Somebody’s own answer stands in its place: {value}.',
    de: 'An ihrer Stelle steht eine eigene Antwort: {value}.',
  },
  hiddenPages: { en: 'Pages that are hidden now', de: 'Seiten, die jetzt ausgeblendet sind' },
});
