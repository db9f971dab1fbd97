import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of setting editors that have rows. `entries`: noun for one row, for use within a sentence. */
export const rowsMessages = memberMessages({
  entries: {
    choice: { en: 'choice', de: 'Option', fr: 'choix' },
    question: { en: 'question', de: 'Frage', fr: 'question' },
    tab: { en: 'tab', de: 'Registerkarte', fr: 'onglet' },
    person: { en: 'person', de: 'Person', fr: 'personne' },
    row: { en: 'row', de: 'Zeile', fr: 'ligne' },
    group: { en: 'group', de: 'Gruppe', fr: 'groupe' },
    mask: { en: 'input mask', de: 'Eingabeformat', fr: 'masque de saisie' },
    column: { en: 'column', de: 'Spalte', fr: 'colonne' },
    condition: { en: 'condition', de: 'Bedingung', fr: 'condition' },
    rule: { en: 'rule', de: 'Regel', fr: 'règle' },
    action: { en: 'action', de: 'Aktion', fr: 'action' },
  },
  none: {
    choice: { en: 'No choices yet.', de: 'Noch keine Optionen.', fr: 'Aucun choix pour l’instant.' },
    question: { en: 'No questions yet.', de: 'Noch keine Fragen.', fr: 'Aucune question pour l’instant.' },
    tab: { en: 'No tabs yet.', de: 'Noch keine Registerkarten.', fr: 'Aucun onglet pour l’instant.' },
    person: { en: 'No people yet.', de: 'Noch keine Personen.', fr: 'Aucune personne pour l’instant.' },
    row: { en: 'No rows yet.', de: 'Noch keine Zeilen.', fr: 'Aucune ligne pour l’instant.' },
    group: { en: 'No groups yet.', de: 'Noch keine Gruppen.', fr: 'Aucun groupe pour l’instant.' },
    mask: { en: 'No input masks yet.', de: 'Noch keine Eingabeformate.', fr: 'Aucun masque de saisie pour l’instant.' },
    column: { en: 'No columns yet.', de: 'Noch keine Spalten.', fr: 'Aucune colonne pour l’instant.' },
    condition: { en: 'No conditions yet.', de: 'Noch keine Bedingungen.', fr: 'Aucune condition pour l’instant.' },
    rule: { en: 'No rules yet.', de: 'Noch keine Regeln.', fr: 'Aucune règle pour l’instant.' },
    action: { en: 'No actions yet.', de: 'Noch keine Aktionen.', fr: 'Aucune action pour l’instant.' },
  },
  add: { en: 'Add {entry}', de: '{entry} hinzufügen', fr: 'Ajouter : {entry}' },
  cell: { en: '{column}, {entry} {position}', de: '{column}, {entry} {position}', fr: '{column}, {entry} {position}' },
  moveUp: {
    en: 'Move {entry} {position} up',
    de: '{entry} {position} nach oben verschieben',
    fr: 'Déplacer vers le haut : {entry} {position}',
  },
  moveDown: {
    en: 'Move {entry} {position} down',
    de: '{entry} {position} nach unten verschieben',
    fr: 'Déplacer vers le bas : {entry} {position}',
  },
  remove: { en: 'Remove {entry} {position}', de: '{entry} {position} entfernen', fr: 'Supprimer : {entry} {position}' },
  moved: {
    en: 'Moved {entry} to position {position} of {count}',
    de: '{entry} an Position {position} von {count} verschoben',
    fr: 'Élément déplacé : {entry}, position {position} sur {count}',
  },
  removed: {
    en: 'Removed {entry} {position}',
    de: '{entry} {position} entfernt',
    fr: 'Élément supprimé : {entry} {position}',
  },
});

/** Kind of entry that one row of an editor represents. */
export type RowEntry = keyof MessagesOf<typeof rowsMessages>['entries'];
