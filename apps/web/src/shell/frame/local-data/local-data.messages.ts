import { responderMessages } from '@tideform/i18n';

export const localDataMessages = responderMessages({
  plans: { en: 'Plans', de: 'Tarife', ar: 'الخطط' },
  users: { en: 'Users', de: 'Personen', ar: 'المستخدمون' },
  resync: { en: 'Resync Team Data', de: 'Daten des Teams neu laden', ar: 'إعادة مزامنة بيانات الفريق' },
  resyncText: {
    en: 'Everything this device keeps of {team} is removed and fetched again. What is not sent yet stays here.',
    de: 'Alles, was dieses Gerät von {team} hat, wird entfernt und neu geholt. Was noch nicht gesendet ist, bleibt hier.',
    ar: 'سيُزال كل ما يحتفظ به هذا الجهاز من {team} ويُجلب من جديد. ما لم يُرسل بعد يبقى هنا.',
  },
  resyncOffline: {
    en: 'You are offline. Try again when you are online: until then there would be nothing to work with.',
    de: 'Sie sind offline. Versuchen Sie es, wenn Sie wieder online sind: Bis dahin bliebe nichts, womit Sie arbeiten könnten.',
    ar: 'أنت غير متصل. حاول مجددًا عندما تتصل: فلن يبقى حتى ذلك الحين ما تعمل به.',
  },
  resyncConfirm: { en: 'Resync', de: 'Neu laden', ar: 'إعادة المزامنة' },
  remove: { en: 'Delete Local Data', de: 'Lokale Daten löschen', ar: 'حذف البيانات المحلية' },
  removeText: {
    en: 'Everything this device keeps for {account} is removed. What is in the library stays there, and comes back with the next sync.',
    de: 'Alles, was dieses Gerät für {account} hat, wird entfernt. Was in der Bibliothek ist, bleibt dort und kommt mit der nächsten Synchronisierung wieder.',
    ar: 'سيُزال كل ما يحتفظ به هذا الجهاز لحساب {account}. ما في المكتبة يبقى فيها ويعود مع المزامنة التالية.',
  },
  removeConfirm: { en: 'Delete', de: 'Löschen', ar: 'حذف' },
  unsentText: {
    en: '{count, plural, one {# change is only on this device. Once deleted, nobody can bring it back. Sync or export first, or give it up.} other {# changes are only on this device. Once deleted, nobody can bring them back. Sync or export first, or give them up.}}',
    de: '{count, plural, one {# Änderung ist nur auf diesem Gerät. Einmal gelöscht, kann sie niemand zurückholen. Synchronisieren oder exportieren Sie vorher, oder geben Sie sie auf.} other {# Änderungen sind nur auf diesem Gerät. Einmal gelöscht, kann sie niemand zurückholen. Synchronisieren oder exportieren Sie vorher, oder geben Sie sie auf.}}',
    ar: '{count, plural, zero {لا توجد تغييرات على هذا الجهاز وحده.} one {يوجد تغيير واحد على هذا الجهاز وحده. بعد حذفه لا يمكن لأحد استرجاعه. زامن أو صدّر أولًا، أو تخلَّ عنه.} two {يوجد تغييران على هذا الجهاز وحده. بعد حذفهما لا يمكن لأحد استرجاعهما. زامن أو صدّر أولًا، أو تخلَّ عنهما.} few {توجد # تغييرات على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.} many {يوجد # تغييرًا على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.} other {يوجد # تغيير على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.}}',
  },
  toExport: { en: 'Look at them and export', de: 'Ansehen und exportieren', ar: 'عرضها وتصديرها' },
  giveUp: {
    en: 'Give up {count, plural, one {# unsent change} other {# unsent changes}}',
    de: '{count, plural, one {# nicht gesendete Änderung} other {# nicht gesendete Änderungen}} aufgeben',
    ar: 'التخلي عن {count, plural, zero {لا شيء} one {تغيير واحد لم يُرسل} two {تغييرين لم يُرسلا} few {# تغييرات لم تُرسل} many {# تغييرًا لم يُرسل} other {# تغيير لم يُرسل}}',
  },
  unsentItem: {
    response: { en: 'Response: {title}', de: 'Antwort: {title}', ar: 'رد: {title}' },
    deletion: {
      en: 'Deletion of a submission: {title}',
      de: 'Löschen einer Einsendung: {title}',
      ar: 'حذف إرسال: {title}',
    },
    form: { en: 'Edits of a form: {title}', de: 'Bearbeitung eines Formulars: {title}', ar: 'تعديلات نموذج: {title}' },
  },
});
