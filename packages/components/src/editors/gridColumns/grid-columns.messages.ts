import { memberMessages } from '@tideform/i18n';

/** Texts of the columns' editor. */
export const gridColumnsMessages = memberMessages({
  label: { en: 'Label', de: 'Beschriftung' },
  type: { en: 'Type', de: 'Typ' },
  key: { en: 'Property name', de: 'Eigenschaftsname' },
  required: { en: 'Required', de: 'Pflichtfeld' },
});
