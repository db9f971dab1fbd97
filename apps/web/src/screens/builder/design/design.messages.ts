import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the design tab, including announcements for screen readers. */
export const designMessages = memberMessages({
  panes: {
    rules: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
    parts: { en: 'Components and outline', de: 'Komponenten und Gliederung', fr: 'Composants et plan' },
    canvas: { en: 'Canvas', de: 'Arbeitsfläche', fr: 'Zone de conception' },
    settings: { en: 'Settings', de: 'Einstellungen', fr: 'Paramètres' },
  },
  tabs: {
    components: { en: 'Components', de: 'Komponenten', fr: 'Composants' },
    outline: { en: 'Outline', de: 'Gliederung', fr: 'Plan' },
  },
  /**
   * Shown when another editor has deleted the component meanwhile. The English text is verbatim from the specification.
   */
  gone: {
    en: 'Unable to find component id for schema update',
    de: 'Die geänderte Komponente ist nicht mehr im Formular',
    fr: 'Le composant modifié ne figure plus dans le formulaire',
  },
  /** References that an edit could not rewrite. */
  lost: {
    title: {
      en: '{count, plural, one {Check a reference that couldn’t be updated} other {Check # references that couldn’t be updated}}',
      de: '{count, plural, one {Einen Verweis prüfen, der nicht angepasst werden konnte} other {# Verweise prüfen, die nicht angepasst werden konnten}}',
      fr: '{count, plural, one {Vérifier une référence qui n’a pas pu être mise à jour} many {Vérifier # de références qui n’ont pas pu être mises à jour} other {Vérifier # références qui n’ont pas pu être mises à jour}}',
    },
    reference: {
      en: '{component}, line {line}: {name}',
      de: '{component}, Zeile {line}: {name}',
      fr: '{component}, ligne {line} : {name}',
    },
  },
  unknownKind: {
    en: '{type}, not supported yet',
    de: '{type}, noch nicht unterstützt',
    fr: '{type}, pas encore pris en charge',
  },
  block: { en: '{name}, {kind}', de: '{name}, {kind}', fr: '{name}, {kind}' },
  blockRole: { en: 'component', de: 'Komponente', fr: 'composant' },
  palette: {
    find: { en: 'Search components', de: 'Komponenten suchen', fr: 'Rechercher des composants' },
    findHint: { en: 'Search', de: 'Suchen', fr: 'Rechercher' },
    label: { en: 'Available components', de: 'Verfügbare Komponenten', fr: 'Composants disponibles' },
    none: {
      en: 'No components match “{query}”',
      de: 'Keine Komponenten für „{query}“ gefunden',
      fr: 'Aucun composant ne correspond à « {query} »',
    },
    noneHint: {
      en: 'Try another word, such as text, choice, or date.',
      de: 'Versuchen Sie es mit einem anderen Wort, etwa Text, Auswahl oder Datum.',
      fr: 'Essayez un autre mot, comme texte, choix ou date.',
    },
    favourites: { en: 'Favorites', de: 'Favoriten', fr: 'Favoris' },
    chooseFavourites: { en: 'Choose favorites', de: 'Favoriten auswählen', fr: 'Choisir les favoris' },
    choseFavourites: {
      en: 'Done choosing favorites',
      de: 'Auswahl der Favoriten beenden',
      fr: 'Terminer le choix des favoris',
    },
    favouritesHint: {
      en: 'Select the components you use most. They’ll stay at the top of the list on this device.',
      de: 'Wählen Sie die Komponenten aus, die Sie am häufigsten verwenden. Sie bleiben auf diesem Gerät oben in der Liste.',
      fr: 'Sélectionnez les composants que vous utilisez le plus. Ils resteront en haut de la liste sur cet appareil.',
    },
    added: { en: 'Added {name}', de: '{name} hinzugefügt', fr: 'Composant ajouté : {name}' },
    addedTo: {
      en: 'Added {name} to {place}',
      de: '{name} zu {place} hinzugefügt',
      fr: 'Composant ajouté dans {place} : {name}',
    },
  },
  canvas: {
    empty: { en: 'What do you want to ask?', de: 'Was möchten Sie fragen?', fr: 'Que voulez-vous demander ?' },
    emptyText: {
      en: 'Drag a component here, or choose one from the list and press Enter.',
      de: 'Ziehen Sie eine Komponente hierher, oder wählen Sie eine aus der Liste und drücken Sie die Eingabetaste.',
      fr: 'Faites glisser un composant ici, ou choisissez-en un dans la liste et appuyez sur Entrée.',
    },
    emptySlot: { en: 'Drop components here', de: 'Komponenten hier ablegen', fr: 'Déposez des composants ici' },
    emptyPage: { en: 'This page is empty', de: 'Diese Seite ist leer', fr: 'Cette page est vide' },
    noPages: {
      en: 'This wizard doesn’t have any pages',
      de: 'Dieser Assistent hat keine Seiten',
      fr: 'Cet assistant ne contient aucune page',
    },
    noPagesText: {
      en: 'Add a page, then add components to it.',
      de: 'Fügen Sie eine Seite und dann Komponenten hinzu.',
      fr: 'Ajoutez une page, puis ajoutez-y des composants.',
    },
    addPage: { en: 'Add page', de: 'Seite hinzufügen', fr: 'Ajouter une page' },
    quoted: { en: '“{name}”', de: '„{name}“', fr: '« {name} »' },
    besidePages: {
      en: '{count, plural, one {{names} isn’t on a page, so it’s shown with every page. You can move it in the outline.} other {{names} aren’t on a page, so they’re shown with every page. You can move them in the outline.}}',
      de: '{count, plural, one {{names} liegt auf keiner Seite und wird deshalb auf jeder angezeigt. Sie können die Komponente in der Gliederung verschieben.} other {{names} liegen auf keiner Seite und werden deshalb auf jeder angezeigt. Sie können die Komponenten in der Gliederung verschieben.}}',
      fr: '{count, plural, one {{names} ne se trouve sur aucune page et s’affiche donc avec chaque page. Vous pouvez déplacer ce composant dans le plan.} many {{names} ne se trouvent sur aucune page et s’affichent donc avec chaque page. Vous pouvez déplacer ces composants dans le plan.} other {{names} ne se trouvent sur aucune page et s’affichent donc avec chaque page. Vous pouvez déplacer ces composants dans le plan.}}',
    },
    unknown: {
      en: '“{type}” isn’t supported yet. The component is kept unchanged.',
      de: '„{type}“ wird noch nicht unterstützt. Die Komponente bleibt unverändert erhalten.',
      fr: '« {type} » n’est pas encore pris en charge. Le composant est conservé tel quel.',
    },
    tooLarge: {
      en: '“{label}” is too large to show: {limit}',
      de: '„{label}“ ist zu groß, um angezeigt zu werden: {limit}',
      fr: '« {label} » est trop volumineux pour être affiché : {limit}',
    },
    tooMany: {
      en: 'A form can have up to {most, number} components',
      de: 'Ein Formular kann bis zu {most, number} Komponenten haben',
      fr: 'Un formulaire peut contenir jusqu’à {most, number} composants',
    },
    leftOut: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} shown here. Use the outline to delete or move components. You can’t publish the form until then.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} hier nicht angezeigt. Löschen oder verschieben Sie Komponenten in der Gliederung. Vorher lässt sich das Formular nicht veröffentlichen.',
      fr: '{count, plural, one {Un autre composant n’est pas affiché} many {# d’autres composants ne sont pas affichés} other {# autres composants ne sont pas affichés}} ici. Utilisez le plan pour supprimer ou déplacer des composants. D’ici là, vous ne pouvez pas publier le formulaire.',
    },
    hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
    conditional: { en: 'Conditional', de: 'Bedingt', fr: 'Conditionnel' },
    drop: { en: 'Drop here', de: 'Hier ablegen', fr: 'Déposez ici' },
    dropIn: { en: 'Drop in {place}', de: 'In {place} ablegen', fr: 'Déposez dans {place}' },
  },
  tools: {
    saveField: {
      en: 'Save as custom field',
      de: 'Als eigenes Feld speichern',
      fr: 'Enregistrer comme champ personnalisé',
    },
    label: { en: 'Actions for {name}', de: 'Aktionen für {name}', fr: 'Actions pour {name}' },
    move: {
      en: 'Drag to move, or press Alt+arrow key',
      de: 'Zum Verschieben ziehen oder Alt+Pfeiltaste drücken',
      fr: 'Faites glisser pour déplacer, ou appuyez sur Alt+touche de direction',
    },
    duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)', fr: 'Dupliquer (Ctrl+D)' },
    delete: { en: 'Delete', de: 'Löschen', fr: 'Supprimer' },
    more: { en: 'More actions', de: 'Weitere Aktionen', fr: 'Autres actions' },
    edit: { en: 'Edit settings', de: 'Einstellungen bearbeiten', fr: 'Modifier les paramètres' },
    up: { en: 'Move up', de: 'Nach oben verschieben', fr: 'Déplacer vers le haut' },
    down: { en: 'Move down', de: 'Nach unten verschieben', fr: 'Déplacer vers le bas' },
    in: {
      en: 'Move into previous container',
      de: 'In vorherigen Container verschieben',
      fr: 'Déplacer dans le conteneur précédent',
    },
    out: { en: 'Move out of container', de: 'Aus Container verschieben', fr: 'Sortir du conteneur' },
    copy: { en: 'Copy', de: 'Kopieren', fr: 'Copier' },
    cut: { en: 'Cut', de: 'Ausschneiden', fr: 'Couper' },
    paste: { en: 'Paste after', de: 'Dahinter einfügen', fr: 'Coller après' },
    rename: { en: 'Rename', de: 'Umbenennen', fr: 'Renommer' },
    several: { en: 'Select multiple', de: 'Mehrere auswählen', fr: 'Sélection multiple' },
    parent: { en: 'Select parent', de: 'Übergeordnetes Element auswählen', fr: 'Sélectionner le parent' },
    keys: {
      edit: { en: 'Enter', de: 'Eingabe', fr: 'Entrée' },
      up: { en: 'Alt+↑', de: 'Alt+↑', fr: 'Alt+↑' },
      down: { en: 'Alt+↓', de: 'Alt+↓', fr: 'Alt+↓' },
      in: { en: 'Alt+→', de: 'Alt+→', fr: 'Alt+→' },
      out: { en: 'Alt+←', de: 'Alt+←', fr: 'Alt+←' },
      copy: { en: 'Ctrl+C', de: 'Strg+C', fr: 'Ctrl+C' },
      cut: { en: 'Ctrl+X', de: 'Strg+X', fr: 'Ctrl+X' },
      paste: { en: 'Ctrl+V', de: 'Strg+V', fr: 'Ctrl+V' },
      several: { en: 'Ctrl+Space', de: 'Strg+Leertaste', fr: 'Ctrl+Espace' },
      parent: { en: '←', de: '←', fr: '←' },
    },
  },
  outline: {
    search: { en: 'Search', de: 'Suchen', fr: 'Rechercher' },
    find: { en: 'Search this form', de: 'Formular durchsuchen', fr: 'Rechercher dans ce formulaire' },
    more: {
      en: '{count, plural, one {One more component isn’t} other {# more components aren’t}} listed. Search to find {count, plural, one {it} other {them}}.',
      de: '{count, plural, one {Eine weitere Komponente wird} other {# weitere Komponenten werden}} nicht aufgeführt. Über die Suche finden Sie sie.',
      fr: '{count, plural, one {Un autre composant n’est pas répertorié. Utilisez la recherche pour le trouver.} many {# d’autres composants ne sont pas répertoriés. Utilisez la recherche pour les trouver.} other {# autres composants ne sont pas répertoriés. Utilisez la recherche pour les trouver.}}',
    },
    label: { en: 'Form outline', de: 'Gliederung des Formulars', fr: 'Plan du formulaire' },
    empty: { en: 'No components yet', de: 'Noch keine Komponenten', fr: 'Aucun composant pour l’instant' },
    none: {
      en: 'No components in this form match “{query}”',
      de: 'Keine Komponenten in diesem Formular für „{query}“ gefunden',
      fr: 'Aucun composant de ce formulaire ne correspond à « {query} »',
    },
  },
  settings: {
    none: { en: 'No component selected', de: 'Keine Komponente ausgewählt', fr: 'Aucun composant sélectionné' },
    tips: {
      select: {
        en: 'Select a component to see its settings here. Hold Ctrl or Shift to select more than one.',
        de: 'Wählen Sie eine Komponente aus, um ihre Einstellungen hier anzuzeigen. Halten Sie Strg oder Umschalt gedrückt, um mehrere auszuwählen.',
        fr: 'Sélectionnez un composant pour afficher ses paramètres ici. Maintenez la touche Ctrl ou Maj enfoncée pour en sélectionner plusieurs.',
      },
      move: {
        en: 'Use the arrow keys to go through the form. Use Alt+arrow keys to move a component.',
        de: 'Mit den Pfeiltasten navigieren Sie durch das Formular. Mit Alt+Pfeiltasten verschieben Sie eine Komponente.',
        fr: 'Utilisez les touches de direction pour parcourir le formulaire. Utilisez Alt+touches de direction pour déplacer un composant.',
      },
      keys: {
        en: 'Press Enter to edit, Delete to delete, or Ctrl+D to duplicate. Press Ctrl+Z to undo any change.',
        de: 'Drücken Sie die Eingabetaste zum Bearbeiten, Entf zum Löschen oder Strg+D zum Duplizieren. Mit Strg+Z machen Sie jede Änderung rückgängig.',
        fr: 'Appuyez sur Entrée pour modifier, sur Suppr pour supprimer ou sur Ctrl+D pour dupliquer. Appuyez sur Ctrl+Z pour annuler n’importe quelle modification.',
      },
    },
  },
  said: {
    savedField: {
      en: 'Saved {name} as a custom field',
      de: '{name} als eigenes Feld gespeichert',
      fr: 'Enregistré comme champ personnalisé : {name}',
    },
    moved: {
      en: 'Moved {name} to position {position} of {count}',
      de: '{name} an Position {position} von {count} verschoben',
      fr: 'Déplacement effectué : {name}, position {position} sur {count}',
    },
    movedIn: {
      en: 'Moved {name} to position {position} of {count} in {place}',
      de: '{name} in {place} an Position {position} von {count} verschoben',
      fr: 'Déplacement effectué : {name}, position {position} sur {count} dans {place}',
    },
    cannotMove: {
      en: 'Can’t move {name} any further in that direction',
      de: '{name} lässt sich nicht weiter in diese Richtung verschieben',
      fr: 'Impossible de déplacer {name} davantage dans cette direction',
    },
    duplicated: { en: 'Duplicated {name}', de: '{name} dupliziert', fr: 'Duplication effectuée : {name}' },
    copied: { en: 'Copied {name}', de: '{name} kopiert', fr: 'Copie effectuée : {name}' },
    pasted: {
      en: '{count, plural, one {Pasted # component} other {Pasted # components}}',
      de: '{count, plural, one {# Komponente eingefügt} other {# Komponenten eingefügt}}',
      fr: '{count, plural, one {# composant collé} many {# de composants collés} other {# composants collés}}',
    },
    nothingToPaste: {
      en: 'No components to paste',
      de: 'Keine Komponenten zum Einfügen',
      fr: 'Aucun composant à coller',
    },
    deleted: { en: 'Deleted {name}', de: '{name} gelöscht', fr: 'Suppression effectuée : {name}' },
    several: {
      en: '{count, plural, one {# component} other {# components}}',
      de: '{count, plural, one {# Komponente} other {# Komponenten}}',
      fr: '{count, plural, one {# composant} many {# de composants} other {# composants}}',
    },
    lastPage: {
      en: 'A wizard needs at least one page',
      de: 'Ein Assistent braucht mindestens eine Seite',
      fr: 'Un assistant doit contenir au moins une page',
    },
    undo: { en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
  },
});

export type DesignMessages = MessagesOf<typeof designMessages>;
