import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the code editor and its error messages. */
export const codeEditorMessages = memberMessages({
  neverClosed: {
    en: 'This {bracket} is never closed.',
    de: '{bracket} wird nicht geschlossen.',
    fr: '{bracket} n’est jamais fermé.',
  },
  unknown: {
    en: '“{name}” isn’t defined here.',
    de: '„{name}“ ist hier nicht definiert.',
    fr: '« {name} » n’est pas défini ici.',
  },
  openText: {
    en: 'This text is missing its closing quotation mark.',
    de: 'Diesem Text fehlt das schließende Anführungszeichen.',
    fr: 'Il manque le guillemet fermant de ce texte.',
  },
  missing: { en: 'Something is missing here.', de: 'Hier fehlt etwas.', fr: 'Il manque quelque chose ici.' },
  unexpected: {
    en: '“{text}” isn’t expected here.',
    de: '„{text}“ wird hier nicht erwartet.',
    fr: '« {text} » n’est pas attendu ici.',
  },
  fold: { en: 'Fold line', de: 'Zeile reduzieren', fr: 'Réduire la ligne' },
  unfold: { en: 'Unfold line', de: 'Zeile erweitern', fr: 'Développer la ligne' },
  foldedLines: { en: 'Folded lines', de: 'Reduzierte Zeilen', fr: 'Lignes réduites' },
  unfoldedLines: { en: 'Unfolded lines', de: 'Erweiterte Zeilen', fr: 'Lignes développées' },
  to: { en: 'to', de: 'bis', fr: 'à' },
  foldedCode: { en: 'folded code', de: 'reduzierter Code', fr: 'code réduit' },
  unfoldCode: { en: 'unfold', de: 'erweitern', fr: 'développer' },
  unchangedLines: { en: '$ unchanged lines', de: '$ unveränderte Zeilen', fr: '$ lignes inchangées' },
  completions: { en: 'Completions', de: 'Vorschläge', fr: 'Suggestions' },
  control: { en: 'Control character', de: 'Steuerzeichen', fr: 'Caractère de contrôle' },
  deleted: { en: 'Selection deleted', de: 'Auswahl gelöscht', fr: 'Sélection supprimée' },
});

export type CodeEditorMessages = MessagesOf<typeof codeEditorMessages>;
