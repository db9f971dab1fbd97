import { responderMessages } from '@tideform/i18n';

export const customRangeMessages = responderMessages({
  from: { en: 'From', de: 'Von', ar: 'من', fr: 'Du' },
  to: { en: 'To', de: 'Bis', ar: 'إلى', fr: 'Au' },
});
