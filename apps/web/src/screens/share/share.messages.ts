import { responderMessages } from '@tideform/i18n';

/** Messages of the share link page. English texts that the specification quotes are verbatim. */
export const shareMessages = responderMessages({
  gone: {
    en: 'This form is no longer available',
    de: 'Dieses Formular ist nicht mehr verfügbar',
    ar: 'لم يعد هذا النموذج متاحًا',
    fr: 'Ce formulaire n’est plus disponible',
  },
  goneText: {
    en: 'The link was deleted or has expired. Ask the person who sent it to you for a new one.',
    de: 'Der Link wurde gelöscht oder ist abgelaufen. Bitten Sie die Person, von der Sie ihn erhalten haben, um einen neuen.',
    ar: 'حُذف الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا من الشخص الذي أرسله إليك.',
    fr: 'Le lien a été supprimé ou a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  notOpenYet: {
    title: {
      en: 'This form isn’t open yet',
      de: 'Dieses Formular ist noch nicht geöffnet',
      ar: 'هذا النموذج غير مفتوح بعد',
      fr: 'Ce formulaire n’est pas encore ouvert',
    },
    text: {
      en: 'Come back later.',
      de: 'Bitte kommen Sie später wieder.',
      ar: 'يُرجى العودة لاحقًا.',
      fr: 'Revenez plus tard.',
    },
  },
  full: {
    en: 'The form has reached its response limit.',
    de: 'Das Formular hat die maximale Anzahl von Antworten erreicht.',
    ar: 'بلغ النموذج الحد الأقصى من الردود.',
    fr: 'Le formulaire a atteint son nombre maximal de réponses.',
  },
  unauthorized: {
    title: {
      en: 'Come back later',
      de: 'Bitte kommen Sie später wieder',
      ar: 'يُرجى العودة لاحقًا',
      fr: 'Revenez plus tard',
    },
    text: {
      en: 'This form can’t accept responses right now. Contact the person who sent you the link.',
      de: 'Dieses Formular kann derzeit keine Antworten annehmen. Wenden Sie sich an die Person, von der Sie den Link erhalten haben.',
      ar: 'لا يمكن لهذا النموذج قبول الردود حاليًا. تواصل مع الشخص الذي أرسل إليك الرابط.',
      fr: 'Ce formulaire ne peut pas accepter de réponses pour le moment. Contactez la personne qui vous a envoyé le lien.',
    },
  },
  busy: {
    title: {
      en: 'This form is busy',
      de: 'Dieses Formular ist gerade ausgelastet',
      ar: 'هذا النموذج مشغول حاليًا',
      fr: 'Ce formulaire est très sollicité',
    },
    text: {
      en: 'Many people are opening this form. Keep this page open, and the form will open automatically in a moment.',
      de: 'Viele Personen öffnen gerade dieses Formular. Lassen Sie diese Seite geöffnet. Das Formular wird gleich automatisch geöffnet.',
      ar: 'يفتح كثيرون هذا النموذج الآن. أبقِ هذه الصفحة مفتوحة، وسيُفتح النموذج تلقائيًا بعد لحظات.',
      fr: 'De nombreuses personnes ouvrent ce formulaire. Gardez cette page ouverte : le formulaire s’ouvrira automatiquement dans un instant.',
    },
  },
  offline: {
    title: { en: 'You’re offline', de: 'Sie sind offline', ar: 'أنت غير متصل', fr: 'Vous êtes hors connexion' },
    text: {
      en: 'This form opens when you’re back online.',
      de: 'Dieses Formular wird geöffnet, sobald Sie wieder online sind.',
      ar: 'سيُفتح هذا النموذج عند عودة الاتصال.',
      fr: 'Ce formulaire s’ouvrira dès que vous serez de nouveau en ligne.',
    },
  },
  oops: {
    en: 'Oops, something went wrong',
    de: 'Da ist etwas schiefgegangen',
    ar: 'عذرًا، حدث خطأ ما',
    fr: 'Désolé, un problème est survenu',
  },
  tokenFailed: {
    en: 'Session token request failed: {detail}',
    de: 'Die Sitzung konnte nicht geöffnet werden: {detail}',
    ar: 'فشل طلب رمز الجلسة: {detail}',
    fr: 'Échec de la demande de jeton de session : {detail}',
  },
  requestFailed: {
    en: 'Request failed: {detail}',
    de: 'Die Anfrage ist fehlgeschlagen: {detail}',
    ar: 'فشل الطلب: {detail}',
    fr: 'La demande a échoué : {detail}',
  },
  password: {
    title: {
      en: 'This form is password-protected',
      de: 'Dieses Formular ist passwortgeschützt',
      ar: 'هذا النموذج محمي بكلمة مرور',
      fr: 'Ce formulaire est protégé par mot de passe',
    },
    sendTitle: {
      en: 'Enter the password to send your response',
      de: 'Geben Sie das Passwort ein, um Ihre Antwort zu senden',
      ar: 'أدخل كلمة المرور لإرسال ردك',
      fr: 'Entrez le mot de passe pour envoyer votre réponse',
    },
    label: { en: 'Password', de: 'Passwort', ar: 'كلمة المرور', fr: 'Mot de passe' },
    wrong: {
      en: 'Incorrect password. Try again.',
      de: 'Falsches Passwort. Versuchen Sie es noch einmal.',
      ar: 'كلمة المرور غير صحيحة. حاول مرة أخرى.',
      fr: 'Mot de passe incorrect. Réessayez.',
    },
    open: { en: 'Open', de: 'Öffnen', ar: 'فتح', fr: 'Ouvrir' },
    send: { en: 'Send', de: 'Senden', ar: 'إرسال', fr: 'Envoyer' },
  },
  elsewhere: {
    title: {
      en: 'This form is open in another tab',
      de: 'Dieses Formular ist in einem anderen Tab geöffnet',
      ar: 'هذا النموذج مفتوح في علامة تبويب أخرى',
      fr: 'Ce formulaire est ouvert dans un autre onglet',
    },
    text: {
      en: 'Continue in the other tab, or move your answers to this tab.',
      de: 'Arbeiten Sie im anderen Tab weiter, oder verschieben Sie Ihre Antworten in diesen Tab.',
      ar: 'تابع في علامة التبويب الأخرى، أو انقل إجاباتك إلى هذه العلامة.',
      fr: 'Continuez dans l’autre onglet ou déplacez vos réponses vers cet onglet.',
    },
    refused: {
      en: 'The other tab can’t save its answers on this device. Continue there, and submit before you close it.',
      de: 'Der andere Tab kann seine Antworten auf diesem Gerät nicht speichern. Arbeiten Sie dort weiter, und senden Sie ab, bevor Sie ihn schließen.',
      ar: 'لا يمكن لعلامة التبويب الأخرى حفظ إجاباتها على هذا الجهاز. تابع هناك وأرسل قبل إغلاقها.',
      fr: 'L’autre onglet ne peut pas enregistrer ses réponses sur cet appareil. Continuez dans l’autre onglet et envoyez vos réponses avant de le fermer.',
    },
    take: { en: 'Continue here', de: 'Hier weiterarbeiten', ar: 'المتابعة هنا', fr: 'Continuer ici' },
  },
  once: {
    title: {
      en: 'You’ve already responded to this form',
      de: 'Sie haben dieses Formular bereits beantwortet',
      ar: 'لقد أجبت عن هذا النموذج بالفعل',
      fr: 'Vous avez déjà répondu à ce formulaire',
    },
    text: {
      en: 'This form accepts one response per device. You submitted yours on {moment}.',
      de: 'Dieses Formular nimmt pro Gerät nur eine Antwort an. Sie haben Ihre am {moment} eingereicht.',
      ar: 'يقبل هذا النموذج ردًا واحدًا من كل جهاز. أرسلت ردك في {moment}.',
      fr: 'Ce formulaire accepte une seule réponse par appareil. Vous avez envoyé la vôtre le {moment}.',
    },
    waiting: {
      en: 'This form accepts one response per device. Yours is saved on this device and hasn’t been sent yet.',
      de: 'Dieses Formular nimmt pro Gerät nur eine Antwort an. Ihre ist auf diesem Gerät gespeichert und wurde noch nicht gesendet.',
      ar: 'يقبل هذا النموذج ردًا واحدًا من كل جهاز. ردك محفوظ على هذا الجهاز ولم يُرسل بعد.',
      fr: 'Ce formulaire accepte une seule réponse par appareil. La vôtre est enregistrée sur cet appareil et n’a pas encore été transmise.',
    },
  },
  kept: {
    en: 'Saved on this device until you submit',
    de: 'Auf diesem Gerät gespeichert, bis Sie absenden',
    ar: 'محفوظ على هذا الجهاز حتى الإرسال',
    fr: 'Enregistré sur cet appareil jusqu’à l’envoi',
  },
  saving: { en: 'Saving…', de: 'Wird gespeichert …', ar: 'جارٍ الحفظ…', fr: 'Enregistrement…' },
  notKept: { en: 'Not saved', de: 'Nicht gespeichert', ar: 'لم يُحفظ', fr: 'Non enregistré' },
  onPageOnly: {
    en: 'Your answers can’t be saved on this device, because its storage is full or your browser doesn’t allow it. Submit them before you close this page.',
    de: 'Ihre Antworten können nicht auf diesem Gerät gespeichert werden, weil der Speicher voll ist oder Ihr Browser es nicht zulässt. Senden Sie sie ab, bevor Sie diese Seite schließen.',
    ar: 'لا يمكن حفظ إجاباتك على هذا الجهاز لأن مساحة التخزين ممتلئة أو لأن متصفحك لا يسمح بذلك. أرسلها قبل إغلاق هذه الصفحة.',
    fr: 'Vos réponses ne peuvent pas être enregistrées sur cet appareil, car son stockage est plein ou votre navigateur ne l’autorise pas. Envoyez-les avant de fermer cette page.',
  },
  resumed: {
    text: {
      en: 'You already started this form. Your answers are still here.',
      de: 'Sie haben dieses Formular bereits begonnen. Ihre Antworten sind noch vorhanden.',
      ar: 'بدأت هذا النموذج من قبل. إجاباتك ما زالت هنا.',
      fr: 'Vous avez déjà commencé à remplir ce formulaire. Vos réponses sont toujours là.',
    },
    again: { en: 'Start over', de: 'Von vorn beginnen', ar: 'البدء من جديد', fr: 'Recommencer' },
  },
  notValid: {
    en: 'Some answers weren’t accepted: {detail}. Correct them and submit again.',
    de: 'Einige Antworten wurden nicht angenommen: {detail}. Korrigieren Sie sie, und senden Sie erneut ab.',
    ar: 'لم تُقبل بعض الإجابات: {detail}. صحّحها وأرسل مرة أخرى.',
    fr: 'Certaines réponses n’ont pas été acceptées : {detail}. Corrigez-les, puis renvoyez le formulaire.',
  },
  notSubmitted: {
    en: 'Couldn’t submit your response. Your answers are still here. Try again.',
    de: 'Ihre Antwort konnte nicht abgesendet werden. Ihre Angaben sind noch vorhanden. Versuchen Sie es noch einmal.',
    ar: 'تعذّر إرسال ردك. إجاباتك ما زالت هنا. حاول مرة أخرى.',
    fr: 'Impossible d’envoyer votre réponse. Tout ce que vous avez saisi est toujours là. Réessayez.',
  },
  sending: {
    title: {
      en: 'Sending your response…',
      de: 'Ihre Antwort wird gesendet …',
      ar: 'جارٍ إرسال ردك…',
      fr: 'Envoi de votre réponse…',
    },
    text: {
      en: 'Keep this page open for a moment.',
      de: 'Lassen Sie diese Seite noch einen Moment geöffnet.',
      ar: 'أبقِ هذه الصفحة مفتوحة لحظات.',
      fr: 'Gardez cette page ouverte un instant.',
    },
    received: {
      title: {
        en: 'Your answers were received',
        de: 'Ihre Angaben sind eingegangen',
        ar: 'تم استلام إجاباتك',
        fr: 'Vos réponses ont été reçues',
      },
      text: {
        en: 'Your files and the PDF are still being sent. Keep this page open for a moment.',
        de: 'Ihre Dateien und das PDF werden noch gesendet. Lassen Sie diese Seite noch einen Moment geöffnet.',
        ar: 'ما زال إرسال ملفاتك وملف PDF جاريًا. أبقِ هذه الصفحة مفتوحة لحظات.',
        fr: 'Vos fichiers et le PDF sont encore en cours d’envoi. Gardez cette page ouverte un instant.',
      },
      waiting: {
        en: 'Your files and the PDF couldn’t be sent yet. They’ll be sent automatically when you’re online and this page is open.',
        de: 'Ihre Dateien und das PDF konnten noch nicht gesendet werden. Das geschieht automatisch, sobald Sie online sind und diese Seite geöffnet ist.',
        ar: 'تعذّر إرسال ملفاتك وملف PDF حتى الآن. ستُرسل تلقائيًا عند توفر اتصال وهذه الصفحة مفتوحة.',
        fr: 'Vos fichiers et le PDF n’ont pas encore pu être envoyés. Ils seront envoyés automatiquement lorsque vous serez en ligne et que cette page sera ouverte.',
      },
      waitingOnPage: {
        en: 'Your files and the PDF couldn’t be sent yet and will be lost if you close this page. Keep it open, and they’ll be sent automatically.',
        de: 'Ihre Dateien und das PDF konnten noch nicht gesendet werden und gehen verloren, wenn Sie diese Seite schließen. Lassen Sie die Seite geöffnet, damit sie automatisch gesendet werden.',
        ar: 'تعذّر إرسال ملفاتك وملف PDF حتى الآن، وستضيع إذا أغلقت هذه الصفحة. أبقها مفتوحة: ستُرسل تلقائيًا عندما يكون ذلك ممكنًا.',
        fr: 'Vos fichiers et le PDF n’ont pas encore pu être envoyés et seront perdus si vous fermez cette page. Gardez-la ouverte pour qu’ils soient envoyés automatiquement.',
      },
      withoutFiles: {
        en: 'Your answers were received, but the server didn’t accept some of your files.',
        de: 'Ihre Angaben sind eingegangen, aber der Server hat einige Ihrer Dateien nicht angenommen.',
        ar: 'تم استلام إجاباتك، لكن الخادم لم يقبل بعض ملفاتك.',
        fr: 'Vos réponses ont été reçues, mais le serveur n’a pas accepté certains de vos fichiers.',
      },
    },
    progress: { en: 'Progress', de: 'Fortschritt', ar: 'التقدم', fr: 'Progression' },
  },
  waiting: {
    title: {
      en: 'Your response is saved on this device',
      de: 'Ihre Antwort ist auf diesem Gerät gespeichert',
      ar: 'ردك محفوظ على هذا الجهاز',
      fr: 'Votre réponse est enregistrée sur cet appareil',
    },
    text: {
      en: 'Your response hasn’t been sent yet. It will be sent automatically when you’re online and this page is open.',
      de: 'Ihre Antwort wurde noch nicht gesendet. Sie wird automatisch gesendet, sobald Sie online sind und diese Seite geöffnet ist.',
      ar: 'لم يُرسل ردك بعد. سيُرسل تلقائيًا عندما تكون متصلًا وهذه الصفحة مفتوحة.',
      fr: 'Votre réponse n’a pas encore été transmise. Elle le sera automatiquement lorsque vous serez en ligne et que cette page sera ouverte.',
    },
    unauthorized: {
      en: 'This form can’t accept responses right now. Your response is saved here and will be sent when you come back later.',
      de: 'Dieses Formular kann derzeit keine Antworten annehmen. Ihre Antwort ist hier gespeichert und wird gesendet, wenn Sie später wiederkommen.',
      ar: 'لا يمكن لهذا النموذج قبول الردود حاليًا. ردك محفوظ هنا وسيُرسل عند عودتك لاحقًا.',
      fr: 'Ce formulaire ne peut pas accepter de réponses pour le moment. Votre réponse est enregistrée ici et sera transmise lorsque vous reviendrez.',
    },
    onPage: {
      title: {
        en: 'Your response hasn’t been sent yet',
        de: 'Ihre Antwort wurde noch nicht gesendet',
        ar: 'لم يُرسل ردك بعد',
        fr: 'Votre réponse n’a pas encore été transmise',
      },
      text: {
        en: 'Your response will be lost if you close this page. Keep it open, and your response will be sent automatically.',
        de: 'Ihre Antwort geht verloren, wenn Sie diese Seite schließen. Lassen Sie die Seite geöffnet, damit Ihre Antwort automatisch gesendet wird.',
        ar: 'سيضيع ردك إذا أغلقت هذه الصفحة. أبقها مفتوحة وسيُرسل ردك تلقائيًا.',
        fr: 'Votre réponse sera perdue si vous fermez cette page. Gardez-la ouverte pour que votre réponse soit transmise automatiquement.',
      },
    },
    now: { en: 'Send now', de: 'Jetzt senden', ar: 'الإرسال الآن', fr: 'Envoyer maintenant' },
  },
  others: {
    waiting: {
      en: '{count, plural, one {# unsent response} other {# unsent responses}} on this device.',
      de: '{count, plural, one {# nicht gesendete Antwort} other {# nicht gesendete Antworten}} auf diesem Gerät.',
      ar: '{count, plural, zero {لا ردود تنتظر} one {رد واحد ينتظر} two {ردّان ينتظران} few {# ردود تنتظر} many {# ردًا ينتظر} other {# رد ينتظر}} الإرسال على هذا الجهاز.',
      fr: '{count, plural, one {# réponse non transmise} many {# de réponses non transmises} other {# réponses non transmises}} sur cet appareil.',
    },
    sending: {
      en: 'Sending {count, plural, one {# response} other {# responses}} that you submitted earlier on this device…',
      de: '{count, plural, one {# Antwort} other {# Antworten}}, die Sie früher auf diesem Gerät abgesendet haben, {count, plural, one {wird} other {werden}} jetzt gesendet.',
      ar: '{count, plural, zero {لا ردود تُرسل} one {رد واحد أرسلته سابقًا على هذا الجهاز يُرسل} two {ردّان أرسلتهما سابقًا على هذا الجهاز يُرسلان} few {# ردود أرسلتها سابقًا على هذا الجهاز تُرسل} many {# ردًا أرسلته سابقًا على هذا الجهاز يُرسل} other {# رد أرسلته سابقًا على هذا الجهاز يُرسل}} الآن.',
      fr: '{count, plural, one {Transmission de # réponse envoyée précédemment sur cet appareil…} many {Transmission de # de réponses envoyées précédemment sur cet appareil…} other {Transmission de # réponses envoyées précédemment sur cet appareil…}}',
    },
    files: {
      en: 'The answers of {count, plural, one {# earlier response} other {# earlier responses}} were received. Files and the PDF are still being sent.',
      de: 'Die Angaben von {count, plural, one {# früheren Antwort} other {# früheren Antworten}} sind eingegangen. Dateien und PDF werden noch gesendet.',
      ar: 'تم استلام إجابات {count, plural, zero {لا ردود} one {رد سابق واحد} two {ردّين سابقين} few {# ردود سابقة} many {# ردًا سابقًا} other {# رد سابق}}. ما زال إرسال الملفات وملف PDF جاريًا.',
      fr: '{count, plural, one {Le contenu de # réponse précédente a été reçu.} many {Le contenu de # de réponses précédentes a été reçu.} other {Le contenu de # réponses précédentes a été reçu.}} Les fichiers et le PDF sont encore en cours d’envoi.',
    },
    sent: {
      en: '{count, plural, one {# response} other {# responses}} that you submitted earlier on this device {count, plural, one {was} other {were}} sent.',
      de: '{count, plural, one {# Antwort} other {# Antworten}}, die Sie früher auf diesem Gerät abgesendet haben, {count, plural, one {wurde} other {wurden}} gesendet.',
      ar: '{count, plural, zero {لم تُرسل ردود} one {أُرسل رد واحد} two {أُرسل ردّان} few {أُرسلت # ردود} many {أُرسل # ردًا} other {أُرسل # رد}} كنت قد قدّمته سابقًا على هذا الجهاز.',
      fr: '{count, plural, one {# réponse envoyée précédemment sur cet appareil a été transmise.} many {# de réponses envoyées précédemment sur cet appareil ont été transmises.} other {# réponses envoyées précédemment sur cet appareil ont été transmises.}}',
    },
  },
  notTaken: {
    title: {
      en: 'Your response wasn’t accepted',
      de: 'Ihre Antwort wurde nicht angenommen',
      ar: 'لم يُقبل ردك',
      fr: 'Votre réponse n’a pas été acceptée',
    },
    before: {
      en: 'Your response from {moment} wasn’t accepted. {why}',
      de: 'Ihre Antwort vom {moment} wurde nicht angenommen. {why}',
      ar: 'لم يُقبل ردك المؤرخ {moment}. {why}',
      fr: 'Votre réponse du {moment} n’a pas été acceptée. {why}',
    },
    keep: {
      en: 'Return to my answers',
      de: 'Zurück zu meinen Antworten',
      ar: 'العودة إلى إجاباتي',
      fr: 'Revenir à mes réponses',
    },
    discard: {
      en: 'Delete my answers',
      de: 'Meine Antworten löschen',
      ar: 'حذف إجاباتي',
      fr: 'Supprimer mes réponses',
    },
  },
  receipt: {
    en: 'Number {number} · {moment}',
    de: 'Nummer {number} · {moment}',
    ar: 'الرقم {number} · {moment}',
    fr: 'Numéro {number} · {moment}',
  },
  copy: {
    en: 'Download a copy (PDF)',
    de: 'Kopie herunterladen (PDF)',
    ar: 'تنزيل نسخة (PDF)',
    fr: 'Télécharger une copie (PDF)',
  },
  copyName: { en: 'My response', de: 'Meine Antwort', ar: 'ردي', fr: 'Ma réponse' },
  poweredBy: {
    en: 'Powered by Tideform',
    de: 'Unterstützt von Tideform',
    ar: 'مدعوم من Tideform',
    fr: 'Réalisé avec Tideform',
  },
  language: { en: 'Language', de: 'Sprache', ar: 'اللغة', fr: 'Langue' },
});
