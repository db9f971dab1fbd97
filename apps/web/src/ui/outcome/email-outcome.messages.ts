import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** What became of the e-mail about a submission. */
export const emailOutcomeMessages = responderMessages({
  name: { en: 'Email', de: 'E-Mail', ar: 'البريد الإلكتروني' },
  failures: {
    'authorization-required': { en: 'Authorization Required', de: 'Autorisierung erforderlich', ar: 'التفويض مطلوب' },
    'authorization-expired': {
      en: 'Authorization has expired...',
      de: 'Die Autorisierung ist abgelaufen …',
      ar: 'انتهت صلاحية التفويض...',
    },
    'no-recipients': {
      en: 'No answer gave an address to send it to',
      de: 'Keine Antwort nannte eine Adresse dafür',
      ar: 'لم تُقدِّم أي إجابة عنوانًا للإرسال إليه',
    },
    'invalid-template': {
      en: 'Its template cannot be filled in',
      de: 'Die Vorlage lässt sich nicht ausfüllen',
      ar: 'تعذّر ملء القالب',
    },
    'sender-refused': {
      en: 'The account may not send as the address in From',
      de: 'Das Konto darf nicht unter der Absenderadresse senden',
      ar: 'لا يحق للحساب الإرسال باسم عنوان المرسل',
    },
    'recipients-refused': {
      en: 'The mail server refuses its recipients',
      de: 'Der Mailserver lehnt die Empfänger ab',
      ar: 'يرفض خادم البريد المستلمين',
    },
    'some-recipients-refused': {
      en: 'The mail server refused some of its recipients; the others got it',
      de: 'Der Mailserver lehnte einige Empfänger ab; die anderen haben sie erhalten',
      ar: 'رفض خادم البريد بعض المستلمين؛ ووصل إلى الآخرين',
    },
    'too-many-to-address': {
      en: 'Addresses from answers were left out: an email goes to at most 10, each gets 100 a day, and forms and share links have a daily limit',
      de: 'Adressen aus Antworten wurden ausgelassen: Eine E-Mail geht an höchstens 10, jede erhält 100 am Tag, und für Formulare und Freigabelinks gilt ein Tageslimit',
      ar: 'استُبعدت عناوين وردت في الإجابات: تُرسَل الرسالة إلى 10 عناوين على الأكثر، ويتلقى كل عنوان 100 رسالة في اليوم، وللنماذج وروابط المشاركة حد يومي',
    },
    'too-large': {
      en: 'Larger than the mail server takes',
      de: 'Größer, als der Mailserver annimmt',
      ar: 'أكبر مما يقبله خادم البريد',
    },
    unreachable: {
      en: 'The mail server is not ready',
      de: 'Der Mailserver ist nicht bereit',
      ar: 'خادم البريد غير جاهز',
    },
    refused: { en: 'The mail server refused it', de: 'Der Mailserver lehnte sie ab', ar: 'رفضه خادم البريد' },
    uncertain: {
      en: 'The line broke: it may have arrived, and is not sent again by itself',
      de: 'Die Verbindung brach ab: Sie kann angekommen sein und wird nicht von selbst noch einmal gesendet',
      ar: 'انقطع الاتصال: ربما وصل، ولن يُرسل مرة أخرى تلقائيًا',
    },
    'no-mail-server': {
      en: 'The server has no mail server',
      de: 'Der Server hat keinen Mailserver',
      ar: 'ليس للخادم خادم بريد',
    },
    unreadable: {
      en: 'What was kept cannot be read any more',
      de: 'Was aufbewahrt wurde, ist nicht mehr lesbar',
      ar: 'لم يعد بالإمكان قراءة ما حُفظ',
    },
    'too-old': { en: 'It has waited for 30 days', de: 'Sie hat 30 Tage gewartet', ar: 'انتظر 30 يومًا' },
  },
});

export type EmailOutcomeMessages = MessagesOf<typeof emailOutcomeMessages>;
