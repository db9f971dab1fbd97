import { memberMessages } from '@tideform/i18n';

/** Messages of the grid column editor. */
export const gridColumnsMessages = memberMessages({
  label: { en: 'Label', de: 'Beschriftung', fr: 'Libellé' },
  type: { en: 'Type', de: 'Typ', fr: 'Type' },
  key: { en: 'Property name', de: 'Eigenschaftsname', fr: 'Nom de la propriété' },
  required: { en: 'Required', de: 'Pflichtfeld', fr: 'Obligatoire' },
});
