import { responderMessages } from '@tideform/i18n';

/** Messages of failures of teams and their libraries. Keys are failure kinds. */
export const teamFailureMessages = responderMessages({
  'invalid-team': {
    en: 'Invalid team: {teamId}',
    de: 'Ungültiges Team: {teamId}',
    ar: 'فريق غير صالح: {teamId}',
    fr: 'Équipe non valide : {teamId}',
  },
  'team-not-initialized': {
    en: 'Team ({teamId}) has not been initialized (missing driveId)',
    de: 'Das Team ({teamId}) ist noch nicht eingerichtet (driveId fehlt)',
    ar: 'لم يُهيَّأ الفريق ({teamId}) بعد (driveId مفقود)',
    fr: 'L’équipe ({teamId}) n’a pas été initialisée (driveId manquant)',
  },
  'library-not-created': {
    en: 'Problem creating drive',
    de: 'Die Bibliothek konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء المكتبة',
    fr: 'Impossible de créer la bibliothèque',
  },
  'columns-refused': {
    en: 'SharePoint didn’t accept these library columns: {columns}',
    de: 'SharePoint hat diese Spalten der Bibliothek nicht akzeptiert: {columns}',
    ar: 'لم يقبل SharePoint أعمدة المكتبة هذه: {columns}',
    fr: 'SharePoint n’a pas accepté ces colonnes de la bibliothèque : {columns}',
  },
  'schema-too-new': {
    en: 'Expected schemaVersion of {known} or lower but found {found}',
    de: 'schemaVersion {known} oder niedriger erwartet, aber {found} gefunden',
    ar: 'كان المتوقع schemaVersion بقيمة {known} أو أقل، لكن وُجد {found}',
    fr: 'schemaVersion {known} ou inférieur attendu, mais {found} trouvé',
  },
  'users-list-not-found': {
    en: 'User Information List not found',
    de: 'User Information List nicht gefunden',
    ar: 'لم يُعثر على User Information List',
    fr: 'User Information List introuvable',
  },
  'no-team-access': {
    en: 'Looks like you do not have access to this team',
    de: 'Sie haben anscheinend keinen Zugriff auf dieses Team',
    ar: 'يبدو أنه ليس لديك حق الوصول إلى هذا الفريق',
    fr: 'Vous ne semblez pas avoir accès à cette équipe',
  },
  'no-forms-folder': {
    en: 'Unable to access forms folder',
    de: 'Kein Zugriff auf den Formularordner',
    ar: 'تعذّر الوصول إلى مجلد النماذج',
    fr: 'Impossible d’accéder au dossier des formulaires',
  },
  'no-forms-folder-permissions': {
    en: 'Unable to access forms folder permissions',
    de: 'Kein Zugriff auf die Berechtigungen des Formularordners',
    ar: 'تعذّر الوصول إلى أذونات مجلد النماذج',
    fr: 'Impossible d’accéder aux autorisations du dossier des formulaires',
  },
  'no-responses-folder': {
    en: 'Unable to get default responses folder',
    de: 'Kein Zugriff auf den Standardordner für Antworten',
    ar: 'تعذّر الوصول إلى مجلد الردود الافتراضي',
    fr: 'Impossible d’accéder au dossier par défaut des réponses',
  },
  'no-private-root': {
    en: 'Unable to get private responses folder',
    de: 'Kein Zugriff auf den privaten Ordner für Antworten',
    ar: 'تعذّر الوصول إلى مجلد الردود الخاص',
    fr: 'Impossible d’accéder au dossier des réponses privées',
  },
  'private-folder-not-configured': {
    en: 'Private folder not configured',
    de: 'Privater Ordner nicht eingerichtet',
    ar: 'المجلد الخاص غير مهيأ',
    fr: 'Dossier privé non configuré',
  },
  'private-folder-not-created': {
    en: 'Unable to create user private folder',
    de: 'Der private Ordner des Benutzers konnte nicht erstellt werden',
    ar: 'تعذّر إنشاء المجلد الخاص بالمستخدم',
    fr: 'Impossible de créer le dossier privé de l’utilisateur',
  },
  'permissions-keep-changing': {
    en: 'A folder’s permissions keep changing. Try again later.',
    de: 'Die Berechtigungen eines Ordners ändern sich immer wieder. Versuchen Sie es später noch einmal.',
    ar: 'أذونات أحد المجلدات تتغير باستمرار. حاول مرة أخرى لاحقًا.',
    fr: 'Les autorisations d’un dossier changent sans cesse. Réessayez plus tard.',
  },
  'permission-not-kept': {
    en: 'The library didn’t save the permission for {name}. Add the people individually, or contact your Microsoft 365 administrator.',
    de: 'Die Bibliothek hat die Berechtigung für {name} nicht gespeichert. Fügen Sie die Personen einzeln hinzu, oder wenden Sie sich an Ihren Microsoft 365-Administrator.',
    ar: 'لم تحفظ المكتبة الإذن الخاص بـ {name}. أضف الأشخاص واحدًا واحدًا، أو تواصل مع مسؤول Microsoft 365.',
    fr: 'La bibliothèque n’a pas enregistré l’autorisation pour {name}. Ajoutez les personnes individuellement ou contactez votre administrateur Microsoft 365.',
  },
  'team-not-found': {
    en: 'Team not found',
    de: 'Team nicht gefunden',
    ar: 'لم يُعثر على الفريق',
    fr: 'Équipe introuvable',
  },
  'authorization-expired': {
    en: 'Authorization has expired. A team owner needs to authorize again.',
    de: 'Die Autorisierung ist abgelaufen. Ein Teambesitzer muss sie erneuern.',
    ar: 'انتهت صلاحية التفويض. على أحد مالكي الفريق منحه من جديد.',
    fr: 'L’autorisation a expiré. Un propriétaire de l’équipe doit la renouveler.',
  },
});
