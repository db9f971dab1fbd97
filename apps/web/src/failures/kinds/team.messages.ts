import { responderMessages } from '@tideform/i18n';

/** Texts of what can go wrong with a team and its library. By the kind of the failure. */
export const teamFailureMessages = responderMessages({
  'invalid-team': { en: 'Invalid team: {teamId}', de: 'Ungültiges Team: {teamId}', ar: 'فريق غير صالح: {teamId}' },
  'team-not-initialized': {
    en: 'Team ({teamId}) has not been initialized (missing driveId)',
    de: 'Das Team ({teamId}) ist noch nicht eingerichtet (driveId fehlt)',
    ar: 'لم يُهيَّأ الفريق ({teamId}) بعد (driveId مفقود)',
  },
  'library-not-created': {
    en: 'Problem creating drive',
    de: 'Die Bibliothek konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء المكتبة',
  },
  'columns-refused': {
    en: 'SharePoint didn’t accept these library columns: {columns}',
    de: 'SharePoint hat diese Spalten der Bibliothek nicht akzeptiert: {columns}',
    ar: 'لم يقبل SharePoint أعمدة المكتبة هذه: {columns}',
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
    de: 'Kein Zugriff auf den Formularordner',
    ar: 'تعذّر الوصول إلى مجلد النماذج',
  },
  'no-forms-folder-permissions': {
    en: 'Unable to access forms folder permissions',
    de: 'Kein Zugriff auf die Berechtigungen des Formularordners',
    ar: 'تعذّر الوصول إلى أذونات مجلد النماذج',
  },
  'no-responses-folder': {
    en: 'Unable to get default responses folder',
    de: 'Kein Zugriff auf den Standardordner für Antworten',
    ar: 'تعذّر الوصول إلى مجلد الردود الافتراضي',
  },
  'no-private-root': {
    en: 'Unable to get private responses folder',
    de: 'Kein Zugriff auf den privaten Ordner für Antworten',
    ar: 'تعذّر الوصول إلى مجلد الردود الخاص',
  },
  'private-folder-not-configured': {
    en: 'Private folder not configured',
    de: 'Privater Ordner nicht eingerichtet',
    ar: 'المجلد الخاص غير مهيأ',
  },
  'private-folder-not-created': {
    en: 'Unable to create user private folder',
    de: 'Der private Ordner des Benutzers konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء المجلد الخاص بالمستخدم',
  },
  'permissions-keep-changing': {
    en: 'A folder’s permissions keep changing',
    de: 'Die Berechtigungen eines Ordners ändern sich immer wieder',
    ar: 'أذونات أحد المجلدات تتغير باستمرار',
  },
  'permission-not-kept': {
    en: 'The library didn’t save the permission for {name}. Add the people individually, or contact your Microsoft 365 administrator.',
    de: 'Die Bibliothek hat die Berechtigung für {name} nicht gespeichert. Fügen Sie die Personen einzeln hinzu, oder wenden Sie sich an Ihren Microsoft 365-Administrator.',
    ar: 'لم تحفظ المكتبة الإذن الخاص بـ {name}. أضف الأشخاص واحدًا واحدًا، أو تواصل مع مسؤول Microsoft 365.',
  },
  'team-not-found': { en: 'Team not found', de: 'Team nicht gefunden', ar: 'لم يُعثر على الفريق' },
  'authorization-expired': {
    en: 'Authorization has expired. A team owner needs to authorize again.',
    de: 'Die Autorisierung ist abgelaufen. Ein Teambesitzer muss sie erneuern.',
    ar: 'انتهت صلاحية التفويض. على أحد مالكي الفريق منحه من جديد.',
  },
});
