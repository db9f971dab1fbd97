import { memberMessages } from '@tideform/i18n';

/** Texts of the builder around its tabs. */
export const builderMessages = memberMessages({
  back: { en: 'Back to forms', de: 'Zurück zu den Formularen' },
  untitled: { en: 'Untitled', de: 'Ohne Titel' },
  titleLabel: { en: 'Form title', de: 'Titel des Formulars' },
  savingTitle: { en: 'Saving the title…', de: 'Titel wird gespeichert …' },
  editTitle: { en: 'Edit title: {title}', de: 'Titel ändern: {title}' },
  draft: { en: 'Draft', de: 'Entwurf' },
  tabs: {
    build: { en: 'Build', de: 'Bauen' },
    preview: { en: 'Preview', de: 'Vorschau' },
    pdf: { en: 'Pdf', de: 'PDF' },
    email: { en: 'Email', de: 'E-Mail' },
  },
  views: { en: 'Views', de: 'Ansichten' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  saving: { en: 'Saving…', de: 'Speichert …' },
  savingPublish: { en: 'Saving...', de: 'Speichert …' },
  unsaved: { en: 'Not saved', de: 'Nicht gespeichert' },
  offline: { en: 'Offline', de: 'Offline' },
  retry: { en: 'Try Again', de: 'Noch einmal versuchen' },
  undo: { en: 'Undo (Ctrl+Z)', de: 'Rückgängig (Strg+Z)' },
  redo: { en: 'Redo (Ctrl+Y)', de: 'Wiederholen (Strg+Y)' },
  viewSubmissions: { en: 'View Submissions', de: 'Einsendungen ansehen' },
  hasChanges: { en: 'Has unpublished changes', de: 'Hat unveröffentlichte Änderungen' },
  hasNoChanges: { en: 'Has no unpublished changes', de: 'Hat keine unveröffentlichten Änderungen' },
  notPublished: { en: 'Not published yet', de: 'Noch nicht veröffentlicht' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  actions: { en: 'Actions', de: 'Aktionen' },
  permissions: { en: 'Permissions', de: 'Berechtigungen' },
  titleTemplate: { en: 'Title Template', de: 'Titelvorlage' },
  customCss: { en: 'Custom CSS', de: 'Eigenes CSS' },
  rules: { en: 'Rules', de: 'Regeln' },
  viewSource: { en: 'View Source', de: 'Quelltext ansehen' },
  versions: { en: 'Version History', de: 'Versionsverlauf' },
  submissions: { en: 'Submissions', de: 'Einsendungen' },
  dataSources: { en: 'Data Sources', de: 'Datenquellen' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe' },
  unPublish: { en: 'Un-Publish', de: 'Zurückziehen' },
  delete: { en: 'Delete', de: 'Löschen' },
  refused: {
    en: 'This form cannot be published: {reason}',
    de: 'Dieses Formular kann nicht veröffentlicht werden: {reason}',
  },
  needsSubmit: {
    en: 'A submit button is required before you can publish the form',
    de: 'Das Formular braucht einen Knopf zum Absenden, bevor Sie es veröffentlichen können',
  },
  source: {
    title: { en: 'View Source', de: 'Quelltext ansehen' },
    label: { en: 'Source of the form as JSON', de: 'Quelltext des Formulars als JSON' },
    hint: {
      en: 'The whole form in form.io’s format. Parts that Tideform does not know are kept.',
      de: 'Das ganze Formular im Format von form.io. Was Tideform nicht kennt, bleibt erhalten.',
    },
    unknown: {
      en: 'Not known yet: {types}. Kept, but not shown.',
      de: 'Noch nicht bekannt: {types}. Bleibt erhalten, wird aber nicht gezeigt.',
    },
  },
  json: {
    broken: { en: 'This cannot be applied', de: 'Das kann nicht übernommen werden' },
    apply: { en: 'Apply', de: 'Übernehmen' },
    cancel: { en: 'Cancel', de: 'Abbrechen' },
    loading: { en: 'Loading editor...', de: 'Editor wird geladen …' },
  },
  undrawn: {
    source: { en: 'Only the source is open', de: 'Nur der Quelltext ist geöffnet' },
    sourceText: {
      en: 'The form itself is not shown here. Correct its source, then go on building.',
      de: 'Das Formular selbst wird hier nicht gezeigt. Korrigieren Sie den Quelltext und bauen Sie dann weiter.',
    },
    failed: { en: 'This form cannot be shown', de: 'Dieses Formular kann nicht gezeigt werden' },
    failedText: {
      en: 'Something in it is wrong. You can look at its source and correct it.',
      de: 'Etwas darin stimmt nicht. Sie können den Quelltext ansehen und korrigieren.',
    },
    viewSource: { en: 'View Source', de: 'Quelltext ansehen' },
    build: { en: 'Open Build', de: 'Weiter bauen' },
    again: { en: 'Try again', de: 'Noch einmal versuchen' },
  },
  notAllowed: {
    en: 'You do not have permission to build forms in this team.',
    de: 'Sie haben keine Berechtigung, in diesem Team Formulare zu bauen.',
  },
  notAllowedText: {
    en: 'Ask a team owner to let you build, or go back to the forms.',
    de: 'Bitten Sie jemanden, dem das Team gehört, um die Berechtigung, oder gehen Sie zurück zu den Formularen.',
  },
  notFound: { en: 'This form is not here', de: 'Dieses Formular ist nicht hier' },
  notFoundText: {
    en: 'It was deleted, or it has not been synced to this device yet.',
    de: 'Es wurde gelöscht oder ist noch nicht auf diesem Gerät angekommen.',
  },
  reviewLink: { en: 'Review Link', de: 'Link zum Prüfen' },
  reviewCopied: { en: 'Review link copied', de: 'Link zum Prüfen kopiert' },
  blankForm: { en: 'Blank form as Pdf', de: 'Leeres Formular als PDF' },
  blankFailed: { en: 'The PDF could not be drawn', de: 'Das PDF konnte nicht gezeichnet werden' },
  noReview: {
    en: 'You do not have permission to review this form',
    de: 'Sie haben keine Berechtigung, dieses Formular zu prüfen',
  },
  noReviewText: {
    en: 'Ask whoever sent you the link, or a team owner.',
    de: 'Fragen Sie, von wem der Link kommt, oder einen Team-Besitzer.',
  },
  toForms: { en: 'Go to forms', de: 'Zu den Formularen' },
  larger: {
    en: 'A larger screen is required to build forms',
    de: 'Um Formulare zu bauen, ist ein größerer Bildschirm nötig',
  },
  largerText: {
    en: 'Open this form on a tablet or a computer, or turn your device.',
    de: 'Öffnen Sie dieses Formular auf einem Tablet oder Computer, oder drehen Sie Ihr Gerät.',
  },
  keptAnswers: {
    one: {
      en: 'Answers so far are kept. To see them, show the column “{name} (removed question)” in the submissions table.',
      de: 'Bisherige Antworten bleiben erhalten. Um sie zu sehen, blenden Sie in der Tabelle der Einsendungen die Spalte „{name} (entfernte Frage)“ ein.',
    },
    several: {
      en: 'Answers so far are kept. To see them, show the columns of removed questions in the submissions table.',
      de: 'Bisherige Antworten bleiben erhalten. Um sie zu sehen, blenden Sie in der Tabelle der Einsendungen die Spalten der entfernten Fragen ein.',
    },
  },
  loading: { en: 'Loading form', de: 'Formular wird geladen' },
  loadFailed: {
    en: 'The newest draft could not be loaded',
    de: 'Der neueste Entwurf konnte nicht geladen werden',
  },
  empty: {
    title: { en: 'Empty Form', de: 'Leeres Formular' },
    text: {
      en: 'This form has nothing but a submit button. Keep it for later, or delete it?',
      de: 'Dieses Formular hat nur einen Knopf zum Absenden. Für später behalten oder löschen?',
    },
    keep: { en: 'Keep', de: 'Behalten' },
    delete: { en: 'Delete', de: 'Löschen' },
  },
});
