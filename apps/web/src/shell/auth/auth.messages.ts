import { responderMessages } from '@tideform/i18n';

/** Messages for signing in. English texts are verbatim from the specification, if it contains them. */
export const authMessages = responderMessages({
  welcome: { en: 'Tideform', de: 'Tideform', ar: 'Tideform', fr: 'Tideform' },
  promise: {
    en: 'Build forms, fill them out anywhere, and find every response in your team’s library.',
    de: 'Erstellen Sie Formulare, füllen Sie sie überall aus, und finden Sie jede Antwort in der Bibliothek Ihres Teams.',
    ar: 'أنشئ النماذج، واملأها في أي مكان، واعثر على كل رد في مكتبة فريقك.',
    fr: 'Créez des formulaires, remplissez-les où que vous soyez et retrouvez chaque réponse dans la bibliothèque de votre équipe.',
  },
  signInWork: {
    en: 'Sign in with work / school account',
    de: 'Mit Geschäfts-, Schul- oder Unikonto anmelden',
    ar: 'تسجيل الدخول بحساب العمل أو الدراسة',
    fr: 'Se connecter avec un compte professionnel ou scolaire',
  },
  continueAs: {
    en: 'Continue as {name}',
    de: 'Weiter als {name}',
    ar: 'المتابعة باسم {name}',
    fr: 'Continuer en tant que {name}',
  },
  signInTenant: {
    en: 'Sign in to external tenant',
    de: 'Bei einem anderen Mandanten anmelden',
    ar: 'تسجيل الدخول إلى مستأجر خارجي',
    fr: 'Se connecter à un locataire externe',
  },
  tenantId: { en: 'Tenant Id', de: 'Mandanten-ID', ar: 'معرّف المستأجر', fr: 'ID du locataire' },
  login: { en: 'Login', de: 'Anmelden', ar: 'تسجيل الدخول', fr: 'Se connecter' },
  signIn: { en: 'Sign In', de: 'Anmelden', ar: 'تسجيل الدخول', fr: 'Se connecter' },
  notNow: { en: 'Not now', de: 'Nicht jetzt', ar: 'ليس الآن', fr: 'Pas maintenant' },
  invalidAccount: { en: 'Invalid Account', de: 'Ungültiges Konto', ar: 'حساب غير صالح', fr: 'Compte non valide' },
  invalidAccountText: {
    en: 'You can’t use a personal account here. Sign in with your organization’s account.',
    de: 'Persönliche Konten können hier nicht verwendet werden. Melden Sie sich mit dem Konto Ihrer Organisation an.',
    ar: 'لا يمكنك استخدام حساب شخصي هنا. سجّل الدخول بحساب مؤسستك.',
    fr: 'Vous ne pouvez pas utiliser de compte personnel ici. Connectez-vous avec le compte de votre organisation.',
  },
  permissionsRequired: {
    en: 'Permissions Required',
    de: 'Berechtigungen erforderlich',
    ar: 'الأذونات مطلوبة',
    fr: 'Autorisations requises',
  },
  permissionsRequiredText: {
    en: "To use this feature, you'll need to grant the requested permissions. Please try again.",
    de: 'Für diese Funktion müssen Sie die angeforderten Berechtigungen erteilen. Bitte versuchen Sie es noch einmal.',
    ar: 'لاستخدام هذه الميزة، عليك منح الأذونات المطلوبة. يُرجى المحاولة مرة أخرى.',
    fr: 'Pour utiliser cette fonctionnalité, vous devez accorder les autorisations demandées. Réessayez.',
  },
  popupBlocked: {
    en: 'Pop-ups blocked. Please enable them in your browser settings and try again.',
    de: 'Pop-ups sind blockiert. Bitte erlauben Sie sie in den Einstellungen Ihres Browsers und versuchen Sie es noch einmal.',
    ar: 'النوافذ المنبثقة محظورة. يُرجى السماح بها في إعدادات المتصفح والمحاولة مرة أخرى.',
    fr: 'Fenêtres contextuelles bloquées. Autorisez-les dans les paramètres de votre navigateur, puis réessayez.',
  },
  refused: {
    en: 'Your organization declined the sign-in. Contact your administrator.',
    de: 'Ihre Organisation hat die Anmeldung abgelehnt. Wenden Sie sich an Ihren Administrator.',
    ar: 'رفضت مؤسستك تسجيل الدخول. تواصل مع المسؤول لديك.',
    fr: 'Votre organisation a refusé la connexion. Contactez votre administrateur.',
  },
  tryAgainNow: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'حاول مرة أخرى', fr: 'Réessayer' },
  signedOut: { en: 'Sign in again', de: 'Erneut anmelden', ar: 'سجّل الدخول مجددًا', fr: 'Se reconnecter' },
  signedOutText: {
    en: 'You’ve been signed out. Your answers are saved on this device and will be sent after you sign in.',
    de: 'Sie wurden abgemeldet. Ihre Antworten sind auf diesem Gerät gespeichert und werden nach der Anmeldung gesendet.',
    ar: 'سُجّل خروجك. إجاباتك محفوظة على هذا الجهاز وستُرسل بعد تسجيل الدخول.',
    fr: 'Vous avez été déconnecté. Vos réponses sont enregistrées sur cet appareil et seront envoyées lorsque vous vous reconnecterez.',
  },
  unableToAuthenticate: {
    en: 'Unable to authenticate',
    de: 'Anmeldung nicht möglich',
    ar: 'تعذّر التحقق من الهوية',
    fr: 'Authentification impossible',
  },
  leaving: {
    en: 'Opening the sign-in page…',
    de: 'Die Anmeldeseite wird geöffnet …',
    ar: 'جارٍ فتح صفحة تسجيل الدخول…',
    fr: 'Ouverture de la page de connexion…',
  },
  tryAgain: {
    en: 'Check your connection and try again.',
    de: 'Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    ar: 'تحقّق من اتصالك وحاول مرة أخرى.',
    fr: 'Vérifiez votre connexion, puis réessayez.',
  },
  blocked: { en: 'Tenant Blocked', de: 'Mandant gesperrt', ar: 'المستأجر محظور', fr: 'Locataire bloqué' },
  blockedText: {
    en: 'Contact support if you wish to dispute this decision',
    de: 'Wenden Sie sich an den Support, wenn Sie dieser Entscheidung widersprechen möchten',
    ar: 'تواصل مع الدعم إذا أردت الاعتراض على هذا القرار',
    fr: 'Contactez le support si vous souhaitez contester cette décision',
  },
});
