import { responderMessages } from '@tideform/i18n';

/** Texts of what can go wrong when changes and rows of data sources are brought. By the kind of the failure. */
export const changesFailureMessages = responderMessages({
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
  'data-source-workbook-refused': {
    en: "Microsoft 365 doesn't let this app open Excel workbooks, and the file couldn't be read without that. Ask your administrator to allow the permission Files.Read, or use a CSV file.",
    de: 'Microsoft 365 lässt diese App keine Excel-Arbeitsmappen öffnen, und die Datei konnte auch so nicht gelesen werden. Bitten Sie Ihren Administrator um die Berechtigung Files.Read, oder verwenden Sie eine CSV-Datei.',
    ar: 'لا يسمح Microsoft 365 لهذا التطبيق بفتح مصنفات Excel، وتعذّرت قراءة الملف من دون ذلك. اطلب من المسؤول السماح بالإذن Files.Read، أو استخدم ملف CSV.',
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
});
