import { responderMessages } from '@tideform/i18n';

/** Links for members of the team, which everybody who may answer can pass on. */
export const shareMessages = responderMessages({
  members: { en: 'Team Members', de: 'Teammitglieder', ar: 'أعضاء الفريق' },
  anyone: { en: 'Anyone', de: 'Alle', ar: 'أي شخص' },
  membersText: {
    en: 'People sign in with their work account. Only members of {team} can respond.',
    de: 'Personen melden sich mit ihrem Geschäftskonto an. Nur Mitglieder von {team} können antworten.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يمكن لأعضاء {team} فقط الرد.',
  },
  responseText: {
    en: 'People sign in with their work account. Members of {team} can see this response if they have permission.',
    de: 'Personen melden sich mit ihrem Geschäftskonto an. Mitglieder von {team} sehen diese Antwort, wenn sie die Berechtigung haben.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يمكن لأعضاء {team} رؤية هذا الرد إذا كان لديهم إذن.',
  },
  link: { en: 'Link', de: 'Link', ar: 'الرابط' },
  teamsLink: { en: 'Link that opens in Teams', de: 'Link zum Öffnen in Teams', ar: 'رابط يُفتح في Teams' },
  viewLink: { en: 'View link', de: 'Link zum Anzeigen', ar: 'رابط العرض' },
  editLink: { en: 'Edit link', de: 'Link zum Bearbeiten', ar: 'رابط التعديل' },
  prefilledLink: { en: 'Link with answers', de: 'Link mit Antworten', ar: 'رابط مع إجابات' },
  open: { en: 'Open in new tab', de: 'Auf neuer Registerkarte öffnen', ar: 'فتح في علامة تبويب جديدة' },
  qr: {
    title: { en: 'QR code', de: 'QR-Code', ar: 'رمز QR' },
    membersText: {
      en: 'Print the QR code and put it where people need it. After scanning, they sign in and the form opens.',
      de: 'Drucken Sie den QR-Code, und bringen Sie ihn dort an, wo er gebraucht wird. Nach dem Scannen melden sich Personen an, und das Formular wird geöffnet.',
      ar: 'اطبع رمز QR وضعه حيث يلزم. بعد المسح، يسجّل الأشخاص الدخول ويُفتح النموذج.',
    },
    anyoneText: {
      en: 'Print the QR code and put it where people need it. The form opens as soon as they scan it.',
      de: 'Drucken Sie den QR-Code, und bringen Sie ihn dort an, wo er gebraucht wird. Das Formular wird direkt nach dem Scannen geöffnet.',
      ar: 'اطبع رمز QR وضعه حيث يلزم. يُفتح النموذج فور مسحه.',
    },
    tooLong: {
      en: 'The link is too long for a QR code. Add fewer answers.',
      de: 'Der Link ist zu lang für einen QR-Code. Fügen Sie weniger Antworten hinzu.',
      ar: 'الرابط أطول من أن يتسع له رمز QR. أضف إجابات أقل.',
    },
    png: { en: 'PNG', de: 'PNG', ar: 'PNG' },
    svg: { en: 'SVG', de: 'SVG', ar: 'SVG' },
    copyPicture: { en: 'Copy picture', de: 'Bild kopieren', ar: 'نسخ الصورة' },
    fileName: { en: 'QR code {title}', de: 'QR-Code {title}', ar: 'رمز QR {title}' },
  },
  embed: {
    label: { en: 'Embed code', de: 'Einbettungscode', ar: 'رمز التضمين' },
    membersHint: {
      en: 'For intranet pages that are allowed to embed Tideform. The form is shown without the back button and menu.',
      de: 'Für Intranetseiten, die Tideform einbetten dürfen. Das Formular wird ohne Zurück-Schaltfläche und Menü angezeigt.',
      ar: 'لصفحة في الشبكة الداخلية يُسمح لها بعرض Tideform. بلا زر الرجوع والقائمة.',
    },
  },
  prefill: {
    start: { en: 'Add answers to the link', de: 'Antworten zum Link hinzufügen', ar: 'إضافة إجابات إلى الرابط' },
    change: { en: 'Change answers', de: 'Antworten ändern', ar: 'تغيير الإجابات' },
    remove: { en: 'Remove answers', de: 'Antworten entfernen', ar: 'إزالة الإجابات' },
    title: { en: 'Link answers', de: 'Antworten im Link', ar: 'إجابات الرابط' },
    text: {
      en: 'When people open the link, these answers are already filled in. They can change them. Anyone with the link can read the answers.',
      de: 'Wenn Personen den Link öffnen, sind diese Antworten bereits ausgefüllt. Sie können sie ändern. Alle mit dem Link können die Antworten lesen.',
      ar: 'عند فتح الرابط تكون هذه الإجابات مملوءة مسبقًا ويمكن تغييرها. يمكن لكل من لديه الرابط قراءة الإجابات.',
    },
    form: { en: 'Form', de: 'Formular', ar: 'النموذج' },
    json: { en: 'JSON', de: 'JSON', ar: 'JSON' },
    jsonLabel: { en: 'Answers as JSON', de: 'Antworten als JSON', ar: 'الإجابات بصيغة JSON' },
    use: { en: 'Use answers', de: 'Antworten verwenden', ar: 'استخدام الإجابات' },
    problems: {
      'not-json': { en: 'This isn’t valid JSON.', de: 'Das ist kein gültiges JSON.', ar: 'هذا ليس JSON صالحًا.' },
      'no-answers': {
        en: 'Enter a JSON object with field keys and answers.',
        de: 'Geben Sie ein JSON-Objekt mit Feldschlüsseln und Antworten ein.',
        ar: 'أدخل كائن JSON يحتوي على مفاتيح الحقول وإجاباتها.',
      },
      'too-long': {
        en: 'These answers are too long for a link.',
        de: 'Diese Antworten sind zu lang für einen Link.',
        ar: 'هذه الإجابات أطول مما يتسع له الرابط.',
      },
    },
  },
});
