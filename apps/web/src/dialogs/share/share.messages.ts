import { responderMessages } from '@tideform/i18n';

/** Messages about links for team members, which all respondents in the team can share. */
export const shareMessages = responderMessages({
  members: { en: 'Team Members', de: 'Teammitglieder', ar: 'أعضاء الفريق', fr: 'Membres de l’équipe' },
  anyone: { en: 'Anyone', de: 'Alle', ar: 'أي شخص', fr: 'Tout le monde' },
  membersText: {
    en: 'People sign in with their work account. Only members of {team} can respond.',
    de: 'Personen melden sich mit ihrem Geschäftskonto an. Nur Mitglieder von {team} können antworten.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يمكن لأعضاء {team} فقط الرد.',
    fr: 'Les personnes se connectent avec leur compte professionnel. Seuls les membres de l’équipe {team} peuvent répondre.',
  },
  responseText: {
    en: 'People sign in with their work account. Members of {team} can see this response if they have permission.',
    de: 'Personen melden sich mit ihrem Geschäftskonto an. Mitglieder von {team} sehen diese Antwort, wenn sie die Berechtigung haben.',
    ar: 'يسجّل الأشخاص الدخول بحساب عملهم. يمكن لأعضاء {team} رؤية هذا الرد إذا كان لديهم إذن.',
    fr: 'Les personnes se connectent avec leur compte professionnel. Les membres de l’équipe {team} peuvent voir cette réponse s’ils en ont l’autorisation.',
  },
  link: { en: 'Link', de: 'Link', ar: 'الرابط', fr: 'Lien' },
  teamsLink: {
    en: 'Link that opens in Teams',
    de: 'Link zum Öffnen in Teams',
    ar: 'رابط يُفتح في Teams',
    fr: 'Lien qui s’ouvre dans Teams',
  },
  viewLink: { en: 'View link', de: 'Link zum Anzeigen', ar: 'رابط العرض', fr: 'Lien de consultation' },
  editLink: { en: 'Edit link', de: 'Link zum Bearbeiten', ar: 'رابط التعديل', fr: 'Lien de modification' },
  prefilledLink: { en: 'Link with answers', de: 'Link mit Antworten', ar: 'رابط مع إجابات', fr: 'Lien avec réponses' },
  open: {
    en: 'Open in new tab',
    de: 'Auf neuer Registerkarte öffnen',
    ar: 'فتح في علامة تبويب جديدة',
    fr: 'Ouvrir dans un nouvel onglet',
  },
  qr: {
    title: { en: 'QR code', de: 'QR-Code', ar: 'رمز QR', fr: 'Code QR' },
    membersText: {
      en: 'Print the QR code and put it where people need it. After scanning, they sign in and the form opens.',
      de: 'Drucken Sie den QR-Code, und bringen Sie ihn dort an, wo er gebraucht wird. Nach dem Scannen melden sich Personen an, und das Formular wird geöffnet.',
      ar: 'اطبع رمز QR وضعه حيث يلزم. بعد المسح، يسجّل الأشخاص الدخول ويُفتح النموذج.',
      fr: 'Imprimez le code QR et placez-le là où il est utile. Après l’avoir scanné, les personnes se connectent et le formulaire s’ouvre.',
    },
    anyoneText: {
      en: 'Print the QR code and put it where people need it. The form opens as soon as they scan it.',
      de: 'Drucken Sie den QR-Code, und bringen Sie ihn dort an, wo er gebraucht wird. Das Formular wird direkt nach dem Scannen geöffnet.',
      ar: 'اطبع رمز QR وضعه حيث يلزم. يُفتح النموذج فور مسحه.',
      fr: 'Imprimez le code QR et placez-le là où il est utile. Le formulaire s’ouvre dès que le code est scanné.',
    },
    tooLong: {
      en: 'The link is too long for a QR code. Add fewer answers.',
      de: 'Der Link ist zu lang für einen QR-Code. Fügen Sie weniger Antworten hinzu.',
      ar: 'الرابط أطول من أن يتسع له رمز QR. أضف إجابات أقل.',
      fr: 'Le lien est trop long pour un code QR. Ajoutez moins de réponses.',
    },
    png: { en: 'PNG', de: 'PNG', ar: 'PNG', fr: 'PNG' },
    svg: { en: 'SVG', de: 'SVG', ar: 'SVG', fr: 'SVG' },
    copyPicture: { en: 'Copy picture', de: 'Bild kopieren', ar: 'نسخ الصورة', fr: 'Copier l’image' },
    fileName: { en: 'QR code {title}', de: 'QR-Code {title}', ar: 'رمز QR {title}', fr: 'Code QR {title}' },
  },
  embed: {
    label: { en: 'Embed code', de: 'Einbettungscode', ar: 'رمز التضمين', fr: 'Code d’incorporation' },
    membersHint: {
      en: 'For intranet pages that are allowed to embed Tideform. The form is shown without the back button and menu.',
      de: 'Für Intranetseiten, die Tideform einbetten dürfen. Das Formular wird ohne Zurück-Schaltfläche und Menü angezeigt.',
      ar: 'لصفحة في الشبكة الداخلية يُسمح لها بعرض Tideform. بلا زر الرجوع والقائمة.',
      fr: 'Pour les pages intranet autorisées à incorporer Tideform. Le formulaire s’affiche sans le bouton Retour ni le menu.',
    },
  },
  prefill: {
    start: {
      en: 'Add answers to the link',
      de: 'Antworten zum Link hinzufügen',
      ar: 'إضافة إجابات إلى الرابط',
      fr: 'Ajouter des réponses au lien',
    },
    change: { en: 'Change answers', de: 'Antworten ändern', ar: 'تغيير الإجابات', fr: 'Modifier les réponses' },
    remove: { en: 'Remove answers', de: 'Antworten entfernen', ar: 'إزالة الإجابات', fr: 'Supprimer les réponses' },
    title: { en: 'Link answers', de: 'Antworten im Link', ar: 'إجابات الرابط', fr: 'Réponses du lien' },
    text: {
      en: 'When people open the link, the form already has these answers. They can change them. Anyone with the link can read the answers.',
      de: 'Wenn Personen den Link öffnen, enthält das Formular bereits diese Antworten. Sie können sie ändern. Alle mit dem Link können die Antworten lesen.',
      ar: 'عند فتح الرابط يحتوي النموذج مسبقًا على هذه الإجابات ويمكن تغييرها. يمكن لكل من لديه الرابط قراءة الإجابات.',
      fr: 'Lorsqu’une personne ouvre le lien, le formulaire contient déjà ces réponses et elle peut les modifier. Toute personne disposant du lien peut lire les réponses.',
    },
    form: { en: 'Form', de: 'Formular', ar: 'النموذج', fr: 'Formulaire' },
    json: { en: 'JSON', de: 'JSON', ar: 'JSON', fr: 'JSON' },
    jsonLabel: {
      en: 'Answers as JSON',
      de: 'Antworten als JSON',
      ar: 'الإجابات بصيغة JSON',
      fr: 'Réponses au format JSON',
    },
    use: { en: 'Use answers', de: 'Antworten verwenden', ar: 'استخدام الإجابات', fr: 'Utiliser les réponses' },
    problems: {
      'not-json': {
        en: 'This isn’t valid JSON.',
        de: 'Das ist kein gültiges JSON.',
        ar: 'هذا ليس JSON صالحًا.',
        fr: 'Ce JSON n’est pas valide.',
      },
      'no-answers': {
        en: 'Enter a JSON object with field keys and answers.',
        de: 'Geben Sie ein JSON-Objekt mit Feldschlüsseln und Antworten ein.',
        ar: 'أدخل كائن JSON يحتوي على مفاتيح الحقول وإجاباتها.',
        fr: 'Entrez un objet JSON contenant les clés des champs et les réponses.',
      },
      'too-long': {
        en: 'These answers are too long for a link.',
        de: 'Diese Antworten sind zu lang für einen Link.',
        ar: 'هذه الإجابات أطول مما يتسع له الرابط.',
        fr: 'Ces réponses sont trop longues pour un lien.',
      },
    },
  },
});
