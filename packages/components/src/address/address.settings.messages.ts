import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of an address. */
export const addressSettingsMessages = memberMessages({
  provider: { en: 'Provider', de: 'Anbieter', fr: 'Fournisseur' },
  providers: {
    tfGoogle: { en: 'Default address search', de: 'Standardadresssuche', fr: 'Recherche d’adresse par défaut' },
  },
  manual: { en: 'Allow manual entry', de: 'Manuelle Eingabe zulassen', fr: 'Autoriser la saisie manuelle' },
  manualHint: {
    en: 'If off, people can only choose addresses found by the search. If search isn’t available, addresses are always entered manually.',
    de: 'Andernfalls können nur Adressen ausgewählt werden, die die Suche findet. Wenn keine Suche verfügbar ist, werden Adressen immer manuell eingegeben.',
    fr: 'Si cette option est désactivée, seules les adresses trouvées par la recherche peuvent être choisies. Si la recherche n’est pas disponible, les adresses sont toujours saisies manuellement.',
  },
});
