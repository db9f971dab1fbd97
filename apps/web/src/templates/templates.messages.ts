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
    en: 'Try another word, or fewer industries.',
    de: 'Versuchen Sie ein anderes Wort, oder weniger Branchen.',
    ar: 'جرّب كلمة أخرى أو قطاعات أقل.',
  },
  loading: { en: 'Loading templates', de: 'Vorlagen werden geladen', ar: 'جارٍ تحميل القوالب' },
  offline: {
    en: 'You are offline. Templates come from the network.',
    de: 'Sie sind offline. Vorlagen kommen aus dem Netz.',
    ar: 'أنت غير متصل. تأتي القوالب من الشبكة.',
  },
  missing: {
    en: 'No templates came from {hosts}.',
    de: 'Von {hosts} kamen keine Vorlagen.',
    ar: 'لم تصل قوالب من {hosts}.',
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
  tags: { en: 'Tags', de: 'Merkmale', ar: 'العلامات' },
  source: { en: 'Follows: {source}', de: 'Grundlage: {source}', ar: 'يستند إلى: {source}' },
  related: { en: 'Related', de: 'Ähnliche', ar: 'ذات صلة' },
  tests: {
    en: 'Brings {count, plural, one {# test} other {# tests}} of its own',
    de: 'Bringt {count, plural, one {# eigenen Test} other {# eigene Tests}} mit',
    ar: 'يتضمن {count, plural, zero {لا اختبارات} one {اختبارًا واحدًا} two {اختبارين} few {# اختبارات} many {# اختبارًا} other {# اختبار}} خاصًا به',
  },
  tryIt: { en: 'Template to try', de: 'Vorlage zum Ausprobieren', ar: 'قالب للتجربة' },
  canChange: {
    en: 'You can change everything afterwards.',
    de: 'Sie können danach alles ändern.',
    ar: 'يمكنك تغيير كل شيء لاحقًا.',
  },
  previewPdf: { en: 'Preview as PDF', de: 'Vorschau als PDF', ar: 'معاينة بصيغة PDF' },
  drawing: { en: 'Drawing the PDF…', de: 'PDF wird gezeichnet …', ar: 'جارٍ رسم ملف PDF…' },
  use: { en: 'Use template', de: 'Vorlage verwenden', ar: 'استخدام القالب' },
  creating: { en: 'Creating the form…', de: 'Formular wird angelegt …', ar: 'جارٍ إنشاء النموذج…' },
  untrusted: {
    en: 'Untrusted Template Source URL',
    de: 'Adresse der Vorlage ist nicht vertrauenswürdig',
    ar: 'عنوان مصدر القالب غير موثوق',
  },
  untrustedText: {
    en: 'This address is not among those that this device takes templates from. Nothing was loaded.',
    de: 'Diese Adresse gehört nicht zu denen, von denen dieses Gerät Vorlagen nimmt. Es wurde nichts geladen.',
    ar: 'هذا العنوان ليس من العناوين التي يقبل منها هذا الجهاز القوالب. لم يُحمَّل شيء.',
  },
  noTemplate: {
    en: 'What is at this address is no template of a form.',
    de: 'An dieser Adresse liegt keine Vorlage eines Formulars.',
    ar: 'ما يوجد في هذا العنوان ليس قالب نموذج.',
  },
  /** A page of its own. */
  preview: { en: 'Template', de: 'Vorlage', ar: 'قالب' },
  build: {
    title: { en: 'Build from a template', de: 'Formular aus einer Vorlage', ar: 'إنشاء نموذج من قالب' },
    text: {
      en: 'Choose the team that the new form is for.',
      de: 'Wählen Sie das Team, für das das neue Formular ist.',
      ar: 'اختر الفريق الذي سيكون له النموذج الجديد.',
    },
    team: { en: 'Team', de: 'Team', ar: 'الفريق' },
    noTeam: {
      en: 'You cannot build forms in any of your teams. Ask the owner of a team.',
      de: 'Sie können in keinem Ihrer Teams Formulare bauen. Fragen Sie den Besitzer eines Teams.',
      ar: 'لا يمكنك إنشاء نماذج في أي من فرقك. اطلب ذلك من مالك فريق.',
    },
    create: { en: 'Create form', de: 'Formular anlegen', ar: 'إنشاء النموذج' },
  },
});
