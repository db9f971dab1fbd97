import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What the code editor says, of code that it cannot read and of itself. */
export const codeEditorMessages = memberMessages({
  neverClosed: {
    en: 'This {bracket} is opened and never closed.',
    de: '{bracket} wird hier geöffnet und nie geschlossen.',
  },
  unknown: { en: 'Nothing is called “{name}” here.', de: 'Hier heißt nichts „{name}“.' },
  openText: {
    en: 'This text has no quotation mark at its end.',
    de: 'Diesem Text fehlt das Anführungszeichen am Ende.',
  },
  missing: { en: 'Something is missing here.', de: 'Hier fehlt etwas.' },
  unexpected: { en: '“{text}” is not expected here.', de: '„{text}“ wird hier nicht erwartet.' },
  fold: { en: 'Fold line', de: 'Zeile zuklappen' },
  unfold: { en: 'Unfold line', de: 'Zeile aufklappen' },
  foldedLines: { en: 'Folded lines', de: 'Zugeklappte Zeilen' },
  unfoldedLines: { en: 'Unfolded lines', de: 'Aufgeklappte Zeilen' },
  to: { en: 'to', de: 'bis' },
  foldedCode: { en: 'folded code', de: 'zugeklappter Code' },
  unfoldCode: { en: 'unfold', de: 'aufklappen' },
  unchangedLines: { en: '$ unchanged lines', de: '$ unveränderte Zeilen' },
  completions: { en: 'Completions', de: 'Vorschläge' },
  control: { en: 'Control character', de: 'Steuerzeichen' },
  deleted: { en: 'Selection deleted', de: 'Auswahl gelöscht' },
});

export type CodeEditorMessages = MessagesOf<typeof codeEditorMessages>;
