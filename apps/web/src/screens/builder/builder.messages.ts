import { memberMessages } from '@tideform/i18n';

/** Texts of the builder around its tabs. */
export const builderMessages = memberMessages({
  back: { en: 'Back to forms', de: 'Zurück zu den Formularen' },
  untitled: { en: 'Untitled', de: 'Ohne Titel' },
  titleLabel: { en: 'Form title', de: 'Formulartitel' },
  savingTitle: { en: 'Saving the title…', de: 'Titel wird gespeichert …' },
  editTitle: { en: 'Edit title: {title}', de: 'Titel bearbeiten: {title}' },
  draft: { en: 'Draft', de: 'Entwurf' },
  tabs: {
    build: { en: 'Build', de: 'Erstellen' },
    preview: { en: 'Preview', de: 'Vorschau' },
    pdf: { en: 'Pdf', de: 'PDF' },
    email: { en: 'Email', de: 'E-Mail' },
  },
  views: { en: 'Views', de: 'Ansichten' },
  saved: { en: 'Saved', de: 'Gespeichert' },
  saving: { en: 'Saving…', de: 'Wird gespeichert …' },
  savingPublish: { en: 'Saving...', de: 'Wird gespeichert …' },
  unsaved: { en: 'Not saved', de: 'Nicht gespeichert' },
  offline: { en: 'Offline', de: 'Offline' },
  retry: { en: 'Try Again', de: 'Erneut versuchen' },
  undo: { en: 'Undo (Ctrl+Z)', de: 'Rückgängig (Strg+Z)' },
  redo: { en: 'Redo (Ctrl+Y)', de: 'Wiederholen (Strg+Y)' },
  viewSubmissions: { en: 'View Submissions', de: 'Einsendungen anzeigen' },
  hasChanges: { en: 'You have unpublished changes', de: 'Es gibt unveröffentlichte Änderungen' },
  hasNoChanges: { en: 'All changes are published', de: 'Alle Änderungen sind veröffentlicht' },
  notPublished: { en: 'Not published yet', de: 'Noch nicht veröffentlicht' },
  publish: { en: 'Publish', de: 'Veröffentlichen' },
  actions: { en: 'Actions', de: 'Aktionen' },
  permissions: { en: 'Permissions', de: 'Berechtigungen' },
  titleTemplate: { en: 'Title Template', de: 'Titelvorlage' },
  customCss: { en: 'Custom CSS', de: 'Eigenes CSS' },
  rules: { en: 'Rules', de: 'Regeln' },
  viewSource: { en: 'View Source', de: 'Quelltext anzeigen' },
  versions: { en: 'Version History', de: 'Versionsverlauf' },
  submissions: { en: 'Submissions', de: 'Einsendungen' },
  dataSources: { en: 'Data Sources', de: 'Datenquellen' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe' },
  unPublish: { en: 'Un-Publish', de: 'Veröffentlichung aufheben' },
  delete: { en: 'Delete', de: 'Löschen' },
  refused: {
    en: 'Can’t publish this form: {reason}',
    de: 'Dieses Formular kann nicht veröffentlicht werden: {reason}',
  },
  needsSubmit: {
    en: 'A submit button is required before you can publish the form',
    de: 'Eine Schaltfläche zum Absenden ist erforderlich, bevor Sie das Formular veröffentlichen können',
  },
  source: {
    title: { en: 'View Source', de: 'Quelltext anzeigen' },
    label: { en: 'Form source as JSON', de: 'Formularquelltext als JSON' },
    hint: {
      en: 'The complete form in form.io format. Anything that Tideform doesn’t support is kept.',
      de: 'Das vollständige Formular im form.io-Format. Was Tideform nicht unterstützt, bleibt erhalten.',
    },
    unknown: {
      en: 'Not supported yet: {types}. These components are kept but not shown.',
      de: 'Noch nicht unterstützt: {types}. Diese Komponenten bleiben erhalten, werden aber nicht angezeigt.',
    },
  },
  json: {
    broken: { en: 'Couldn’t apply these changes', de: 'Die Änderungen konnten nicht übernommen werden' },
    apply: { en: 'Apply', de: 'Übernehmen' },
    cancel: { en: 'Cancel', de: 'Abbrechen' },
    loading: { en: 'Loading editor...', de: 'Editor wird geladen …' },
  },
  undrawn: {
    source: { en: 'Only the source is open', de: 'Nur der Quelltext ist geöffnet' },
    sourceText: {
      en: 'Fix the form’s source first, then go back to Build.',
      de: 'Korrigieren Sie zuerst den Quelltext des Formulars, und kehren Sie dann zu „Erstellen“ zurück.',
    },
    failed: { en: 'Couldn’t show this form', de: 'Das Formular konnte nicht angezeigt werden' },
    failedText: {
      en: 'There’s a problem in the form. View its source to fix it.',
      de: 'Das Formular enthält einen Fehler. Öffnen Sie den Quelltext, um ihn zu beheben.',
    },
    viewSource: { en: 'View Source', de: 'Quelltext anzeigen' },
    build: { en: 'Open Build', de: '„Erstellen“ öffnen' },
    again: { en: 'Try again', de: 'Erneut versuchen' },
  },
  notAllowed: {
    en: 'You don’t have permission to build forms in this team.',
    de: 'Sie haben keine Berechtigung, in diesem Team Formulare zu erstellen.',
  },
  notAllowedText: {
    en: 'Ask a team owner for permission.',
    de: 'Bitten Sie einen Teambesitzer um die Berechtigung.',
  },
  notFound: { en: 'Couldn’t find this form', de: 'Das Formular wurde nicht gefunden' },
  notFoundText: {
    en: 'The form was deleted or hasn’t synced to this device yet.',
    de: 'Das Formular wurde gelöscht oder noch nicht mit diesem Gerät synchronisiert.',
  },
  reviewLink: { en: 'Review Link', de: 'Prüfungslink' },
  reviewCopied: { en: 'Review link copied', de: 'Prüfungslink kopiert' },
  blankForm: { en: 'Blank form as Pdf', de: 'Leeres Formular als PDF' },
  blankFailed: { en: 'Couldn’t create the PDF', de: 'Die PDF-Datei konnte nicht erstellt werden' },
  noReview: {
    en: 'You don’t have permission to review this form',
    de: 'Sie haben keine Berechtigung, dieses Formular zu prüfen',
  },
  noReviewText: {
    en: 'Ask the person who sent you the link or a team owner.',
    de: 'Wenden Sie sich an die Person, von der Sie den Link haben, oder an einen Teambesitzer.',
  },
  toForms: { en: 'Go to forms', de: 'Zu den Formularen' },
  larger: {
    en: 'A larger screen is required to build forms',
    de: 'Zum Erstellen von Formularen ist ein größerer Bildschirm erforderlich',
  },
  largerText: {
    en: 'Open this form on a tablet or computer, or rotate your device.',
    de: 'Öffnen Sie dieses Formular auf einem Tablet oder Computer, oder drehen Sie Ihr Gerät.',
  },
  keptAnswers: {
    one: {
      en: 'Existing answers are kept. To see them, show the column “{name} (removed question)” in the submissions table.',
      de: 'Vorhandene Antworten bleiben erhalten. Um sie anzuzeigen, blenden Sie in der Tabelle der Einsendungen die Spalte „{name} (entfernte Frage)“ ein.',
    },
    several: {
      en: 'Existing answers are kept. To see them, show the columns of removed questions in the submissions table.',
      de: 'Vorhandene Antworten bleiben erhalten. Um sie anzuzeigen, blenden Sie in der Tabelle der Einsendungen die Spalten der entfernten Fragen ein.',
    },
  },
  loading: { en: 'Loading form', de: 'Formular wird geladen' },
  loadFailed: {
    en: 'Couldn’t load the latest draft',
    de: 'Der neueste Entwurf konnte nicht geladen werden',
  },
  empty: {
    title: { en: 'Empty Form', de: 'Leeres Formular' },
    text: {
      en: 'This form only has a submit button. Do you want to keep it or delete it?',
      de: 'Dieses Formular enthält nur eine Schaltfläche zum Absenden. Möchten Sie es behalten oder löschen?',
    },
    keep: { en: 'Keep', de: 'Behalten' },
    delete: { en: 'Delete', de: 'Löschen' },
  },
});
