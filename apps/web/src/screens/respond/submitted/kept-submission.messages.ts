import { responderMessages } from '@tideform/i18n';

/** Of a submission that is shown without a network. */
export const keptSubmissionMessages = responderMessages({
  asBrought: {
    en: 'You are offline. These are the answers as a data source has brought them to this device.',
    de: 'Offline. Das sind die Antworten, wie eine Datenquelle sie auf dieses Gerät gebracht hat.',
    ar: 'أنت غير متصل. هذه هي الإجابات كما جلبها مصدر بيانات إلى هذا الجهاز.',
  },
});
