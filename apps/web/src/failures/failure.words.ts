import { responderWords } from '@tideform/words';

/** Texts of everything that can go wrong with the library, the server and this device; in English the specification's, verbatim. */
export const failureWords = responderWords({
  oops: { en: 'Oops, something went wrong', de: 'Da ist etwas schiefgegangen', ar: 'عذرًا، حدث خطأ ما' },
  oopsIn: {
    en: 'Oops, something went wrong: {detail}',
    de: 'Da ist etwas schiefgegangen: {detail}',
    ar: 'عذرًا، حدث خطأ ما: {detail}',
  },
  /** Said where nobody can say more. */
  generic: {
    en: 'An error occurred. Please contact support or try again.',
    de: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support, oder versuchen Sie es noch einmal.',
    ar: 'حدث خطأ. يُرجى التواصل مع الدعم أو المحاولة مرة أخرى.',
  },
  /** What a person can do about a failure, whichever others it has caused. */
  advice: {
    'no-room': {
      en: 'There is no room left where the files of this team are kept. Delete what nobody needs there, or ask who runs it for more.',
      de: 'Wo die Dateien dieses Teams liegen, ist kein Platz mehr. Löschen Sie dort, was niemand braucht, oder bitten Sie die Verantwortlichen um mehr Platz.',
      ar: 'لم تعد هناك مساحة حيث تُحفظ ملفات هذا الفريق. احذف ما لا يحتاجه أحد هناك، أو اطلب مساحة أكبر ممن يديرها.',
    },
  },
  /** By the kind of the failure. */
  kinds: {
    'invalid-team': { en: 'Invalid team: {teamId}', de: 'Ungültiges Team: {teamId}', ar: 'فريق غير صالح: {teamId}' },
    'team-not-initialized': {
      en: 'Team ({teamId}) has not been initialized (missing driveId)',
      de: 'Das Team ({teamId}) ist noch nicht eingerichtet (driveId fehlt)',
      ar: 'لم يُهيَّأ الفريق ({teamId}) بعد (driveId مفقود)',
    },
    'library-not-created': {
      en: 'Problem creating drive',
      de: 'Die Bibliothek konnte nicht angelegt werden',
      ar: 'تعذّر إنشاء المكتبة',
    },
    'schema-too-new': {
      en: 'Expected schemaVersion of {known} or lower but found {found}',
      de: 'schemaVersion {known} oder niedriger erwartet, aber {found} gefunden',
      ar: 'كان المتوقع schemaVersion بقيمة {known} أو أقل، لكن وُجد {found}',
    },
    'users-list-not-found': {
      en: 'User Information List not found',
      de: 'User Information List nicht gefunden',
      ar: 'لم يُعثر على User Information List',
    },
    'no-team-access': {
      en: 'Looks like you do not have access to this team',
      de: 'Sie haben anscheinend keinen Zugriff auf dieses Team',
      ar: 'يبدو أنه ليس لديك حق الوصول إلى هذا الفريق',
    },
    'no-forms-folder': {
      en: 'Unable to access forms folder',
      de: 'Kein Zugriff auf den Ordner der Formulare',
      ar: 'تعذّر الوصول إلى مجلد النماذج',
    },
    'no-forms-folder-permissions': {
      en: 'Unable to access forms folder permissions',
      de: 'Kein Zugriff auf die Berechtigungen des Ordners der Formulare',
      ar: 'تعذّر الوصول إلى أذونات مجلد النماذج',
    },
    'no-responses-folder': {
      en: 'Unable to get default responses folder',
      de: 'Kein Zugriff auf den üblichen Ordner der Antworten',
      ar: 'تعذّر الوصول إلى مجلد الردود الافتراضي',
    },
    'no-private-root': {
      en: 'Unable to get private responses folder',
      de: 'Kein Zugriff auf den privaten Ordner der Antworten',
      ar: 'تعذّر الوصول إلى مجلد الردود الخاص',
    },
    'private-folder-not-configured': {
      en: 'Private folder not configured',
      de: 'Privater Ordner nicht eingerichtet',
      ar: 'المجلد الخاص غير مهيأ',
    },
    'private-folder-not-created': {
      en: 'Unable to create user private folder',
      de: 'Der private Ordner konnte nicht angelegt werden',
      ar: 'تعذّر إنشاء المجلد الخاص بالمستخدم',
    },
    'permissions-keep-changing': {
      en: 'The permissions of a folder keep changing',
      de: 'Die Berechtigungen eines Ordners ändern sich immer wieder',
      ar: 'أذونات أحد المجلدات تتغير باستمرار',
    },
    'permission-not-kept': {
      en: 'The library has not kept the permission for {name}. Add its people one by one, or ask who runs Microsoft 365.',
      de: 'Die Bibliothek hat die Berechtigung für {name} nicht behalten. Fügen Sie die Personen einzeln hinzu, oder fragen Sie, wer Microsoft 365 betreut.',
      ar: 'لم تحتفظ المكتبة بالإذن الخاص بـ {name}. أضف الأشخاص واحدًا واحدًا، أو اسأل من يدير Microsoft 365.',
    },
    'team-not-found': { en: 'Team not found', de: 'Team nicht gefunden', ar: 'لم يُعثر على الفريق' },
    'authorization-expired': {
      en: 'Authorization has expired. A team owner has to authorize again.',
      de: 'Die Autorisierung ist abgelaufen. Jemand mit Team-Besitz muss sie erneuern.',
      ar: 'انتهت صلاحية التفويض. على أحد مالكي الفريق منحه من جديد.',
    },
    'drive-changes': {
      en: 'Error getting drive changes: {why}',
      de: 'Die Änderungen der Bibliothek konnten nicht geholt werden: {why}',
      ar: 'خطأ في جلب تغييرات المكتبة: {why}',
    },
    'drive-change': {
      en: 'Error syncing drive change: {why} ({name}, {id})',
      de: 'Eine Änderung der Bibliothek konnte nicht synchronisiert werden: {why} ({name}, {id})',
      ar: 'خطأ في مزامنة أحد تغييرات المكتبة: {why} ({name}، {id})',
    },
    'role-changes': {
      en: 'Error getting role changes: {why}',
      de: 'Die Änderungen der Rollen konnten nicht geholt werden: {why}',
      ar: 'خطأ في جلب تغييرات الأدوار: {why}',
    },
    'role-change': {
      en: 'Error syncing role change: the row is not as expected ({rowId})',
      de: 'Eine Änderung der Rollen konnte nicht synchronisiert werden: Die Zeile ist nicht wie erwartet ({rowId})',
      ar: 'خطأ في مزامنة تغيير أحد الأدوار: الصف ليس كما هو متوقع ({rowId})',
    },
    'data-sources': {
      en: 'Error fetching data sources: {why}',
      de: 'Die Datenquellen konnten nicht geholt werden: {why}',
      ar: 'خطأ في جلب مصادر البيانات: {why}',
    },
    'data-sources-migration': {
      en: 'Data sources migration failed',
      de: 'Die Datenquellen konnten nicht übernommen werden',
      ar: 'فشل ترحيل مصادر البيانات',
    },
    'data-source-request': {
      en: 'Data Source List Data Sync Request Error: {why}',
      de: 'Die Zeilen der Datenquelle konnten nicht geholt werden: {why}',
      ar: 'خطأ في طلب مزامنة بيانات مصدر البيانات: {why}',
    },
    'data-source-missing': {
      en: 'Unable to find datasource',
      de: 'Die Datenquelle wurde nicht gefunden',
      ar: 'تعذّر العثور على مصدر البيانات',
    },
    'data-source-not-json': {
      en: 'The file is not JSON: line {line}, column {column}',
      de: 'Die Datei ist kein JSON: Zeile {line}, Spalte {column}',
      ar: 'الملف ليس JSON: السطر {line}، العمود {column}',
    },
    'data-source-without-rows': {
      en: 'The file has no list of rows',
      de: 'Die Datei hat keine Liste von Zeilen',
      ar: 'لا يحتوي الملف على قائمة صفوف',
    },
    'data-source-unclosed-quote': {
      en: 'A quotation mark is never closed: line {line}, column {column}',
      de: 'Ein Anführungszeichen wird nie geschlossen: Zeile {line}, Spalte {column}',
      ar: 'علامة اقتباس غير مغلقة: السطر {line}، العمود {column}',
    },
    'data-source-ragged': {
      en: 'There is a value in line {line}, column {column}, but the header names {columns} columns',
      de: 'In Zeile {line} steht ein Wert in Spalte {column}, die Kopfzeile nennt aber {columns} Spalten',
      ar: 'توجد قيمة في السطر {line}، العمود {column}، لكن سطر العناوين يسمّي {columns} من الأعمدة',
    },
    'not-json': { en: '{file} is not JSON', de: '{file} ist kein JSON', ar: '{file} ليس JSON' },
    'unexpected-content': {
      en: '{file} is not as expected: {place}',
      de: '{file} ist nicht wie erwartet: {place}',
      ar: '{file} ليس كما هو متوقع: {place}',
    },
    'no-content': { en: '{file} has no content', de: '{file} hat keinen Inhalt', ar: '{file} بلا محتوى' },
    'invalid-form': {
      en: 'Invalid form: {formId}',
      de: 'Ungültiges Formular: {formId}',
      ar: 'نموذج غير صالح: {formId}',
    },
    'form-incomplete': {
      en: 'Form ({formId}) is missing {missing}',
      de: 'Dem Formular ({formId}) fehlt {missing}',
      ar: 'النموذج ({formId}) ينقصه {missing}',
    },
    'form-folder-not-created': {
      en: 'Problem creating form folder',
      de: 'Der Ordner des Formulars konnte nicht angelegt werden',
      ar: 'تعذّر إنشاء مجلد النموذج',
    },
    'form-file-not-created': {
      en: 'Problem creating {file}',
      de: '{file} konnte nicht angelegt werden',
      ar: 'تعذّر إنشاء {file}',
    },
    'draft-not-downloaded': {
      en: 'Problem downloading form ({formId}) draft',
      de: 'Der Entwurf des Formulars ({formId}) konnte nicht heruntergeladen werden',
      ar: 'تعذّر تنزيل مسودة النموذج ({formId})',
    },
    'draft-conflict': {
      en: 'Somebody else has changed this form at the same time',
      de: 'Jemand anderes hat dieses Formular gleichzeitig geändert',
      ar: 'غيّر شخص آخر هذا النموذج في الوقت نفسه',
    },
    'view-unnamed': {
      en: 'A saved view needs a non-empty title',
      de: 'Eine gespeicherte Ansicht braucht einen Titel',
      ar: 'يحتاج العرض المحفوظ إلى عنوان غير فارغ',
    },
    'custom-field-unnamed': {
      en: 'A custom field needs a name',
      de: 'Ein eigenes Feld braucht einen Namen',
      ar: 'يحتاج الحقل المخصص إلى اسم',
    },
    'custom-field-taken': {
      en: 'There is already a custom field named “{name}”',
      de: 'Es gibt schon ein eigenes Feld mit dem Namen „{name}“',
      ar: 'يوجد بالفعل حقل مخصص باسم «{name}»',
    },
    'custom-field-gone': {
      en: 'There is no custom field named “{name}” any more',
      de: 'Das eigene Feld „{name}“ gibt es nicht mehr',
      ar: 'لم يعد هناك حقل مخصص باسم «{name}»',
    },
    'email-changed': {
      en: 'Somebody else has changed this e-mail meanwhile. Yours is still here: apply it again to replace theirs, or discard it.',
      de: 'Jemand anderes hat diese E-Mail inzwischen geändert. Ihre ist noch da: Wenden Sie sie erneut an, um sie zu ersetzen, oder verwerfen Sie sie.',
      ar: 'غيّر شخص آخر هذه الرسالة في أثناء ذلك. ما كتبته ما زال هنا: طبّقه مرة أخرى ليحل محل ما كتبه، أو تجاهله.',
    },
    'version-not-downloaded': {
      en: 'Error downloading selected version',
      de: 'Die gewählte Version konnte nicht heruntergeladen werden',
      ar: 'خطأ في تنزيل الإصدار المحدد',
    },
    'response-sync': {
      en: 'Error syncing response: {why} ({title}, {responseId})',
      de: 'Die Antwort konnte nicht synchronisiert werden: {why} ({title}, {responseId})',
      ar: 'خطأ في مزامنة الرد: {why} ({title}، {responseId})',
    },
    'untitled-response-sync': {
      en: 'Error syncing response: {why} ({responseId})',
      de: 'Die Antwort konnte nicht synchronisiert werden: {why} ({responseId})',
      ar: 'خطأ في مزامنة الرد: {why} ({responseId})',
    },
    'this-response-sync': {
      en: 'Error syncing response: {why}',
      de: 'Die Antwort konnte nicht synchronisiert werden: {why}',
      ar: 'خطأ في مزامنة الرد: {why}',
    },
    'invalid-response': {
      en: 'Invalid response: {responseId}',
      de: 'Ungültige Antwort: {responseId}',
      ar: 'رد غير صالح: {responseId}',
    },
    'no-submission-access': {
      en: 'Looks like you do not have access to this submission',
      de: 'Sie haben anscheinend keinen Zugriff auf diese Einsendung',
      ar: 'يبدو أنه ليس لديك حق الوصول إلى هذا الإرسال',
    },
    'response-folder-not-created': {
      en: 'Problem creating response folder',
      de: 'Der Ordner der Antwort konnte nicht angelegt werden',
      ar: 'تعذّر إنشاء مجلد الرد',
    },
    'submission-without-folder': {
      en: 'Resubmitted response is missing folderDriveItemId',
      de: 'Der erneut eingereichten Antwort fehlt folderDriveItemId',
      ar: 'الرد المُعاد إرساله ينقصه folderDriveItemId',
    },
    'submission-on-its-way': {
      en: 'This submission is still being sent. Try again in a moment.',
      de: 'Diese Einsendung wird noch gesendet. Versuchen Sie es gleich noch einmal.',
      ar: 'ما زال هذا الإرسال قيد الرفع. حاول مرة أخرى بعد لحظات.',
    },
    'submission-gone': {
      en: 'The submission is not there any more',
      de: 'Die Einsendung ist nicht mehr da',
      ar: 'لم يعد الإرسال موجودًا',
    },
    'no-number-left': {
      en: 'The form has no submission number left. Somebody who builds its forms has to set a lower one.',
      de: 'Das Formular hat keine Nummer für Einsendungen mehr. Wer in diesem Team Formulare baut, muss eine niedrigere einstellen.',
      ar: 'لم تبقَ أرقام إرسال لهذا النموذج. على من ينشئ نماذجه أن يعيّن رقمًا أقل.',
    },
    'already-submitted': { en: 'Already submitted', de: 'Schon eingereicht', ar: 'أُرسل من قبل' },
    'already-submitted-otherwise': {
      en: 'Already submitted with other answers',
      de: 'Schon mit anderen Antworten eingereicht',
      ar: 'أُرسل من قبل بإجابات أخرى',
    },
    'already-resubmitted-otherwise': {
      en: 'Already resubmitted with other answers',
      de: 'Schon mit anderen Antworten erneut eingereicht',
      ar: 'أُعيد إرساله من قبل بإجابات أخرى',
    },
    'pdf-timeout': {
      en: 'Pdf Generation Timeout',
      de: 'Das Erstellen des PDFs hat zu lange gedauert',
      ar: 'انتهت مهلة إنشاء ملف PDF',
    },
    'pdf-not-begun': {
      en: 'The PDF could not be drawn yet',
      de: 'Das PDF konnte noch nicht erstellt werden',
      ar: 'تعذّر إنشاء ملف PDF حتى الآن',
    },
    'looked-too-long-ago': {
      en: 'The library did not answer in time',
      de: 'Die Bibliothek hat nicht rechtzeitig geantwortet',
      ar: 'لم تستجب المكتبة في الوقت المناسب',
    },
    'upload-refused': {
      en: 'Problem uploading {file}',
      de: '{file} konnte nicht hochgeladen werden',
      ar: 'تعذّر رفع {file}',
    },
    'pdf-upload-refused': {
      en: 'Problem uploading PDF',
      de: 'Das PDF konnte nicht hochgeladen werden',
      ar: 'تعذّر رفع ملف PDF',
    },
    'large-upload-refused': {
      en: 'Problem uploading large file: {status}',
      de: 'Eine große Datei konnte nicht hochgeladen werden: {status}',
      ar: 'تعذّر رفع ملف كبير: {status}',
    },
    'file-changed-on-its-way': {
      en: 'File upload failed',
      de: 'Eine Datei konnte nicht hochgeladen werden',
      ar: 'فشل رفع الملف',
    },
    'file-unavailable': {
      en: 'File unavailable: {name}',
      de: 'Datei nicht verfügbar: {name}',
      ar: 'الملف غير متوفر: {name}',
    },
    'some-file-unavailable': { en: 'File unavailable', de: 'Datei nicht verfügbar', ar: 'الملف غير متوفر' },
    'file-not-downloaded': {
      en: 'Unable to download file',
      de: 'Die Datei konnte nicht heruntergeladen werden',
      ar: 'تعذّر تنزيل الملف',
    },
    'package-too-large': { en: 'The file is too large.', de: 'Die Datei ist zu groß.', ar: 'الملف كبير جدًا.' },
    'package-not-a-package': {
      en: 'This is no file that Tideform has exported.',
      de: 'Diese Datei wurde nicht von Tideform exportiert.',
      ar: 'هذا ليس ملفًا صدّره Tideform.',
    },
    'package-newer': {
      en: 'The file is of a newer version of Tideform. Update the app first.',
      de: 'Die Datei kommt von einer neueren Version von Tideform. Aktualisieren Sie zuerst die App.',
      ar: 'الملف من إصدار أحدث من Tideform. حدّث التطبيق أولًا.',
    },
    'package-damaged': { en: 'The file is damaged.', de: 'Die Datei ist beschädigt.', ar: 'الملف تالف.' },
    'storage-full': {
      en: 'The storage of this device is full',
      de: 'Der Speicher dieses Geräts ist voll',
      ar: 'مساحة التخزين على هذا الجهاز ممتلئة',
    },
    'unsent-left': {
      en: 'Meanwhile there is more that is not sent. Look at the list again.',
      de: 'Inzwischen ist noch mehr nicht gesendet. Sehen Sie die Liste noch einmal an.',
      ar: 'في هذه الأثناء ظهر المزيد مما لم يُرسل. راجع القائمة من جديد.',
    },
    'database-newer': {
      en: 'This device has data of a newer version. Reload to get that version.',
      de: 'Dieses Gerät hat Daten einer neueren Version. Laden Sie neu, um sie zu bekommen.',
      ar: 'على هذا الجهاز بيانات من إصدار أحدث. أعد التحميل للحصول عليه.',
    },
    'database-unavailable': {
      en: 'The data on this device cannot be opened. Nothing was deleted: unsent work can be saved as a file.',
      de: 'Die Daten auf diesem Gerät lassen sich nicht öffnen. Nichts wurde gelöscht: Was nicht gesendet ist, kann als Datei gespeichert werden.',
      ar: 'تعذّر فتح البيانات على هذا الجهاز. لم يُحذف شيء: يمكن حفظ ما لم يُرسل في ملف.',
    },
    'sign-in-failed': {
      en: 'Failed to authenticate',
      de: 'Die Anmeldung ist fehlgeschlagen',
      ar: 'فشل التحقق من الهوية',
    },
    'no-api-token': {
      en: 'Failed to get API token',
      de: 'Das API-Token konnte nicht geholt werden',
      ar: 'فشل الحصول على رمز API',
    },
    'no-tenant-token': {
      en: 'Failed to get tenant token',
      de: 'Das Token der Organisation konnte nicht geholt werden',
      ar: 'فشل الحصول على رمز المؤسسة',
    },
    'not-authenticated': { en: 'User not authenticated', de: 'Nicht angemeldet', ar: 'لم يُسجَّل الدخول' },
    'no-answer': {
      en: 'You are offline, or the server did not answer. Try again when you are back.',
      de: 'Sie sind offline, oder der Server hat nicht geantwortet. Versuchen Sie es noch einmal, wenn Sie wieder online sind.',
      ar: 'أنت غير متصل، أو لم يستجب الخادم. حاول مرة أخرى عندما تتصل.',
    },
    unauthorized: { en: 'Unauthorized', de: 'Nicht autorisiert', ar: 'غير مصرح' },
    forbidden: {
      en: 'You do not have permission to do this. Ask a team owner to continue.',
      de: 'Sie haben dafür keine Berechtigung. Bitten Sie jemanden, dem das Team gehört.',
      ar: 'ليس لديك إذن للقيام بذلك. اطلب من أحد مالكي الفريق المتابعة.',
    },
    locked: {
      en: 'Somebody else is changing this. Try again in a moment.',
      de: 'Jemand anderes ändert das gerade. Versuchen Sie es gleich noch einmal.',
      ar: 'شخص آخر يغيّر هذا الآن. حاول مرة أخرى بعد لحظات.',
    },
    'not-found': { en: 'Not found: {detail}', de: 'Nicht gefunden: {detail}', ar: 'غير موجود: {detail}' },
    'no-room': {
      en: 'Request failed: {detail}',
      de: 'Die Anfrage ist fehlgeschlagen: {detail}',
      ar: 'فشل الطلب: {detail}',
    },
    'request-failed': {
      en: 'Request failed: {detail}',
      de: 'Die Anfrage ist fehlgeschlagen: {detail}',
      ar: 'فشل الطلب: {detail}',
    },
  },
});
