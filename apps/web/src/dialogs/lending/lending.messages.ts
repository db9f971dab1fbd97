import { responderMessages } from '@tideform/i18n';

/** Texts of lending an account; in English those that the specification quotes are verbatim. */
export const lendingMessages = responderMessages({
  title: { en: 'Permissions Required', de: 'Berechtigungen erforderlich', ar: 'الأذونات مطلوبة' },
  /** What the account is lent for. */
  purposes: {
    files: {
      en: 'The server then reads and writes this team’s library with your account, even while you’re away. You’ll be asked for one permission: to manage items and lists in {sites, select, selected {the sites that your organization chose (Sites.Selected)} other {site collections (Sites.Manage.All)}}.',
      de: 'Der Server liest und schreibt dann mit Ihrem Konto in der Bibliothek dieses Teams, auch wenn Sie nicht da sind. Sie werden um eine Berechtigung gebeten: Elemente und Listen in {sites, select, selected {den von Ihrer Organisation gewählten Websites (Sites.Selected)} other {Websitesammlungen (Sites.Manage.All)}} zu verwalten.',
      ar: 'عندها يقرأ الخادم مكتبة هذا الفريق ويكتب فيها بحسابك حتى أثناء غيابك. سيُطلب منك إذن واحد: إدارة العناصر والقوائم في {sites, select, selected {المواقع التي اختارتها مؤسستك (Sites.Selected)} other {مجموعات المواقع (Sites.Manage.All)}}.',
    },
    mail: {
      en: 'The server then sends email in your name, for this team’s forms only. You’ll be asked for permission to send mail as you and from mailboxes shared with you (Mail.Send, Mail.Send.Shared).',
      de: 'Der Server sendet dann E-Mails in Ihrem Namen, nur für die Formulare dieses Teams. Sie werden um die Berechtigung gebeten, E-Mails in Ihrem Namen und aus für Sie freigegebenen Postfächern zu senden (Mail.Send, Mail.Send.Shared).',
      ar: 'عندها يرسل الخادم البريد الإلكتروني باسمك، لنماذج هذا الفريق فقط. سيُطلب منك إذن إرسال البريد باسمك ومن صناديق البريد المشتركة معك (Mail.Send, Mail.Send.Shared).',
    },
  },
  signIn: { en: 'Sign In', de: 'Anmelden', ar: 'تسجيل الدخول' },
  notNow: { en: 'Not now', de: 'Nicht jetzt', ar: 'ليس الآن' },
  waiting: {
    en: 'Waiting for the other window…',
    de: 'Das andere Fenster wird erwartet …',
    ar: 'بانتظار النافذة الأخرى…',
  },
  clickAgain: {
    en: 'Please click again if the window did not open',
    de: 'Klicken Sie bitte noch einmal, wenn sich kein Fenster geöffnet hat',
    ar: 'انقر مرة أخرى إذا لم تُفتح النافذة',
  },
  popupsBlocked: { en: 'Popups Blocked', de: 'Pop-ups blockiert', ar: 'النوافذ المنبثقة محظورة' },
  /** Clicking again did not help. */
  stillBlocked: {
    en: 'Pop-ups blocked. Please enable them in your browser settings and try again.',
    de: 'Pop-ups sind blockiert. Bitte erlauben Sie sie in den Einstellungen Ihres Browsers, und versuchen Sie es noch einmal.',
    ar: 'النوافذ المنبثقة محظورة. يُرجى تفعيلها في إعدادات المتصفح والمحاولة مرة أخرى.',
  },
  ends: {
    'popup-blocked': {
      en: 'Your browser is blocking a required popup. Please allow popups for this site and try again',
      de: 'Ihr Browser blockiert ein nötiges Pop-up. Bitte erlauben Sie Pop-ups für diese Website, und versuchen Sie es noch einmal',
      ar: 'يحظر متصفحك نافذة منبثقة ضرورية. يُرجى السماح بالنوافذ المنبثقة لهذا الموقع والمحاولة مرة أخرى',
    },
    'not-granted': {
      en: "To use this feature, you'll need to grant the requested permissions. Please try again.",
      de: 'Für diese Funktion müssen Sie die angeforderten Berechtigungen erteilen. Bitte versuchen Sie es noch einmal.',
      ar: 'لاستخدام هذه الميزة، عليك منح الأذونات المطلوبة. يُرجى المحاولة مرة أخرى.',
    },
    'wrong-account': {
      en: 'Another account signed in. Sign in with the account that you use here.',
      de: 'Ein anderes Konto hat sich angemeldet. Melden Sie sich mit dem Konto an, das Sie hier verwenden.',
      ar: 'سجّل حساب آخر الدخول. سجّل الدخول بالحساب الذي تستخدمه هنا.',
    },
    'not-configured': {
      en: 'Configuration is not complete. Ask your operator to give the server an app secret.',
      de: 'Die Konfiguration ist nicht vollständig. Bitten Sie die Betreiber, dem Server ein App-Geheimnis zu geben.',
      ar: 'الإعداد غير مكتمل. اطلب من المشغّل تزويد الخادم بسر التطبيق.',
    },
  },
});
