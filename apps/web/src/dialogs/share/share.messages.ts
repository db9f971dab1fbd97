import { responderMessages } from '@tideform/i18n';

/** Links for members of the team, which everybody who may answer can pass on. */
export const shareMessages = responderMessages({
  members: { en: 'Team Members', de: 'Team-Mitglieder', ar: 'أعضاء الفريق' },
  anyone: { en: 'Anyone', de: 'Alle', ar: 'أي شخص' },
  membersText: {
    en: 'People sign in with their work account. Only members of {team} can answer.',
    de: 'Man meldet sich mit dem Arbeitskonto an. Nur Mitglieder von {team} können antworten.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يمكن لأعضاء {team} فقط الرد.',
  },
  responseText: {
    en: 'People sign in with their work account. Members of {team} see this response if they may see it.',
    de: 'Man meldet sich mit dem Arbeitskonto an. Mitglieder von {team} sehen diese Antwort, wenn sie es dürfen.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يرى أعضاء {team} هذا الرد إن كان يحق لهم ذلك.',
  },
  link: { en: 'Link', de: 'Link', ar: 'الرابط' },
  teamsLink: { en: 'Link that opens in Teams', de: 'Link, der sich in Teams öffnet', ar: 'رابط يُفتح في Teams' },
  viewLink: { en: 'Link to read it', de: 'Link zum Lesen', ar: 'رابط القراءة' },
  editLink: { en: 'Link to edit it', de: 'Link zum Bearbeiten', ar: 'رابط التعديل' },
  prefilledLink: { en: 'Link with answers', de: 'Link mit Antworten', ar: 'رابط مع إجابات' },
  open: { en: 'Open in a new tab', de: 'In einem neuen Tab öffnen', ar: 'فتح في علامة تبويب جديدة' },
  qr: {
    title: { en: 'QR code', de: 'QR-Code', ar: 'رمز QR' },
    membersText: {
      en: 'Print it and put it where it is needed. Whoever scans it signs in first, then the form opens.',
      de: 'Drucken Sie ihn und hängen Sie ihn auf, wo er gebraucht wird. Wer ihn scannt, meldet sich an, dann öffnet sich das Formular.',
      ar: 'اطبعه وضعه حيث يلزم. من يمسحه يسجّل الدخول أولًا، ثم يُفتح النموذج.',
    },
    anyoneText: {
      en: 'Print it and put it where it is needed. Whoever scans it gets to the form at once.',
      de: 'Drucken Sie ihn und hängen Sie ihn auf, wo er gebraucht wird. Wer ihn scannt, kommt gleich zum Formular.',
      ar: 'اطبعه وضعه حيث يلزم. من يمسحه يصل إلى النموذج مباشرة.',
    },
    tooLong: {
      en: 'The link is too long for a QR code. Take fewer answers along.',
      de: 'Der Link ist zu lang für einen QR-Code. Geben Sie weniger Antworten mit.',
      ar: 'الرابط أطول من أن يتسع له رمز QR. أرفق إجابات أقل.',
    },
    png: { en: 'PNG', de: 'PNG', ar: 'PNG' },
    svg: { en: 'SVG', de: 'SVG', ar: 'SVG' },
    copyPicture: { en: 'Copy picture', de: 'Bild kopieren', ar: 'نسخ الصورة' },
    fileName: { en: 'QR code {title}', de: 'QR-Code {title}', ar: 'رمز QR {title}' },
  },
  embed: {
    label: { en: 'Embed code', de: 'Code zum Einbetten', ar: 'رمز التضمين' },
    membersHint: {
      en: 'For a page of the intranet that may frame Tideform. Shown without the back button and the menu.',
      de: 'Für eine Seite im Intranet, die Tideform einbetten darf. Ohne Zurück-Knopf und Menü.',
      ar: 'لصفحة في الشبكة الداخلية يُسمح لها بعرض Tideform. بلا زر الرجوع والقائمة.',
    },
  },
  prefill: {
    start: { en: 'Add answers to the link', de: 'Antworten in den Link legen', ar: 'إضافة إجابات إلى الرابط' },
    change: { en: 'Change answers', de: 'Antworten ändern', ar: 'تغيير الإجابات' },
    remove: { en: 'Remove answers', de: 'Antworten entfernen', ar: 'إزالة الإجابات' },
    title: { en: 'Answers of the link', de: 'Antworten des Links', ar: 'إجابات الرابط' },
    text: {
      en: 'Whoever opens the link finds these answers filled in and can change them. Anybody who has the link can read them.',
      de: 'Wer den Link öffnet, findet diese Antworten ausgefüllt und kann sie ändern. Wer den Link hat, kann sie lesen.',
      ar: 'من يفتح الرابط يجد هذه الإجابات مملوءة ويمكنه تغييرها. يمكن لكل من لديه الرابط قراءتها.',
    },
    form: { en: 'Form', de: 'Formular', ar: 'النموذج' },
    json: { en: 'JSON', de: 'JSON', ar: 'JSON' },
    jsonLabel: { en: 'Answers as JSON', de: 'Antworten als JSON', ar: 'الإجابات بصيغة JSON' },
    use: { en: 'Use these answers', de: 'Diese Antworten verwenden', ar: 'استخدام هذه الإجابات' },
    problems: {
      'not-json': { en: 'This is not valid JSON.', de: 'Das ist kein gültiges JSON.', ar: 'هذا ليس JSON صالحًا.' },
      'no-answers': {
        en: 'Write an object: keys of fields, and their answers.',
        de: 'Schreiben Sie ein Objekt: Schlüssel von Feldern und ihre Antworten.',
        ar: 'اكتب كائنًا: مفاتيح الحقول وإجاباتها.',
      },
      'too-long': {
        en: 'These are more answers than a link can hold.',
        de: 'Das sind mehr Antworten, als in einen Link passen.',
        ar: 'هذه إجابات أكثر مما يتسع له الرابط.',
      },
    },
  },
});
