import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a panel. */
export const panelSettingsMessages = memberMessages({
  title: { en: 'Title', de: 'Titel', fr: 'Titre' },
  hideTitle: { en: 'Hide title', de: 'Titel ausblenden', fr: 'Masquer le titre' },
  collapsible: { en: 'Collapsible', de: 'Reduzierbar', fr: 'Réductible' },
  collapsed: { en: 'Collapsed by default', de: 'Standardmäßig reduziert', fr: 'Réduit par défaut' },
  page: {
    next: { en: 'Next page', de: 'Nächste Seite', fr: 'Page suivante' },
    nextHint: {
      en: 'The property name of the page that follows, or code. Leave blank to continue with the page after this one.',
      de: 'Der Eigenschaftsname der folgenden Seite oder Code. Lassen Sie das Feld leer, um mit der nächsten Seite fortzufahren.',
      fr: 'Nom de propriété de la page suivante, ou code. Laissez vide pour continuer avec la page placée après celle-ci.',
    },
    steps: { en: 'Page steps', de: 'Seitenschritte', fr: 'Étapes des pages' },
    default: { en: 'All pages', de: 'Alle Seiten', fr: 'Toutes les pages' },
    condensed: { en: 'Compact', de: 'Kompakt', fr: 'Compactes' },
    none: { en: 'None', de: 'Keine', fr: 'Aucune' },
    clickable: {
      en: 'Allow selecting steps',
      de: 'Auswählen von Schritten zulassen',
      fr: 'Autoriser la sélection des étapes',
    },
    allowPrevious: {
      en: 'Allow selecting previous steps',
      de: 'Auswählen früherer Schritte zulassen',
      fr: 'Autoriser la sélection des étapes précédentes',
    },
    previousButton: { en: 'Previous button', de: 'Schaltfläche „Zurück“', fr: 'Bouton Précédent' },
    nextButton: { en: 'Next button', de: 'Schaltfläche „Weiter“', fr: 'Bouton Suivant' },
    cancelButton: { en: 'Cancel button', de: 'Schaltfläche „Abbrechen“', fr: 'Bouton Annuler' },
    cancelHint: {
      en: 'Clears all answers after asking for confirmation.',
      de: 'Löscht nach einer Bestätigung alle Antworten.',
      fr: 'Efface toutes les réponses après une demande de confirmation.',
    },
    scrollToTop: { en: 'Scroll to top', de: 'Nach oben scrollen', fr: 'Faire défiler vers le haut' },
    scrollToTopHint: {
      en: 'Each time someone opens this page.',
      de: 'Jedes Mal, wenn jemand diese Seite öffnet.',
      fr: 'Chaque fois qu’une personne ouvre cette page.',
    },
  },
});
