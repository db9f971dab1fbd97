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
    en: 'Experimental. Power BI reads the submissions from this server and asks for a key of the team, which owners make on the Workflows page. An account has to be lent to the form: by its e-mail, a share link or confidential responses.',
    de: 'Experimentell. Power BI liest die Einsendungen von diesem Server und fragt nach einem Schlüssel des Teams, den Besitzer auf der Seite „Arbeitsabläufe“ anlegen. Dem Formular muss ein Konto geliehen sein: durch seine E-Mail, einen Freigabelink oder vertrauliche Antworten.',
    ar: 'تجريبي. يقرأ Power BI الإرسالات من هذا الخادم ويطلب مفتاح الفريق الذي ينشئه المالكون في صفحة سير العمل. يجب أن يُعار النموذج حسابًا: عبر بريده أو رابط مشاركة أو الردود السرية.',
  },
  title: { en: 'Download {kind}', de: '{kind} herunterladen', ar: 'تنزيل {kind}' },
  rows: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    ar: '{count, plural, zero {لا إرسالات} one {إرسال واحد} two {إرسالان} few {# إرسالات} many {# إرسالًا} other {# إرسال}}',
  },
  andMore: {
    en: 'All submissions of these days that fit the view, also those that are not loaded yet.',
    de: 'Alle Einsendungen dieser Tage, die zur Ansicht passen, auch noch nicht geladene.',
    ar: 'كل إرسالات هذه الأيام التي تطابق العرض، وأيضًا ما لم يُحمَّل بعد.',
  },
  row: { en: 'Row', de: 'Zeile', ar: 'الصف' },
  codebook: {
    title: { en: 'Codebook', de: 'Codebuch', ar: 'دليل الرموز' },
    sheet: { en: 'Sheet', de: 'Blatt', ar: 'الورقة' },
    key: { en: 'Key', de: 'Schlüssel', ar: 'المفتاح' },
    label: { en: 'Label', de: 'Beschriftung', ar: 'التسمية' },
    type: { en: 'Type', de: 'Art', ar: 'النوع' },
    values: { en: 'Values', de: 'Werte', ar: 'القيم' },
    ownClock: {
      en: 'Local time where it was answered, or the form’s time zone',
      de: 'Ortszeit der Antwort oder Zeitzone des Formulars',
      ar: 'التوقيت المحلي لمكان الإجابة أو المنطقة الزمنية للنموذج',
    },
  },
  choices: { en: 'Choices', de: 'Auswahlwerte', ar: 'الخيارات' },
  labels: { en: 'As people read them', de: 'Wie Menschen sie lesen', ar: 'كما يقرؤها الناس' },
  values: { en: 'As they are stored', de: 'Wie sie gespeichert sind', ar: 'كما هي مخزّنة' },
  delimiter: { en: 'Between columns', de: 'Zwischen Spalten', ar: 'بين الأعمدة' },
  comma: { en: 'Comma', de: 'Komma', ar: 'فاصلة' },
  semicolon: {
    en: 'Semicolon, with decimal commas',
    de: 'Semikolon, mit Dezimalkomma',
    ar: 'فاصلة منقوطة مع فاصلة عشرية',
  },
  bom: {
    en: 'Begin with a byte order mark, for Excel',
    de: 'Mit einer Byte-Reihenfolge-Marke beginnen, für Excel',
    ar: 'البدء بعلامة ترتيب البايتات من أجل Excel',
  },
  guard: {
    en: 'Put an apostrophe before texts that a spreadsheet would run as formulas',
    de: 'Vor Texte, die eine Tabelle als Formel ausführen würde, einen Apostroph setzen',
    ar: 'وضع فاصلة عليا قبل النصوص التي قد ينفذها جدول البيانات كصيغ',
  },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات' },
  merged: { en: 'One PDF of all', de: 'Ein PDF aus allen', ar: 'ملف PDF واحد للكل' },
  each: { en: 'A PDF of each, in a ZIP', de: 'Ein PDF von jeder, in einer ZIP', ar: 'ملف PDF لكل إرسال، في ملف ZIP' },
  progress: { en: '{done} of {of}', de: '{done} von {of}', ar: '{done} من {of}' },
  reading: {
    en: '{count, plural, one {# submission read} other {# submissions read}}',
    de: '{count, plural, one {# Einsendung gelesen} other {# Einsendungen gelesen}}',
    ar: '{count, plural, zero {لم يُقرأ شيء} one {قُرئ إرسال واحد} two {قُرئ إرسالان} few {قُرئت # إرسالات} many {قُرئ # إرسالًا} other {قُرئ # إرسال}}',
  },
  missing: {
    en: '{count, plural, one {# file could not be had, and is not in it.} other {# files could not be had, and are not in it.}}',
    de: '{count, plural, one {# Datei war nicht zu bekommen und fehlt darin.} other {# Dateien waren nicht zu bekommen und fehlen darin.}}',
    ar: '{count, plural, zero {} one {تعذر الحصول على ملف واحد وهو غير مضمَّن.} two {تعذر الحصول على ملفين وهما غير مضمَّنين.} few {تعذر الحصول على # ملفات وهي غير مضمَّنة.} many {تعذر الحصول على # ملفًا وهي غير مضمَّنة.} other {تعذر الحصول على # ملف وهي غير مضمَّنة.}}',
  },
  noWorkflows: {
    en: 'What became of the workflows could not be read. Their column is empty.',
    de: 'Was aus den Arbeitsabläufen wurde, war nicht zu lesen. Ihre Spalte ist leer.',
    ar: 'تعذرت قراءة ما آل إليه سير العمل. عموده فارغ.',
  },
  readingWorkflows: {
    en: '{count, plural, one {Workflows of # submission read} other {Workflows of # submissions read}}',
    de: '{count, plural, one {Arbeitsabläufe von # Einsendung gelesen} other {Arbeitsabläufe von # Einsendungen gelesen}}',
    ar: '{count, plural, zero {لم يُقرأ شيء} one {قُرئ سير عمل إرسال واحد} two {قُرئ سير عمل إرسالين} few {قُرئ سير عمل # إرسالات} many {قُرئ سير عمل # إرسالًا} other {قُرئ سير عمل # إرسال}}',
  },
  stop: { en: 'Stop', de: 'Anhalten', ar: 'إيقاف' },
});
