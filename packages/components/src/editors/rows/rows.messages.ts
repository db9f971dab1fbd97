import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the editors that list rows. `entries`: what one row is, in a sentence. */
export const rowsMessages = memberMessages({
  entries: {
    choice: { en: 'choice', de: 'Option' },
    question: { en: 'question', de: 'Frage' },
    tab: { en: 'tab', de: 'Registerkarte' },
    person: { en: 'person', de: 'Person' },
    row: { en: 'row', de: 'Zeile' },
    group: { en: 'group', de: 'Gruppe' },
    mask: { en: 'input mask', de: 'Eingabeformat' },
    column: { en: 'column', de: 'Spalte' },
    condition: { en: 'condition', de: 'Bedingung' },
    rule: { en: 'rule', de: 'Regel' },
    action: { en: 'action', de: 'Aktion' },
  },
  none: {
    choice: { en: 'No choices yet.', de: 'Noch keine Optionen.' },
    question: { en: 'No questions yet.', de: 'Noch keine Fragen.' },
    tab: { en: 'No tabs yet.', de: 'Noch keine Registerkarten.' },
    person: { en: 'No people yet.', de: 'Noch keine Personen.' },
    row: { en: 'No rows yet.', de: 'Noch keine Zeilen.' },
    group: { en: 'No groups yet.', de: 'Noch keine Gruppen.' },
    mask: { en: 'No input masks yet.', de: 'Noch keine Eingabeformate.' },
    column: { en: 'No columns yet.', de: 'Noch keine Spalten.' },
    condition: { en: 'No conditions yet.', de: 'Noch keine Bedingungen.' },
    rule: { en: 'No rules yet.', de: 'Noch keine Regeln.' },
    action: { en: 'No actions yet.', de: 'Noch keine Aktionen.' },
  },
  add: { en: 'Add {entry}', de: '{entry} hinzufügen' },
  cell: { en: '{column}, {entry} {position}', de: '{column}, {entry} {position}' },
  moveUp: { en: 'Move {entry} {position} up', de: '{entry} {position} nach oben verschieben' },
  moveDown: { en: 'Move {entry} {position} down', de: '{entry} {position} nach unten verschieben' },
  remove: { en: 'Remove {entry} {position}', de: '{entry} {position} entfernen' },
  moved: {
    en: 'Moved {entry} to position {position} of {count}',
    de: '{entry} an Position {position} von {count} verschoben',
  },
  removed: { en: 'Removed {entry} {position}', de: '{entry} {position} entfernt' },
});

/** What one row of an editor is. */
export type RowEntry = keyof MessagesOf<typeof rowsMessages>['entries'];
