import { responderMessages } from '@tideform/i18n';

export const localDataMessages = responderMessages({
  plans: { en: 'Plans', de: 'Tarife', ar: 'الخطط', fr: 'Forfaits' },
  users: { en: 'Users', de: 'Benutzer', ar: 'المستخدمون', fr: 'Utilisateurs' },
  resync: {
    en: 'Resync Team Data',
    de: 'Daten des Teams neu laden',
    ar: 'إعادة مزامنة بيانات الفريق',
    fr: 'Resynchroniser les données de l’équipe',
  },
  resyncText: {
    en: 'Data for {team} will be removed from this device and downloaded again. Unsent work stays on this device.',
    de: 'Die Daten von {team} werden von diesem Gerät entfernt und neu heruntergeladen. Nicht gesendete Daten bleiben auf diesem Gerät.',
    ar: 'ستُزال بيانات {team} من هذا الجهاز وتُنزَّل من جديد. يبقى العمل غير المُرسل على هذا الجهاز.',
    fr: 'Les données de l’équipe {team} seront supprimées de cet appareil, puis téléchargées à nouveau. Les données non envoyées restent sur cet appareil.',
  },
  resyncOffline: {
    en: 'You’re offline. Connect to the internet to resync this team’s data.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um die Daten dieses Teams neu zu laden.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لإعادة مزامنة بيانات هذا الفريق.',
    fr: 'Vous êtes hors connexion. Connectez-vous à Internet pour resynchroniser les données de cette équipe.',
  },
  resyncConfirm: { en: 'Resync', de: 'Neu laden', ar: 'إعادة المزامنة', fr: 'Resynchroniser' },
  remove: {
    en: 'Delete Local Data',
    de: 'Lokale Daten löschen',
    ar: 'حذف البيانات المحلية',
    fr: 'Supprimer les données locales',
  },
  removeText: {
    en: 'All data for {account} will be removed from this device. Data in the library isn’t deleted and comes back with the next sync.',
    de: 'Alle Daten von {account} werden von diesem Gerät entfernt. Daten in der Bibliothek werden nicht gelöscht und sind nach der nächsten Synchronisierung wieder da.',
    ar: 'ستُزال كل بيانات {account} من هذا الجهاز. لا تُحذف البيانات الموجودة في المكتبة، وتعود مع المزامنة التالية.',
    fr: 'Toutes les données du compte {account} seront supprimées de cet appareil. Les données de la bibliothèque ne sont pas supprimées et reviendront à la prochaine synchronisation.',
  },
  removeConfirm: { en: 'Delete', de: 'Löschen', ar: 'حذف', fr: 'Supprimer' },
  unsentText: {
    en: '{count, plural, one {# change is saved only on this device and can’t be recovered after it’s deleted. Sync or export it first, or discard it.} other {# changes are saved only on this device and can’t be recovered after they’re deleted. Sync or export them first, or discard them.}}',
    de: '{count, plural, one {# Änderung ist nur auf diesem Gerät gespeichert und kann nach dem Löschen nicht wiederhergestellt werden. Synchronisieren oder exportieren Sie sie zuerst, oder verwerfen Sie sie.} other {# Änderungen sind nur auf diesem Gerät gespeichert und können nach dem Löschen nicht wiederhergestellt werden. Synchronisieren oder exportieren Sie sie zuerst, oder verwerfen Sie sie.}}',
    ar: '{count, plural, zero {لا توجد تغييرات على هذا الجهاز وحده.} one {يوجد تغيير واحد على هذا الجهاز وحده. بعد حذفه لا يمكن لأحد استرجاعه. زامن أو صدّر أولًا، أو تخلَّ عنه.} two {يوجد تغييران على هذا الجهاز وحده. بعد حذفهما لا يمكن لأحد استرجاعهما. زامن أو صدّر أولًا، أو تخلَّ عنهما.} few {توجد # تغييرات على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.} many {يوجد # تغييرًا على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.} other {يوجد # تغيير على هذا الجهاز وحده. بعد حذفها لا يمكن لأحد استرجاعها. زامن أو صدّر أولًا، أو تخلَّ عنها.}}',
    fr: '{count, plural, one {# modification est enregistrée uniquement sur cet appareil et ne pourra pas être récupérée après sa suppression. Synchronisez-la ou exportez-la d’abord, ou abandonnez-la.} many {# de modifications sont enregistrées uniquement sur cet appareil et ne pourront pas être récupérées après leur suppression. Synchronisez-les ou exportez-les d’abord, ou abandonnez-les.} other {# modifications sont enregistrées uniquement sur cet appareil et ne pourront pas être récupérées après leur suppression. Synchronisez-les ou exportez-les d’abord, ou abandonnez-les.}}',
  },
  toExport: {
    en: 'Review and export',
    de: 'Überprüfen und exportieren',
    ar: 'المراجعة والتصدير',
    fr: 'Vérifier et exporter',
  },
  giveUp: {
    en: 'Discard {count, plural, one {# unsent change} other {# unsent changes}}',
    de: '{count, plural, one {# nicht gesendete Änderung} other {# nicht gesendete Änderungen}} verwerfen',
    ar: 'التخلي عن {count, plural, zero {لا شيء} one {تغيير واحد لم يُرسل} two {تغييرين لم يُرسلا} few {# تغييرات لم تُرسل} many {# تغييرًا لم يُرسل} other {# تغيير لم يُرسل}}',
    fr: 'Abandonner {count, plural, one {# modification non envoyée} many {# de modifications non envoyées} other {# modifications non envoyées}}',
  },
  unsentItem: {
    response: { en: 'Response: {title}', de: 'Antwort: {title}', ar: 'رد: {title}', fr: 'Réponse : {title}' },
    deletion: {
      en: 'Deleted submission: {title}',
      de: 'Gelöschte Einsendung: {title}',
      ar: 'إرسال محذوف: {title}',
      fr: 'Soumission supprimée : {title}',
    },
    form: {
      en: 'Form edits: {title}',
      de: 'Formularänderungen: {title}',
      ar: 'تعديلات نموذج: {title}',
      fr: 'Modifications de formulaire : {title}',
    },
  },
});
