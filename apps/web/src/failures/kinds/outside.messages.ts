import { responderMessages } from '@tideform/i18n';

/** Messages of failures of this device and of external services. Keys are failure kinds. */
export const outsideFailureMessages = responderMessages({
  'storage-full': {
    en: 'This device’s storage is full',
    de: 'Der Speicher dieses Geräts ist voll',
    ar: 'مساحة التخزين على هذا الجهاز ممتلئة',
    fr: 'Le stockage de cet appareil est plein',
  },
  'unsent-left': {
    en: 'There’s more unsent work on this device now. Review the list again.',
    de: 'Auf diesem Gerät gibt es inzwischen weitere nicht gesendete Daten. Überprüfen Sie die Liste noch einmal.',
    ar: 'أصبح على هذا الجهاز المزيد من العمل غير المُرسل. راجع القائمة من جديد.',
    fr: 'Il y a maintenant davantage de données non envoyées sur cet appareil. Vérifiez à nouveau la liste.',
  },
  'database-newer': {
    en: 'The data on this device was saved by a newer version of Tideform. Reload to update.',
    de: 'Die Daten auf diesem Gerät wurden mit einer neueren Version von Tideform gespeichert. Laden Sie die Seite neu, um zu aktualisieren.',
    ar: 'حُفظت البيانات على هذا الجهاز بإصدار أحدث من Tideform. أعد التحميل للتحديث.',
    fr: 'Les données de cet appareil ont été enregistrées par une version plus récente de Tideform. Actualisez la page pour effectuer la mise à jour.',
  },
  'database-unavailable': {
    en: 'Couldn’t open the data on this device. Nothing was deleted, and you can save unsent work as a file.',
    de: 'Die Daten auf diesem Gerät konnten nicht geöffnet werden. Es wurde nichts gelöscht, und Sie können nicht gesendete Daten als Datei speichern.',
    ar: 'تعذّر فتح البيانات على هذا الجهاز. لم يُحذف شيء، ويمكنك حفظ العمل غير المُرسل في ملف.',
    fr: 'Impossible d’ouvrir les données de cet appareil. Rien n’a été supprimé, et vous pouvez enregistrer les données non envoyées dans un fichier.',
  },
  'sign-in-failed': {
    en: 'Failed to authenticate',
    de: 'Die Anmeldung ist fehlgeschlagen',
    ar: 'فشل التحقق من الهوية',
    fr: 'Échec de l’authentification',
  },
  'no-api-token': {
    en: 'Failed to get API token',
    de: 'Das API-Token konnte nicht abgerufen werden',
    ar: 'فشل الحصول على رمز API',
    fr: 'Impossible d’obtenir le jeton d’API',
  },
  'no-tenant-token': {
    en: 'Failed to get tenant token',
    de: 'Das Token des Mandanten konnte nicht abgerufen werden',
    ar: 'فشل الحصول على رمز المستأجر',
    fr: 'Impossible d’obtenir le jeton du locataire',
  },
  'not-authenticated': {
    en: 'User not authenticated',
    de: 'Nicht angemeldet',
    ar: 'لم يُسجَّل الدخول',
    fr: 'Utilisateur non authentifié',
  },
  'no-answer': {
    en: 'You’re offline, or the server didn’t respond. Try again when you’re back online.',
    de: 'Sie sind offline, oder der Server hat nicht geantwortet. Versuchen Sie es noch einmal, wenn Sie wieder online sind.',
    ar: 'أنت غير متصل، أو لم يستجب الخادم. حاول مرة أخرى عند عودة الاتصال.',
    fr: 'Vous êtes hors connexion ou le serveur n’a pas répondu. Réessayez lorsque vous serez de nouveau en ligne.',
  },
  unauthorized: { en: 'Unauthorized', de: 'Nicht autorisiert', ar: 'غير مصرح', fr: 'Non autorisé' },
  forbidden: {
    en: 'You don’t have permission to do this. Ask a team owner to continue.',
    de: 'Sie haben dafür keine Berechtigung. Wenden Sie sich an einen Teambesitzer.',
    ar: 'ليس لديك إذن للقيام بذلك. اطلب من أحد مالكي الفريق المتابعة.',
    fr: 'Vous n’avez pas l’autorisation d’effectuer cette action. Contactez un propriétaire de l’équipe pour continuer.',
  },
  locked: {
    en: 'Someone else is changing this. Try again in a moment.',
    de: 'Eine andere Person ändert das gerade. Versuchen Sie es gleich noch einmal.',
    ar: 'شخص آخر يغيّر هذا الآن. حاول مرة أخرى بعد لحظات.',
    fr: 'Une autre personne est en train de modifier cet élément. Réessayez dans un instant.',
  },
  'not-found': {
    en: 'Not found: {detail}',
    de: 'Nicht gefunden: {detail}',
    ar: 'غير موجود: {detail}',
    fr: 'Introuvable : {detail}',
  },
  'no-room': {
    en: 'The document library is full: {detail}',
    de: 'Die Dokumentbibliothek ist voll: {detail}',
    ar: 'مكتبة المستندات ممتلئة: {detail}',
    fr: 'La bibliothèque de documents est pleine : {detail}',
  },
  'request-failed': {
    en: 'Request failed: {detail}',
    de: 'Die Anfrage ist fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
    fr: 'La demande a échoué : {detail}',
  },
});
