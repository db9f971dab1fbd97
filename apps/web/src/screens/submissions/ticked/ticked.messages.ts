import { responderMessages } from '@tideform/i18n';

/** What is done with the rows that are ticked. */
export const tickedMessages = responderMessages({
  bar: { en: 'Selected submissions', de: 'Ausgewählte Einsendungen', ar: 'الإرسالات المحددة' },
  count: {
    en: '{count, plural, one {# selected} other {# selected}}',
    de: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
    ar: '{count, plural, zero {لم يُحدد شيء} one {حُدد واحد} two {حُدد اثنان} few {حُدد #} many {حُدد #} other {حُدد #}}',
  },
  clear: { en: 'Clear', de: 'Aufheben', ar: 'مسح' },
  setState: { en: 'Set state', de: 'Stand setzen', ar: 'تعيين الحالة' },
  rerun: { en: 'Re-run Workflows', de: 'Arbeitsabläufe erneut ausführen', ar: 'إعادة تشغيل سير العمل' },
  deleteTitle: {
    en: '{count, plural, one {Delete # submission?} other {Delete # submissions?}}',
    de: '{count, plural, one {# Einsendung löschen?} other {# Einsendungen löschen?}}',
    ar: '{count, plural, zero {حذف الإرسالات؟} one {حذف إرسال واحد؟} two {حذف إرسالين؟} few {حذف # إرسالات؟} many {حذف # إرسالًا؟} other {حذف # إرسال؟}}',
  },
  deleteText: {
    en: 'They go for everybody, with their files and PDFs.',
    de: 'Sie verschwinden für alle, mit ihren Dateien und PDFs.',
    ar: 'تختفي للجميع مع ملفاتها وملفات PDF الخاصة بها.',
  },
  notAll: {
    en: '{count, plural, one {# of those selected is not yours to delete, and stays.} other {# of those selected are not yours to delete, and stay.}}',
    de: '{count, plural, one {# der ausgewählten dürfen Sie nicht löschen; sie bleibt.} other {# der ausgewählten dürfen Sie nicht löschen; sie bleiben.}}',
    ar: '{count, plural, zero {} one {واحد مما حُدد لا يحق لك حذفه، ويبقى.} two {اثنان مما حُدد لا يحق لك حذفهما، ويبقيان.} few {# مما حُدد لا يحق لك حذفها، وتبقى.} many {# مما حُدد لا يحق لك حذفها، وتبقى.} other {# مما حُدد لا يحق لك حذفها، وتبقى.}}',
  },
});
