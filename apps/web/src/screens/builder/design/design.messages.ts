import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the tab where a form is built, those that are read aloud too. */
export const designMessages = memberMessages({
  panes: {
    rules: { en: 'Rules', de: 'Regeln' },
    parts: { en: 'Parts of the form', de: 'Teile des Formulars' },
    canvas: { en: 'Canvas', de: 'Arbeitsfläche' },
    settings: { en: 'Settings', de: 'Einstellungen' },
  },
  tabs: {
    components: { en: 'Components', de: 'Komponenten' },
    outline: { en: 'Outline', de: 'Gliederung' },
  },
  /** Somebody else took it away meanwhile; in English the specification's words. */
  gone: {
    en: 'Unable to find component id for schema update',
    de: 'Die geänderte Komponente ist nicht mehr im Formular',
  },
  /** References that an edit could not rewrite. */
  lost: {
    title: {
      en: '{count, plural, one {Check a reference that couldn’t be updated} other {Check # references that couldn’t be updated}}',
      de: '{count, plural, one {Prüfen Sie einen Verweis, der nicht angepasst werden konnte} other {Prüfen Sie # Verweise, die nicht angepasst werden konnten}}',
    },
    reference: { en: '{component}, line {line}: {name}', de: '{component}, Zeile {line}: {name}' },
  },
  unknownKind: { en: '{type}, not known yet', de: '{type}, noch nicht bekannt' },
  block: { en: '{name}, {kind}', de: '{name}, {kind}' },
  blockRole: { en: 'component', de: 'Komponente' },
  palette: {
    find: { en: 'Find a component', de: 'Komponente suchen' },
    findHint: { en: 'Search', de: 'Suchen' },
    label: { en: 'Components to add', de: 'Komponenten zum Hinzufügen' },
    none: { en: 'No component matches “{query}”', de: 'Keine Komponente passt zu „{query}“' },
    noneHint: {
      en: 'Try another word, such as text, choice or date.',
      de: 'Versuchen Sie ein anderes Wort, etwa Text, Auswahl oder Datum.',
    },
    favourites: { en: 'Favourites', de: 'Favoriten' },
    chooseFavourites: { en: 'Choose favourites', de: 'Favoriten auswählen' },
    choseFavourites: { en: 'Done choosing favourites', de: 'Auswahl der Favoriten beenden' },
    favouritesHint: {
      en: 'Press what you use often: it stays at the top, on this device.',
      de: 'Drücken Sie, was Sie oft brauchen: Es bleibt oben, auf diesem Gerät.',
    },
    added: { en: 'Added {name}', de: '{name} hinzugefügt' },
    addedTo: { en: 'Added {name} to {place}', de: '{name} zu {place} hinzugefügt' },
  },
  canvas: {
    empty: { en: 'What do you want to ask?', de: 'Was möchten Sie fragen?' },
    emptyText: {
      en: 'Drag a component here, or choose one from the list and press Enter.',
      de: 'Ziehen Sie eine Komponente hierher, oder wählen Sie eine aus der Liste und drücken Sie die Eingabetaste.',
    },
    emptySlot: { en: 'Drop components here', de: 'Komponenten hier ablegen' },
    emptyPage: { en: 'This page is empty', de: 'Diese Seite ist leer' },
    noPages: { en: 'This wizard has no pages', de: 'Dieser Assistent hat keine Seiten' },
    noPagesText: {
      en: 'Add a first page to put components on.',
      de: 'Fügen Sie eine erste Seite für Komponenten hinzu.',
    },
    addPage: { en: 'Add a page', de: 'Seite hinzufügen' },
    quoted: { en: '“{name}”', de: '„{name}“' },
    besidePages: {
      en: '{count, plural, one {{names} is on no page: it is shown with every page. You can move it in the outline.} other {{names} are on no page: they are shown with every page. You can move them in the outline.}}',
      de: '{count, plural, one {{names} liegt auf keiner Seite: Es erscheint mit jeder Seite. In der Gliederung können Sie es verschieben.} other {{names} liegen auf keiner Seite: Sie erscheinen mit jeder Seite. In der Gliederung können Sie sie verschieben.}}',
    },
    unknown: {
      en: '“{type}” is not known here yet. It is kept as it is.',
      de: '„{type}“ ist hier noch nicht bekannt. Es bleibt, wie es ist.',
    },
    tooLarge: {
      en: '“{label}” is too large to show: {limit}',
      de: '„{label}“ ist zu groß, um es zu zeigen: {limit}',
    },
    tooMany: {
      en: 'A form can have at most {most, number} components',
      de: 'Ein Formular kann höchstens {most, number} Komponenten haben',
    },
    leftOut: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} shown here. Use the outline to delete or move components. You can’t publish the form until then.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} hier nicht angezeigt. Löschen oder verschieben Sie Komponenten in der Gliederung. Vorher lässt sich das Formular nicht veröffentlichen.',
    },
    hidden: { en: 'Hidden', de: 'Verborgen' },
    conditional: { en: 'Conditional', de: 'Bedingt' },
    drop: { en: 'Drop here', de: 'Hier ablegen' },
    dropIn: { en: 'Drop in {place}', de: 'In {place} ablegen' },
  },
  tools: {
    saveField: { en: 'Save as custom field', de: 'Als eigenes Feld speichern' },
    label: { en: 'Actions for {name}', de: 'Aktionen für {name}' },
    move: {
      en: 'Drag to move, or press Alt and an arrow key',
      de: 'Zum Verschieben ziehen, oder Alt und eine Pfeiltaste drücken',
    },
    duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)' },
    delete: { en: 'Delete', de: 'Löschen' },
    more: { en: 'More actions', de: 'Weitere Aktionen' },
    edit: { en: 'Edit settings', de: 'Einstellungen bearbeiten' },
    up: { en: 'Move up', de: 'Nach oben' },
    down: { en: 'Move down', de: 'Nach unten' },
    in: { en: 'Move into the container before', de: 'In den Behälter davor' },
    out: { en: 'Move out of its container', de: 'Aus dem Behälter heraus' },
    copy: { en: 'Copy', de: 'Kopieren' },
    cut: { en: 'Cut', de: 'Ausschneiden' },
    paste: { en: 'Paste after', de: 'Dahinter einfügen' },
    rename: { en: 'Rename', de: 'Umbenennen' },
    several: { en: 'Select several', de: 'Mehrere auswählen' },
    parent: { en: 'Select parent', de: 'Behälter auswählen' },
    keys: {
      edit: { en: 'Enter', de: 'Eingabe' },
      up: { en: 'Alt+↑', de: 'Alt+↑' },
      down: { en: 'Alt+↓', de: 'Alt+↓' },
      in: { en: 'Alt+→', de: 'Alt+→' },
      out: { en: 'Alt+←', de: 'Alt+←' },
      copy: { en: 'Ctrl+C', de: 'Strg+C' },
      cut: { en: 'Ctrl+X', de: 'Strg+X' },
      paste: { en: 'Ctrl+V', de: 'Strg+V' },
      several: { en: 'Ctrl+Space', de: 'Strg+Leertaste' },
      parent: { en: '←', de: '←' },
    },
  },
  outline: {
    search: { en: 'Search', de: 'Suchen' },
    find: { en: 'Find in the form', de: 'Im Formular suchen' },
    more: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} listed. Search to find {count, plural, one {it} other {them}}.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} nicht aufgeführt. Über die Suche finden Sie sie.',
    },
    label: { en: 'Outline of the form', de: 'Gliederung des Formulars' },
    empty: { en: 'Nothing here yet', de: 'Hier ist noch nichts' },
    none: { en: 'Nothing in this form matches “{query}”', de: 'Nichts in diesem Formular passt zu „{query}“' },
  },
  settings: {
    none: { en: 'Nothing is selected', de: 'Nichts ist ausgewählt' },
    tips: {
      select: {
        en: 'Select a component to see its settings here. Ctrl or Shift select several.',
        de: 'Wählen Sie eine Komponente, um hier ihre Einstellungen zu sehen. Mit Strg oder Umschalt wählen Sie mehrere.',
      },
      move: {
        en: 'Arrow keys walk through the form; Alt and an arrow key moves a component.',
        de: 'Pfeiltasten führen durch das Formular; Alt und eine Pfeiltaste verschieben eine Komponente.',
      },
      keys: {
        en: 'Enter edits, Delete deletes, Ctrl+D duplicates. Everything can be undone with Ctrl+Z.',
        de: 'Eingabe bearbeitet, Entf löscht, Strg+D dupliziert. Mit Strg+Z lässt sich alles rückgängig machen.',
      },
    },
  },
  said: {
    savedField: { en: 'Saved {name} as a custom field', de: '{name} als eigenes Feld gespeichert' },
    moved: {
      en: 'Moved {name} to position {position} of {count}',
      de: '{name} an Stelle {position} von {count} verschoben',
    },
    movedIn: {
      en: 'Moved {name} to position {position} of {count} in {place}',
      de: '{name} an Stelle {position} von {count} in {place} verschoben',
    },
    cannotMove: { en: '{name} cannot go further that way', de: '{name}: In dieser Richtung geht es nicht weiter' },
    duplicated: { en: 'Duplicated {name}', de: '{name} dupliziert' },
    copied: { en: 'Copied {name}', de: '{name} kopiert' },
    pasted: {
      en: '{count, plural, one {Pasted # component} other {Pasted # components}}',
      de: '{count, plural, one {# Komponente eingefügt} other {# Komponenten eingefügt}}',
    },
    nothingToPaste: { en: 'There are no components to paste', de: 'Es gibt keine Komponenten zum Einfügen' },
    deleted: { en: 'Deleted {name}', de: '{name} gelöscht' },
    several: {
      en: '{count, plural, one {# component} other {# components}}',
      de: '{count, plural, one {# Komponente} other {# Komponenten}}',
    },
    lastPage: { en: 'A wizard needs at least one page', de: 'Ein Assistent braucht mindestens eine Seite' },
    undo: { en: 'Undo', de: 'Rückgängig' },
  },
});

export type DesignMessages = MessagesOf<typeof designMessages>;
