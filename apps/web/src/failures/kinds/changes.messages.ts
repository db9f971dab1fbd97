import { responderMessages } from '@tideform/i18n';

/** Messages of failures while changes and rows of data sources are downloaded. Keys are failure kinds. */
export const changesFailureMessages = responderMessages({
  'drive-changes': {
    en: 'Error getting drive changes: {why}',
    de: 'Die Änderungen der Bibliothek konnten nicht abgerufen werden: {why}',
    ar: 'خطأ في جلب تغييرات المكتبة: {why}',
    fr: 'Impossible de récupérer les modifications de la bibliothèque : {why}',
  },
  'drive-change': {
    en: 'Error syncing drive change: {why} ({name}, {id})',
    de: 'Eine Änderung der Bibliothek konnte nicht synchronisiert werden: {why} ({name}, {id})',
    ar: 'خطأ في مزامنة أحد تغييرات المكتبة: {why} ({name}، {id})',
    fr: 'Impossible de synchroniser une modification de la bibliothèque : {why} ({name}, {id})',
  },
  'role-changes': {
    en: 'Error getting role changes: {why}',
    de: 'Rollenänderungen konnten nicht abgerufen werden: {why}',
    ar: 'خطأ في جلب تغييرات الأدوار: {why}',
    fr: 'Impossible de récupérer les modifications de rôles : {why}',
  },
  'role-change': {
    en: 'Error syncing role change: unexpected row format ({rowId})',
    de: 'Eine Rollenänderung konnte nicht synchronisiert werden: unerwartetes Zeilenformat ({rowId})',
    ar: 'خطأ في مزامنة تغيير أحد الأدوار: تنسيق الصف غير متوقع ({rowId})',
    fr: 'Impossible de synchroniser une modification de rôle : format de ligne inattendu ({rowId})',
  },
  'data-sources': {
    en: 'Error fetching data sources: {why}',
    de: 'Die Datenquellen konnten nicht abgerufen werden: {why}',
    ar: 'خطأ في جلب مصادر البيانات: {why}',
    fr: 'Impossible de récupérer les sources de données : {why}',
  },
  'data-sources-migration': {
    en: 'Data sources migration failed',
    de: 'Die Datenquellen konnten nicht migriert werden',
    ar: 'فشل ترحيل مصادر البيانات',
    fr: 'La migration des sources de données a échoué',
  },
  'data-source-request': {
    en: 'Data Source List Data Sync Request Error: {why}',
    de: 'Die Zeilen der Datenquelle konnten nicht abgerufen werden: {why}',
    ar: 'خطأ في طلب مزامنة بيانات مصدر البيانات: {why}',
    fr: 'Impossible de récupérer les lignes de la source de données : {why}',
  },
  'data-source-missing': {
    en: 'Unable to find datasource',
    de: 'Die Datenquelle wurde nicht gefunden',
    ar: 'تعذّر العثور على مصدر البيانات',
    fr: 'Source de données introuvable',
  },
  'data-source-not-json': {
    en: 'The file isn’t valid JSON: line {line}, column {column}',
    de: 'Die Datei enthält kein gültiges JSON: Zeile {line}, Spalte {column}',
    ar: 'الملف ليس JSON صالحًا: السطر {line}، العمود {column}',
    fr: 'Le fichier n’est pas un JSON valide : ligne {line}, colonne {column}',
  },
  'data-source-workbook-refused': {
    en: 'Microsoft 365 doesn’t allow this app to open Excel workbooks. Ask your administrator to grant the Files.Read permission, or use a CSV file.',
    de: 'Microsoft 365 erlaubt dieser App nicht, Excel-Arbeitsmappen zu öffnen. Bitten Sie Ihren Administrator, die Berechtigung Files.Read zu erteilen, oder verwenden Sie eine CSV-Datei.',
    ar: 'لا يسمح Microsoft 365 لهذا التطبيق بفتح مصنفات Excel. اطلب من المسؤول منح الإذن Files.Read، أو استخدم ملف CSV.',
    fr: 'Microsoft 365 n’autorise pas cette application à ouvrir des classeurs Excel. Demandez à votre administrateur d’accorder l’autorisation Files.Read ou utilisez un fichier CSV.',
  },
  'data-source-without-rows': {
    en: 'The file doesn’t contain a list of rows',
    de: 'Die Datei enthält keine Liste von Zeilen',
    ar: 'لا يحتوي الملف على قائمة صفوف',
    fr: 'Le fichier ne contient pas de liste de lignes',
  },
  'data-source-unclosed-quote': {
    en: 'Missing closing quotation mark: line {line}, column {column}',
    de: 'Schließendes Anführungszeichen fehlt: Zeile {line}, Spalte {column}',
    ar: 'علامة الاقتباس الختامية مفقودة: السطر {line}، العمود {column}',
    fr: 'Guillemet fermant manquant : ligne {line}, colonne {column}',
  },
  'data-source-ragged': {
    en: 'Line {line} has a value in column {column}, but the header has only {columns} columns',
    de: 'Zeile {line} enthält einen Wert in Spalte {column}, die Kopfzeile hat aber nur {columns} Spalten',
    ar: 'يحتوي السطر {line} على قيمة في العمود {column}، لكن سطر العناوين لا يتضمن سوى {columns} من الأعمدة',
    fr: 'La ligne {line} contient une valeur dans la colonne {column}, mais l’en-tête ne compte que {columns} colonnes',
  },
  'not-json': {
    en: '{file} isn’t valid JSON',
    de: '{file} enthält kein gültiges JSON',
    ar: '{file} ليس JSON صالحًا',
    fr: '{file} n’est pas un JSON valide',
  },
  'unexpected-content': {
    en: '{file} has unexpected content: {place}',
    de: '{file} enthält unerwartete Daten: {place}',
    ar: 'يحتوي {file} على بيانات غير متوقعة: {place}',
    fr: '{file} présente un contenu inattendu : {place}',
  },
  'no-content': { en: '{file} is empty', de: '{file} ist leer', ar: '{file} فارغ', fr: '{file} est vide' },
});
