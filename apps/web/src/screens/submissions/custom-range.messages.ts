import { responderMessages } from '@tideform/i18n';

export const customRangeMessages = responderMessages({
  from: { en: 'From', de: 'Von', ar: 'من' },
  to: { en: 'To', de: 'Bis', ar: 'إلى' },
});
