import { responderMessages } from '@tideform/i18n';

/** Downloads of submissions. */
export const exportsMessages = responderMessages({
  download: { en: 'Download', de: 'Herunterladen', ar: 'تنزيل' },
  kinds: {
    xlsx: { en: 'Excel', de: 'Excel', ar: 'Excel' },
    csv: { en: 'CSV', de: 'CSV', ar: 'CSV' },
    jsonl: { en: 'JSON Lines', de: 'JSON Lines', ar: 'JSON Lines' },
    pdf: { en: 'PDF', de: 'PDF', ar: 'PDF' },
    pbit: { en: 'Power BI template', de: 'Power BI-Vorlage', ar: 'قالب Power BI' },
    pbids: { en: 'Power BI connection', de: 'Power BI-Verbindung', ar: 'اتصال Power BI' },
    zip: { en: 'ZIP with PDF and files', de: 'ZIP mit PDF und Dateien', ar: 'ZIP مع PDF والملفات' },
  },
  powerBi: {
    en: 'Experimental. Power BI reads submissions from this server and asks for one of the team’s API keys, which team owners create on the Workflows page. The form also needs a connected account, set up through its email, a share link, or confidential responses.',
    de: 'Experimentell. Power BI liest Einsendungen von diesem Server und fordert einen API-Schlüssel des Teams an, den Teambesitzer auf der Seite „Arbeitsabläufe“ erstellen. Das Formular benötigt außerdem ein verbundenes Konto, das über die E-Mail, einen Freigabelink oder vertrauliche Antworten eingerichtet wird.',
    ar: 'تجريبي. يقرأ Power BI الإرسالات من هذا الخادم ويطلب أحد مفاتيح API للفريق، التي ينشئها مالكو الفريق في صفحة سير العمل. يحتاج النموذج أيضًا إلى حساب متصل، يُعدّ عبر البريد أو رابط مشاركة أو الردود السرية.',
  },
  title: { en: 'Download {kind}', de: '{kind} herunterladen', ar: 'تنزيل {kind}' },
  rows: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    ar: '{count, plural, zero {لا إرسالات} one {إرسال واحد} two {إرسالان} few {# إرسالات} many {# إرسالًا} other {# إرسال}}',
  },
  andMore: {
    en: 'Includes all submissions in this date range that match the view, even if they haven’t been loaded yet.',
    de: 'Enthält alle Einsendungen in diesem Zeitraum, die der Ansicht entsprechen, auch wenn sie noch nicht geladen wurden.',
    ar: 'يشمل كل الإرسالات في هذه الفترة التي تطابق العرض، حتى إن لم تُحمَّل بعد.',
  },
  row: { en: 'Row', de: 'Zeile', ar: 'الصف' },
  codebook: {
    title: { en: 'Codebook', de: 'Codebuch', ar: 'دليل الرموز' },
    sheet: { en: 'Sheet', de: 'Blatt', ar: 'الورقة' },
    key: { en: 'Key', de: 'Schlüssel', ar: 'المفتاح' },
    label: { en: 'Label', de: 'Beschriftung', ar: 'التسمية' },
    type: { en: 'Type', de: 'Typ', ar: 'النوع' },
    values: { en: 'Values', de: 'Werte', ar: 'القيم' },
    ownClock: {
      en: 'Local time where the question was answered, or the form’s time zone',
      de: 'Ortszeit, an der geantwortet wurde, oder Zeitzone des Formulars',
      ar: 'التوقيت المحلي لمكان الإجابة أو المنطقة الزمنية للنموذج',
    },
  },
  choices: { en: 'Choices', de: 'Auswahlwerte', ar: 'الخيارات' },
  labels: { en: 'As labels', de: 'Als Beschriftungen', ar: 'كتسميات' },
  values: { en: 'As stored values', de: 'Als gespeicherte Werte', ar: 'كقيم مخزّنة' },
  delimiter: { en: 'Column separator', de: 'Spaltentrennzeichen', ar: 'الفاصل بين الأعمدة' },
  comma: { en: 'Comma', de: 'Komma', ar: 'فاصلة' },
  semicolon: {
    en: 'Semicolon, with decimal commas',
    de: 'Semikolon, mit Dezimalkommas',
    ar: 'فاصلة منقوطة مع فاصلة عشرية',
  },
  bom: {
    en: 'Add a byte order mark for Excel',
    de: 'Byte Order Mark für Excel hinzufügen',
    ar: 'إضافة علامة ترتيب البايتات من أجل Excel',
  },
  guard: {
    en: 'Add an apostrophe before text that a spreadsheet would run as a formula',
    de: 'Apostroph vor Text einfügen, den eine Tabellenkalkulation als Formel ausführen würde',
    ar: 'إضافة فاصلة عليا قبل النص الذي قد ينفذه جدول البيانات كصيغة',
  },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات' },
  merged: {
    en: 'One PDF with all submissions',
    de: 'Ein PDF mit allen Einsendungen',
    ar: 'ملف PDF واحد يضم كل الإرسالات',
  },
  each: {
    en: 'One PDF per submission, in a ZIP file',
    de: 'Ein PDF pro Einsendung, in einer ZIP-Datei',
    ar: 'ملف PDF لكل إرسال، في ملف ZIP',
  },
  progress: { en: '{done} of {of}', de: '{done} von {of}', ar: '{done} من {of}' },
  reading: {
    en: '{count, plural, one {# submission loaded} other {# submissions loaded}}',
    de: '{count, plural, one {# Einsendung geladen} other {# Einsendungen geladen}}',
    ar: '{count, plural, zero {لم يُحمَّل شيء} one {حُمّل إرسال واحد} two {حُمّل إرسالان} few {حُمّلت # إرسالات} many {حُمّل # إرسالًا} other {حُمّل # إرسال}}',
  },
  missing: {
    en: '{count, plural, one {Couldn’t download # file, so it isn’t included.} other {Couldn’t download # files, so they aren’t included.}}',
    de: '{count, plural, one {# Datei konnte nicht heruntergeladen werden und ist daher nicht enthalten.} other {# Dateien konnten nicht heruntergeladen werden und sind daher nicht enthalten.}}',
    ar: '{count, plural, zero {} one {تعذّر تنزيل ملف واحد، لذلك لم يُضمَّن.} two {تعذّر تنزيل ملفين، لذلك لم يُضمَّنا.} few {تعذّر تنزيل # ملفات، لذلك لم تُضمَّن.} many {تعذّر تنزيل # ملفًا، لذلك لم تُضمَّن.} other {تعذّر تنزيل # ملف، لذلك لم تُضمَّن.}}',
  },
  noWorkflows: {
    en: 'Couldn’t load workflow results, so that column is empty.',
    de: 'Die Ergebnisse der Arbeitsabläufe konnten nicht geladen werden, daher ist diese Spalte leer.',
    ar: 'تعذّر تحميل نتائج سير العمل، لذلك هذا العمود فارغ.',
  },
  readingWorkflows: {
    en: '{count, plural, one {Workflow results loaded for # submission} other {Workflow results loaded for # submissions}}',
    de: '{count, plural, one {Arbeitsablaufergebnisse für # Einsendung geladen} other {Arbeitsablaufergebnisse für # Einsendungen geladen}}',
    ar: '{count, plural, zero {لم يُحمَّل شيء} one {حُمّلت نتائج سير عمل إرسال واحد} two {حُمّلت نتائج سير عمل إرسالين} few {حُمّلت نتائج سير عمل # إرسالات} many {حُمّلت نتائج سير عمل # إرسالًا} other {حُمّلت نتائج سير عمل # إرسال}}',
  },
  stop: { en: 'Stop', de: 'Beenden', ar: 'إيقاف' },
});
