import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the tab where a form is built, those that are read aloud too. */
export const designMessages = memberMessages({
  panes: {
    rules: { en: 'Rules', de: 'Regeln' },
    parts: { en: 'Components and outline', de: 'Komponenten und Gliederung' },
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
      de: '{count, plural, one {Einen Verweis prüfen, der nicht angepasst werden konnte} other {# Verweise prüfen, die nicht angepasst werden konnten}}',
    },
    reference: { en: '{component}, line {line}: {name}', de: '{component}, Zeile {line}: {name}' },
  },
  unknownKind: { en: '{type}, not supported yet', de: '{type}, noch nicht unterstützt' },
  block: { en: '{name}, {kind}', de: '{name}, {kind}' },
  blockRole: { en: 'component', de: 'Komponente' },
  palette: {
    find: { en: 'Search components', de: 'Komponenten suchen' },
    findHint: { en: 'Search', de: 'Suchen' },
    label: { en: 'Available components', de: 'Verfügbare Komponenten' },
    none: { en: 'No components match “{query}”', de: 'Keine Komponenten für „{query}“ gefunden' },
    noneHint: {
      en: 'Try another word, such as text, choice, or date.',
      de: 'Versuchen Sie es mit einem anderen Wort, etwa Text, Auswahl oder Datum.',
    },
    favourites: { en: 'Favorites', de: 'Favoriten' },
    chooseFavourites: { en: 'Choose favorites', de: 'Favoriten auswählen' },
    choseFavourites: { en: 'Done choosing favorites', de: 'Auswahl der Favoriten beenden' },
    favouritesHint: {
      en: 'Select the components you use most. They’ll stay at the top of the list on this device.',
      de: 'Wählen Sie die Komponenten aus, die Sie am häufigsten verwenden. Sie bleiben auf diesem Gerät oben in der Liste.',
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
    noPages: { en: 'This wizard doesn’t have any pages', de: 'Dieser Assistent hat keine Seiten' },
    noPagesText: {
      en: 'Add a page, then add components to it.',
      de: 'Fügen Sie eine Seite und dann Komponenten hinzu.',
    },
    addPage: { en: 'Add page', de: 'Seite hinzufügen' },
    quoted: { en: '“{name}”', de: '„{name}“' },
    besidePages: {
      en: '{count, plural, one {{names} isn’t on a page, so it’s shown with every page. You can move it in the outline.} other {{names} aren’t on a page, so they’re shown with every page. You can move them in the outline.}}',
      de: '{count, plural, one {{names} liegt auf keiner Seite und wird deshalb auf jeder angezeigt. Sie können die Komponente in der Gliederung verschieben.} other {{names} liegen auf keiner Seite und werden deshalb auf jeder angezeigt. Sie können die Komponenten in der Gliederung verschieben.}}',
    },
    unknown: {
      en: '“{type}” isn’t supported yet. The component is kept unchanged.',
      de: '„{type}“ wird noch nicht unterstützt. Die Komponente bleibt unverändert erhalten.',
    },
    tooLarge: {
      en: '“{label}” is too large to show: {limit}',
      de: '„{label}“ ist zu groß, um angezeigt zu werden: {limit}',
    },
    tooMany: {
      en: 'A form can have up to {most, number} components',
      de: 'Ein Formular kann bis zu {most, number} Komponenten haben',
    },
    leftOut: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} shown here. Use the outline to delete or move components. You can’t publish the form until then.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} hier nicht angezeigt. Löschen oder verschieben Sie Komponenten in der Gliederung. Vorher lässt sich das Formular nicht veröffentlichen.',
    },
    hidden: { en: 'Hidden', de: 'Ausgeblendet' },
    conditional: { en: 'Conditional', de: 'Bedingt' },
    drop: { en: 'Drop here', de: 'Hier ablegen' },
    dropIn: { en: 'Drop in {place}', de: 'In {place} ablegen' },
  },
  tools: {
    saveField: { en: 'Save as custom field', de: 'Als eigenes Feld speichern' },
    label: { en: 'Actions for {name}', de: 'Aktionen für {name}' },
    move: {
      en: 'Drag to move, or press Alt+arrow key',
      de: 'Zum Verschieben ziehen oder Alt+Pfeiltaste drücken',
    },
    duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)' },
    delete: { en: 'Delete', de: 'Löschen' },
    more: { en: 'More actions', de: 'Weitere Aktionen' },
    edit: { en: 'Edit settings', de: 'Einstellungen bearbeiten' },
    up: { en: 'Move up', de: 'Nach oben verschieben' },
    down: { en: 'Move down', de: 'Nach unten verschieben' },
    in: { en: 'Move into previous container', de: 'In vorherigen Container verschieben' },
    out: { en: 'Move out of container', de: 'Aus Container verschieben' },
    copy: { en: 'Copy', de: 'Kopieren' },
    cut: { en: 'Cut', de: 'Ausschneiden' },
    paste: { en: 'Paste after', de: 'Dahinter einfügen' },
    rename: { en: 'Rename', de: 'Umbenennen' },
    several: { en: 'Select multiple', de: 'Mehrere auswählen' },
    parent: { en: 'Select parent', de: 'Übergeordnetes Element auswählen' },
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
    find: { en: 'Search this form', de: 'Formular durchsuchen' },
    more: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} listed. Search to find {count, plural, one {it} other {them}}.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} nicht aufgeführt. Über die Suche finden Sie sie.',
    },
    label: { en: 'Form outline', de: 'Gliederung des Formulars' },
    empty: { en: 'No components yet', de: 'Noch keine Komponenten' },
    none: {
      en: 'No components in this form match “{query}”',
      de: 'Keine Komponenten in diesem Formular für „{query}“ gefunden',
    },
  },
  settings: {
    none: { en: 'No component selected', de: 'Keine Komponente ausgewählt' },
    tips: {
      select: {
        en: 'Select a component to see its settings here. Press Ctrl or Shift to select more than one.',
        de: 'Wählen Sie eine Komponente aus, um ihre Einstellungen hier anzuzeigen. Mit Strg oder Umschalt wählen Sie mehrere aus.',
      },
      move: {
        en: 'Use the arrow keys to go through the form. Use Alt+arrow keys to move a component.',
        de: 'Mit den Pfeiltasten navigieren Sie durch das Formular. Mit Alt+Pfeiltasten verschieben Sie eine Komponente.',
      },
      keys: {
        en: 'Press Enter to edit, Delete to delete, or Ctrl+D to duplicate. Press Ctrl+Z to undo any change.',
        de: 'Drücken Sie die Eingabetaste zum Bearbeiten, Entf zum Löschen oder Strg+D zum Duplizieren. Mit Strg+Z machen Sie jede Änderung rückgängig.',
      },
    },
  },
  said: {
    savedField: { en: 'Saved {name} as a custom field', de: '{name} als eigenes Feld gespeichert' },
    moved: {
      en: 'Moved {name} to position {position} of {count}',
      de: '{name} an Position {position} von {count} verschoben',
    },
    movedIn: {
      en: 'Moved {name} to position {position} of {count} in {place}',
      de: '{name} in {place} an Position {position} von {count} verschoben',
    },
    cannotMove: {
      en: 'Can’t move {name} any further in that direction',
      de: '{name} lässt sich nicht weiter in diese Richtung verschieben',
    },
    duplicated: { en: 'Duplicated {name}', de: '{name} dupliziert' },
    copied: { en: 'Copied {name}', de: '{name} kopiert' },
    pasted: {
      en: '{count, plural, one {Pasted # component} other {Pasted # components}}',
      de: '{count, plural, one {# Komponente eingefügt} other {# Komponenten eingefügt}}',
    },
    nothingToPaste: { en: 'No components to paste', de: 'Keine Komponenten zum Einfügen' },
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
