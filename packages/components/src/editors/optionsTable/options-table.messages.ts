import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for choices. */
export const optionsTableMessages = memberMessages({
  label: { en: 'Label', de: 'Beschriftung', fr: 'Libellé' },
  value: { en: 'Value', de: 'Wert', fr: 'Valeur' },
  pasted: {
    en: '{count, plural, one {Added # choice.} other {Added # choices.}}',
    de: '{count, plural, one {# Option hinzugefügt.} other {# Optionen hinzugefügt.}}',
    fr: '{count, plural, one {# choix ajouté.} many {# de choix ajoutés.} other {# choix ajoutés.}}',
  },
  pastedInPart: {
    en: '{count, plural, one {Added # choice.} other {Added # choices.}} {left, plural, one {# more was left out because the list is full.} other {# more were left out because the list is full.}}',
    de: '{count, plural, one {# Option hinzugefügt.} other {# Optionen hinzugefügt.}} {left, plural, one {# weitere wurde ausgelassen, weil die Liste voll ist.} other {# weitere wurden ausgelassen, weil die Liste voll ist.}}',
    fr: '{count, plural, one {# choix ajouté.} many {# de choix ajoutés.} other {# choix ajoutés.}} {left, plural, one {# autre n’a pas été ajouté, car la liste est pleine.} many {# d’autres n’ont pas été ajoutés, car la liste est pleine.} other {# autres n’ont pas été ajoutés, car la liste est pleine.}}',
  },
});
