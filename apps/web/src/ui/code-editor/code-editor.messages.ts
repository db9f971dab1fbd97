import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What the code editor says, of code that it cannot read and of itself. */
export const codeEditorMessages = memberMessages({
  neverClosed: {
    en: 'This {bracket} is never closed.',
    de: '{bracket} wird nicht geschlossen.',
  },
  unknown: { en: '“{name}” isn’t defined here.', de: '„{name}“ ist hier nicht definiert.' },
  openText: {
    en: 'This text is missing its closing quotation mark.',
    de: 'Diesem Text fehlt das schließende Anführungszeichen.',
  },
  missing: { en: 'Something is missing here.', de: 'Hier fehlt etwas.' },
  unexpected: { en: '“{text}” isn’t expected here.', de: '„{text}“ wird hier nicht erwartet.' },
  fold: { en: 'Fold line', de: 'Zeile reduzieren' },
  unfold: { en: 'Unfold line', de: 'Zeile erweitern' },
  foldedLines: { en: 'Folded lines', de: 'Reduzierte Zeilen' },
  unfoldedLines: { en: 'Unfolded lines', de: 'Erweiterte Zeilen' },
  to: { en: 'to', de: 'bis' },
  foldedCode: { en: 'folded code', de: 'reduzierter Code' },
  unfoldCode: { en: 'unfold', de: 'erweitern' },
  unchangedLines: { en: '$ unchanged lines', de: '$ unveränderte Zeilen' },
  completions: { en: 'Completions', de: 'Vorschläge' },
  control: { en: 'Control character', de: 'Steuerzeichen' },
  deleted: { en: 'Selection deleted', de: 'Auswahl gelöscht' },
});

export type CodeEditorMessages = MessagesOf<typeof codeEditorMessages>;
