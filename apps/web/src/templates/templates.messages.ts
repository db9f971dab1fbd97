import { responderMessages } from '@tideform/i18n';

/** Texts about templates of forms. A template opens without a sign-in, too. */
export const templatesMessages = responderMessages({
  templates: { en: 'Templates', de: 'Vorlagen', ar: 'القوالب' },
  search: { en: 'Search templates', de: 'Vorlagen suchen', ar: 'البحث في القوالب' },
  industry: { en: 'Industry', de: 'Branche', ar: 'القطاع' },
  all: { en: 'All', de: 'Alle', ar: 'الكل' },
  ofTeams: { en: 'Your teams', de: 'Ihre Teams', ar: 'فرقك' },
  industries: {
    Construction: { en: 'Construction', de: 'Bau', ar: 'البناء' },
    'Health Care': { en: 'Health Care', de: 'Gesundheit', ar: 'الرعاية الصحية' },
    Procurement: { en: 'Procurement', de: 'Einkauf', ar: 'المشتريات' },
    'Field Services': { en: 'Field Services', de: 'Außendienst', ar: 'الخدمات الميدانية' },
    'Transport and Logistics': {
      en: 'Transport and Logistics',
      de: 'Transport und Logistik',
      ar: 'النقل والخدمات اللوجستية',
    },
    'Health and Safety': { en: 'Health and Safety', de: 'Arbeitsschutz', ar: 'الصحة والسلامة' },
    'Maintenance Management': { en: 'Maintenance Management', de: 'Instandhaltung', ar: 'إدارة الصيانة' },
    'Job Site Operations': { en: 'Job Site Operations', de: 'Baustellenbetrieb', ar: 'عمليات موقع العمل' },
    'Human Resources': { en: 'Human Resources', de: 'Personal', ar: 'الموارد البشرية' },
    'Information Technology': { en: 'Information Technology', de: 'IT', ar: 'تقنية المعلومات' },
    Realestate: { en: 'Realestate', de: 'Immobilien', ar: 'العقارات' },
  },
  found: {
    en: '{count, plural, one {# template} other {# templates}}',
    de: '{count, plural, one {# Vorlage} other {# Vorlagen}}',
    ar: '{count, plural, zero {لا قوالب} one {قالب واحد} two {قالبان} few {# قوالب} many {# قالبًا} other {# قالب}}',
  },
  bestFirst: {
    en: '{count, plural, one {# template} other {# templates}}, best match first',
    de: '{count, plural, one {# Vorlage} other {# Vorlagen}}, beste Treffer zuerst',
    ar: '{count, plural, zero {لا قوالب} one {قالب واحد} two {قالبان} few {# قوالب} many {# قالبًا} other {# قالب}}، الأقرب أولًا',
  },
  clear: { en: 'Clear filters', de: 'Filter zurücksetzen', ar: 'مسح عوامل التصفية' },
  none: { en: 'No templates found', de: 'Keine Vorlagen gefunden', ar: 'لم يُعثر على قوالب' },
  noneText: {
    en: 'Try another word or select fewer industries.',
    de: 'Versuchen Sie es mit einem anderen Wort, oder wählen Sie weniger Branchen aus.',
    ar: 'جرّب كلمة أخرى أو حدد قطاعات أقل.',
  },
  loading: { en: 'Loading templates', de: 'Vorlagen werden geladen', ar: 'جارٍ تحميل القوالب' },
  offline: {
    en: 'You’re offline. Connect to the internet to see templates.',
    de: 'Sie sind offline. Stellen Sie eine Internetverbindung her, um Vorlagen anzuzeigen.',
    ar: 'أنت غير متصل. اتصل بالإنترنت لعرض القوالب.',
  },
  missing: {
    en: 'Couldn’t load templates from {hosts}.',
    de: 'Vorlagen von {hosts} konnten nicht geladen werden.',
    ar: 'تعذّر تحميل القوالب من {hosts}.',
  },
  fields: {
    en: '{count, plural, one {# field} other {# fields}}',
    de: '{count, plural, one {# Feld} other {# Felder}}',
    ar: '{count, plural, zero {لا حقول} one {حقل واحد} two {حقلان} few {# حقول} many {# حقلًا} other {# حقل}}',
  },
  pages: {
    en: '{count, plural, one {# page} other {# pages}}',
    de: '{count, plural, one {# Seite} other {# Seiten}}',
    ar: '{count, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}',
  },
  tags: { en: 'Tags', de: 'Tags', ar: 'العلامات' },
  source: { en: 'Based on: {source}', de: 'Grundlage: {source}', ar: 'يستند إلى: {source}' },
  related: { en: 'Related templates', de: 'Ähnliche Vorlagen', ar: 'قوالب ذات صلة' },
  tests: {
    en: 'Includes {count, plural, one {# test} other {# tests}}',
    de: 'Enthält {count, plural, one {# Test} other {# Tests}}',
    ar: 'يتضمن {count, plural, zero {لا اختبارات} one {اختبارًا واحدًا} two {اختبارين} few {# اختبارات} many {# اختبارًا} other {# اختبار}}',
  },
  tryIt: { en: 'Template preview', de: 'Vorschau der Vorlage', ar: 'معاينة القالب' },
  canChange: {
    en: 'You can change everything later.',
    de: 'Sie können später alles ändern.',
    ar: 'يمكنك تغيير كل شيء لاحقًا.',
  },
  previewPdf: { en: 'Preview as PDF', de: 'Vorschau als PDF', ar: 'معاينة بصيغة PDF' },
  drawing: { en: 'Creating PDF…', de: 'PDF wird erstellt …', ar: 'جارٍ إنشاء ملف PDF…' },
  use: { en: 'Use template', de: 'Vorlage verwenden', ar: 'استخدام القالب' },
  creating: { en: 'Creating form…', de: 'Formular wird erstellt …', ar: 'جارٍ إنشاء النموذج…' },
  untrusted: {
    en: 'Untrusted Template Source URL',
    de: 'Nicht vertrauenswürdige URL der Vorlagenquelle',
    ar: 'عنوان مصدر القالب غير موثوق',
  },
  untrustedText: {
    en: 'This device doesn’t accept templates from this address, so nothing was loaded.',
    de: 'Dieses Gerät akzeptiert keine Vorlagen von dieser Adresse. Es wurde nichts geladen.',
    ar: 'لا يقبل هذا الجهاز القوالب من هذا العنوان، لذا لم يُحمَّل شيء.',
  },
  noTemplate: {
    en: 'There’s no form template at this address.',
    de: 'Unter dieser Adresse ist keine Formularvorlage vorhanden.',
    ar: 'لا يوجد قالب نموذج في هذا العنوان.',
  },
  /** A page of its own. */
  preview: { en: 'Template', de: 'Vorlage', ar: 'قالب' },
  build: {
    title: {
      en: 'Create a form from a template',
      de: 'Formular aus einer Vorlage erstellen',
      ar: 'إنشاء نموذج من قالب',
    },
    text: {
      en: 'Choose a team for the new form.',
      de: 'Wählen Sie ein Team für das neue Formular aus.',
      ar: 'اختر فريقًا للنموذج الجديد.',
    },
    team: { en: 'Team', de: 'Team', ar: 'الفريق' },
    noTeam: {
      en: 'You don’t have permission to build forms in any of your teams. Ask a team owner.',
      de: 'Sie haben in keinem Ihrer Teams die Berechtigung, Formulare zu erstellen. Wenden Sie sich an einen Teambesitzer.',
      ar: 'ليس لديك إذن لإنشاء نماذج في أي من فرقك. اطلب ذلك من مالك فريق.',
    },
    create: { en: 'Create form', de: 'Formular erstellen', ar: 'إنشاء النموذج' },
  },
});
