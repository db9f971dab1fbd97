import { responderMessages } from '@tideform/i18n';

/** Messages of the bar for selected rows. */
export const selectionMessages = responderMessages({
  bar: {
    en: 'Selected submissions',
    de: 'Ausgewählte Einsendungen',
    ar: 'الإرسالات المحددة',
    fr: 'Soumissions sélectionnées',
  },
  count: {
    en: '{count, plural, one {# selected} other {# selected}}',
    de: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
    ar: '{count, plural, zero {لم يُحدد شيء} one {حُدد واحد} two {حُدد اثنان} few {حُدد #} many {حُدد #} other {حُدد #}}',
    fr: '{count, plural, one {# sélectionnée} many {# sélectionnées} other {# sélectionnées}}',
  },
  clear: { en: 'Clear selection', de: 'Auswahl aufheben', ar: 'مسح التحديد', fr: 'Effacer la sélection' },
  setState: { en: 'Set state', de: 'Status festlegen', ar: 'تعيين الحالة', fr: 'Définir l’état' },
  rerun: {
    en: 'Re-run workflows',
    de: 'Arbeitsabläufe erneut ausführen',
    ar: 'إعادة تشغيل سير العمل',
    fr: 'Réexécuter les flux de travail',
  },
  deleteTitle: {
    en: '{count, plural, one {Delete # submission?} other {Delete # submissions?}}',
    de: '{count, plural, one {# Einsendung löschen?} other {# Einsendungen löschen?}}',
    ar: '{count, plural, zero {حذف الإرسالات؟} one {حذف إرسال واحد؟} two {حذف إرسالين؟} few {حذف # إرسالات؟} many {حذف # إرسالًا؟} other {حذف # إرسال؟}}',
    fr: '{count, plural, one {Supprimer # soumission ?} many {Supprimer # de soumissions ?} other {Supprimer # soumissions ?}}',
  },
  deleteText: {
    en: 'They’ll be deleted for everyone, including files and PDFs.',
    de: 'Sie werden für alle gelöscht, einschließlich der Dateien und PDFs.',
    ar: 'ستُحذف للجميع، مع ملفاتها وملفات PDF الخاصة بها.',
    fr: 'La suppression vaut pour tout le monde et inclut les fichiers et les PDF.',
  },
  notAll: {
    en: '{count, plural, one {You can’t delete # of the selected submissions.} other {You can’t delete # of the selected submissions.}}',
    de: '{count, plural, one {# der ausgewählten Einsendungen können Sie nicht löschen.} other {# der ausgewählten Einsendungen können Sie nicht löschen.}}',
    ar: '{count, plural, zero {} one {لا يمكنك حذف واحد من الإرسالات المحددة.} two {لا يمكنك حذف اثنين من الإرسالات المحددة.} few {لا يمكنك حذف # من الإرسالات المحددة.} many {لا يمكنك حذف # من الإرسالات المحددة.} other {لا يمكنك حذف # من الإرسالات المحددة.}}',
    fr: '{count, plural, one {Vous ne pouvez pas supprimer # des soumissions sélectionnées.} many {Vous ne pouvez pas supprimer # des soumissions sélectionnées.} other {Vous ne pouvez pas supprimer # des soumissions sélectionnées.}}',
  },
});
