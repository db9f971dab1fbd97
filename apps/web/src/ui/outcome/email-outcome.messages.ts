import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages about the results of the email about a submission. */
export const emailOutcomeMessages = responderMessages({
  name: { en: 'Email', de: 'E-Mail', ar: 'البريد الإلكتروني', fr: 'E-mail' },
  failures: {
    'authorization-required': {
      en: 'Authorization Required',
      de: 'Autorisierung erforderlich',
      ar: 'التفويض مطلوب',
      fr: 'Autorisation requise',
    },
    'authorization-expired': {
      en: 'Authorization has expired',
      de: 'Die Autorisierung ist abgelaufen',
      ar: 'انتهت صلاحية التفويض',
      fr: 'L’autorisation a expiré',
    },
    'no-recipients': {
      en: 'No answer contains an email address to send to',
      de: 'Keine Antwort enthält eine E-Mail-Adresse für den Versand',
      ar: 'لا تتضمن أي إجابة عنوان بريد إلكتروني للإرسال إليه',
      fr: 'Aucune réponse ne contient d’adresse e-mail de destinataire',
    },
    'invalid-template': {
      en: 'Couldn’t create the email from its template',
      de: 'Die E-Mail konnte nicht aus der Vorlage erstellt werden',
      ar: 'تعذّر إنشاء رسالة البريد الإلكتروني من القالب',
      fr: 'Impossible de créer l’e-mail à partir de son modèle',
    },
    'sender-refused': {
      en: 'The connected account isn’t allowed to send from the From address',
      de: 'Das verbundene Konto darf nicht unter der Absenderadresse senden',
      ar: 'لا يُسمح للحساب المتصل بالإرسال من عنوان المرسل',
      fr: 'Le compte connecté n’est pas autorisé à envoyer depuis l’adresse du champ « De »',
    },
    'recipients-refused': {
      en: 'The mail server rejected the recipients',
      de: 'Der E-Mail-Server hat die Empfänger abgelehnt',
      ar: 'رفض خادم البريد المستلمين',
      fr: 'Le serveur de messagerie a rejeté les destinataires',
    },
    'some-recipients-refused': {
      en: 'The mail server rejected some recipients. The others received the email.',
      de: 'Der E-Mail-Server hat einige Empfänger abgelehnt. Die übrigen haben die E-Mail erhalten.',
      ar: 'رفض خادم البريد بعض المستلمين. وصلت الرسالة إلى الآخرين.',
      fr: 'Le serveur de messagerie a rejeté certains destinataires. Les autres ont reçu l’e-mail.',
    },
    'too-many-to-address': {
      en: 'Some email addresses from answers were skipped. Each email goes to at most 10 addresses, each address gets up to 100 emails a day, and forms and share links have daily limits.',
      de: 'Einige E-Mail-Adressen aus Antworten wurden übersprungen. Eine E-Mail geht an höchstens 10 Adressen, jede Adresse erhält höchstens 100 E-Mails pro Tag, und für Formulare und Freigabelinks gelten Tageslimits.',
      ar: 'تم تخطي بعض عناوين البريد الواردة في الإجابات. تُرسَل الرسالة إلى 10 عناوين على الأكثر، ويتلقى كل عنوان 100 رسالة في اليوم كحد أقصى، وللنماذج وروابط المشاركة حدود يومية.',
      fr: 'Certaines adresses e-mail issues des réponses ont été ignorées. Chaque e-mail est envoyé à 10 adresses au maximum, chaque adresse reçoit jusqu’à 100 e-mails par jour, et les formulaires et les liens de partage ont des limites quotidiennes.',
    },
    'too-large': {
      en: 'The email exceeds the mail server’s size limit',
      de: 'Die E-Mail überschreitet die maximale Größe des E-Mail-Servers',
      ar: 'تتجاوز الرسالة الحد الأقصى للحجم في خادم البريد',
      fr: 'L’e-mail dépasse la taille limite du serveur de messagerie',
    },
    unreachable: {
      en: 'The mail server isn’t available',
      de: 'Der E-Mail-Server ist nicht verfügbar',
      ar: 'خادم البريد غير متاح',
      fr: 'Le serveur de messagerie n’est pas disponible',
    },
    refused: {
      en: 'The mail server rejected the email',
      de: 'Der E-Mail-Server hat die E-Mail abgelehnt',
      ar: 'رفض خادم البريد الرسالة',
      fr: 'Le serveur de messagerie a rejeté l’e-mail',
    },
    uncertain: {
      en: 'The connection was lost. The email might have been delivered, so it won’t be sent again automatically.',
      de: 'Die Verbindung wurde unterbrochen. Die E-Mail wurde möglicherweise zugestellt und wird daher nicht automatisch erneut gesendet.',
      ar: 'انقطع الاتصال. ربما سُلّمت الرسالة، لذلك لن تُرسل مرة أخرى تلقائيًا.',
      fr: 'La connexion a été interrompue. L’e-mail a peut-être été remis et ne sera donc pas renvoyé automatiquement.',
    },
    'no-mail-server': {
      en: 'No mail server is set up',
      de: 'Es ist kein E-Mail-Server eingerichtet',
      ar: 'لم يُعدّ خادم بريد',
      fr: 'Aucun serveur de messagerie n’est configuré',
    },
    unreadable: {
      en: 'Couldn’t read the saved email',
      de: 'Die gespeicherte E-Mail konnte nicht gelesen werden',
      ar: 'تعذّرت قراءة الرسالة المحفوظة',
      fr: 'Impossible de lire l’e-mail enregistré',
    },
    'too-old': {
      en: 'The email couldn’t be sent within 30 days',
      de: 'Die E-Mail konnte nicht innerhalb von 30 Tagen gesendet werden',
      ar: 'تعذّر إرسال الرسالة خلال 30 يومًا',
      fr: 'L’e-mail n’a pas pu être envoyé dans les 30 jours',
    },
  },
});

export type EmailOutcomeMessages = MessagesOf<typeof emailOutcomeMessages>;
