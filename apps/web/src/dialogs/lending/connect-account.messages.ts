import { responderMessages } from '@tideform/i18n';

/** Messages for connecting an account. English texts that the specification quotes are verbatim. */
export const lendingMessages = responderMessages({
  title: {
    en: 'Permissions Required',
    de: 'Berechtigungen erforderlich',
    ar: 'الأذونات مطلوبة',
    fr: 'Autorisations requises',
  },
  /** Names of the purposes for which an account is connected. */
  purposes: {
    files: {
      en: 'The server uses your account to read and write this team’s library, even when you’re away. You’ll be asked for one permission: to manage items and lists in {sites, select, selected {the sites that your organization chose (Sites.Selected)} other {site collections (Sites.Manage.All)}}.',
      de: 'Der Server verwendet Ihr Konto, um in der Bibliothek dieses Teams zu lesen und zu schreiben, auch wenn Sie abwesend sind. Sie werden um eine Berechtigung gebeten: Elemente und Listen in {sites, select, selected {den von Ihrer Organisation ausgewählten Websites (Sites.Selected)} other {Websitesammlungen (Sites.Manage.All)}} zu verwalten.',
      ar: 'يستخدم الخادم حسابك للقراءة من مكتبة هذا الفريق والكتابة فيها، حتى أثناء غيابك. سيُطلب منك إذن واحد: إدارة العناصر والقوائم في {sites, select, selected {المواقع التي اختارتها مؤسستك (Sites.Selected)} other {مجموعات المواقع (Sites.Manage.All)}}.',
      fr: 'Le serveur utilise votre compte pour lire et modifier la bibliothèque de cette équipe, même en votre absence. Une autorisation vous sera demandée : gérer les éléments et les listes {sites, select, selected {des sites choisis par votre organisation (Sites.Selected)} other {des collections de sites (Sites.Manage.All)}}.',
    },
    mail: {
      en: 'The server sends email from your account, only for this team’s forms. You’ll be asked for permission to send mail as you and from mailboxes shared with you (Mail.Send, Mail.Send.Shared).',
      de: 'Der Server sendet E-Mails von Ihrem Konto, nur für die Formulare dieses Teams. Sie werden um die Berechtigung gebeten, E-Mails in Ihrem Namen und aus für Sie freigegebenen Postfächern zu senden (Mail.Send, Mail.Send.Shared).',
      ar: 'يرسل الخادم البريد الإلكتروني من حسابك، لنماذج هذا الفريق فقط. سيُطلب منك إذن إرسال البريد باسمك ومن صناديق البريد المشتركة معك (Mail.Send, Mail.Send.Shared).',
      fr: 'Le serveur envoie des e-mails depuis votre compte, uniquement pour les formulaires de cette équipe. Il vous sera demandé d’autoriser l’envoi d’e-mails en votre nom et depuis les boîtes aux lettres partagées avec vous (Mail.Send, Mail.Send.Shared).',
    },
  },
  signIn: { en: 'Sign In', de: 'Anmelden', ar: 'تسجيل الدخول', fr: 'Se connecter' },
  notNow: { en: 'Not now', de: 'Nicht jetzt', ar: 'ليس الآن', fr: 'Pas maintenant' },
  waiting: {
    en: 'Waiting for you to finish in the other window…',
    de: 'Schließen Sie den Vorgang im anderen Fenster ab …',
    ar: 'أكمل الخطوات في النافذة الأخرى…',
    fr: 'Terminez l’opération dans l’autre fenêtre…',
  },
  clickAgain: {
    en: 'Please click again if the window did not open',
    de: 'Bitte klicken Sie erneut, wenn das Fenster nicht geöffnet wurde',
    ar: 'انقر مرة أخرى إذا لم تُفتح النافذة',
    fr: 'Cliquez à nouveau si la fenêtre ne s’est pas ouverte',
  },
  popupsBlocked: {
    en: 'Popups Blocked',
    de: 'Pop-ups blockiert',
    ar: 'النوافذ المنبثقة محظورة',
    fr: 'Fenêtres contextuelles bloquées',
  },
  /** Shown if clicking again didn't help. */
  stillBlocked: {
    en: 'Pop-ups blocked. Please enable them in your browser settings and try again.',
    de: 'Pop-ups sind blockiert. Bitte lassen Sie sie in den Einstellungen Ihres Browsers zu, und versuchen Sie es erneut.',
    ar: 'النوافذ المنبثقة محظورة. يُرجى تفعيلها في إعدادات المتصفح والمحاولة مرة أخرى.',
    fr: 'Fenêtres contextuelles bloquées. Autorisez-les dans les paramètres de votre navigateur, puis réessayez.',
  },
  ends: {
    'popup-blocked': {
      en: 'Your browser is blocking a required popup. Please allow popups for this site and try again',
      de: 'Ihr Browser blockiert ein erforderliches Pop-up. Bitte lassen Sie Pop-ups für diese Website zu, und versuchen Sie es erneut',
      ar: 'يحظر متصفحك نافذة منبثقة ضرورية. يُرجى السماح بالنوافذ المنبثقة لهذا الموقع والمحاولة مرة أخرى',
      fr: 'Votre navigateur bloque une fenêtre contextuelle nécessaire. Autorisez les fenêtres contextuelles pour ce site, puis réessayez',
    },
    'not-granted': {
      en: "To use this feature, you'll need to grant the requested permissions. Please try again.",
      de: 'Um diese Funktion zu verwenden, müssen Sie die angeforderten Berechtigungen erteilen. Bitte versuchen Sie es erneut.',
      ar: 'لاستخدام هذه الميزة، عليك منح الأذونات المطلوبة. يُرجى المحاولة مرة أخرى.',
      fr: 'Pour utiliser cette fonctionnalité, vous devez accorder les autorisations demandées. Réessayez.',
    },
    'wrong-account': {
      en: 'You signed in with a different account. Sign in with the account you use here.',
      de: 'Sie haben sich mit einem anderen Konto angemeldet. Melden Sie sich mit dem Konto an, das Sie hier verwenden.',
      ar: 'سجّلت الدخول بحساب آخر. سجّل الدخول بالحساب الذي تستخدمه هنا.',
      fr: 'Vous vous êtes connecté avec un autre compte. Connectez-vous avec le compte que vous utilisez ici.',
    },
    'not-configured': {
      en: 'Configuration is not complete. Ask your administrator to add an app secret to the server.',
      de: 'Die Konfiguration ist nicht vollständig. Bitten Sie Ihren Administrator, dem Server ein App-Geheimnis hinzuzufügen.',
      ar: 'الإعداد غير مكتمل. اطلب من المسؤول إضافة سر التطبيق إلى الخادم.',
      fr: 'La configuration n’est pas terminée. Demandez à votre administrateur d’ajouter un secret d’application au serveur.',
    },
  },
});
