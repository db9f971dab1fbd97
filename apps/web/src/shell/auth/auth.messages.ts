import { responderMessages } from '@tideform/i18n';

/** Texts of signing in. In English the specification's, letter for letter, where it has them. */
export const authMessages = responderMessages({
  welcome: { en: 'Tideform', de: 'Tideform', ar: 'Tideform' },
  promise: {
    en: 'Build forms, fill them out anywhere, and find every response in your team’s library.',
    de: 'Erstellen Sie Formulare, füllen Sie sie überall aus, und finden Sie jede Antwort in der Bibliothek Ihres Teams.',
    ar: 'أنشئ النماذج، واملأها في أي مكان، واعثر على كل رد في مكتبة فريقك.',
  },
  signInWork: {
    en: 'Sign in with work / school account',
    de: 'Mit Geschäfts-, Schul- oder Unikonto anmelden',
    ar: 'تسجيل الدخول بحساب العمل أو الدراسة',
  },
  continueAs: { en: 'Continue as {name}', de: 'Weiter als {name}', ar: 'المتابعة باسم {name}' },
  signInTenant: {
    en: 'Sign in to external tenant',
    de: 'Bei einem anderen Mandanten anmelden',
    ar: 'تسجيل الدخول إلى مستأجر خارجي',
  },
  tenantId: { en: 'Tenant Id', de: 'Mandanten-ID', ar: 'معرّف المستأجر' },
  login: { en: 'Login', de: 'Anmelden', ar: 'تسجيل الدخول' },
  signIn: { en: 'Sign In', de: 'Anmelden', ar: 'تسجيل الدخول' },
  notNow: { en: 'Not now', de: 'Nicht jetzt', ar: 'ليس الآن' },
  invalidAccount: { en: 'Invalid Account', de: 'Ungültiges Konto', ar: 'حساب غير صالح' },
  invalidAccountText: {
    en: 'You can’t use a personal account here. Sign in with your organization’s account.',
    de: 'Persönliche Konten können hier nicht verwendet werden. Melden Sie sich mit dem Konto Ihrer Organisation an.',
    ar: 'لا يمكنك استخدام حساب شخصي هنا. سجّل الدخول بحساب مؤسستك.',
  },
  permissionsRequired: { en: 'Permissions Required', de: 'Berechtigungen erforderlich', ar: 'الأذونات مطلوبة' },
  permissionsRequiredText: {
    en: "To use this feature, you'll need to grant the requested permissions. Please try again.",
    de: 'Für diese Funktion müssen Sie die angeforderten Berechtigungen erteilen. Bitte versuchen Sie es noch einmal.',
    ar: 'لاستخدام هذه الميزة، عليك منح الأذونات المطلوبة. يُرجى المحاولة مرة أخرى.',
  },
  popupBlocked: {
    en: 'Pop-ups blocked. Please enable them in your browser settings and try again.',
    de: 'Pop-ups sind blockiert. Bitte erlauben Sie sie in den Einstellungen Ihres Browsers und versuchen Sie es noch einmal.',
    ar: 'النوافذ المنبثقة محظورة. يُرجى السماح بها في إعدادات المتصفح والمحاولة مرة أخرى.',
  },
  refused: {
    en: 'Your organization declined the sign-in. Contact your administrator.',
    de: 'Ihre Organisation hat die Anmeldung abgelehnt. Wenden Sie sich an Ihren Administrator.',
    ar: 'رفضت مؤسستك تسجيل الدخول. تواصل مع المسؤول لديك.',
  },
  tryAgainNow: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى' },
  signedOut: { en: 'Sign in again', de: 'Erneut anmelden', ar: 'سجّل الدخول مجددًا' },
  signedOutText: {
    en: 'You’ve been signed out. Your answers are saved on this device and will be sent after you sign in.',
    de: 'Sie wurden abgemeldet. Ihre Antworten sind auf diesem Gerät gespeichert und werden nach der Anmeldung gesendet.',
    ar: 'سُجّل خروجك. إجاباتك محفوظة على هذا الجهاز وستُرسل بعد تسجيل الدخول.',
  },
  unableToAuthenticate: {
    en: 'Unable to authenticate',
    de: 'Anmeldung nicht möglich',
    ar: 'تعذّر التحقق من الهوية',
  },
  leaving: {
    en: 'Opening the sign-in page…',
    de: 'Die Anmeldeseite wird geöffnet …',
    ar: 'جارٍ فتح صفحة تسجيل الدخول…',
  },
  tryAgain: {
    en: 'Check your connection and try again.',
    de: 'Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    ar: 'تحقّق من اتصالك وحاول مرة أخرى.',
  },
  blocked: { en: 'Tenant Blocked', de: 'Mandant gesperrt', ar: 'المستأجر محظور' },
  blockedText: {
    en: 'Contact support if you wish to dispute this decision',
    de: 'Wenden Sie sich an den Support, wenn Sie dieser Entscheidung widersprechen möchten',
    ar: 'تواصل مع الدعم إذا أردت الاعتراض على هذا القرار',
  },
});
