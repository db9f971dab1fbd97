import { responderMessages } from '@tideform/i18n';

/** Messages of the embedded sign-in. */
export const identityMessages = responderMessages({
  signIn: { en: 'Sign in', de: 'Anmelden', ar: 'تسجيل الدخول', fr: 'Se connecter' },
  choose: { en: 'Choose an account', de: 'Konto auswählen', ar: 'اختر حسابًا', fr: 'Choisir un compte' },
  email: { en: 'Email', de: 'E-Mail', ar: 'البريد الإلكتروني', fr: 'E-mail' },
  password: { en: 'Password', de: 'Passwort', ar: 'كلمة المرور', fr: 'Mot de passe' },
  demonstration: {
    title: {
      en: 'Choose a demo account',
      de: 'Demokonto auswählen',
      ar: 'اختر حسابًا تجريبيًا',
      fr: 'Choisir un compte de démonstration',
    },
    notice: {
      en: 'This is a demo.',
      de: 'Dies ist eine Demo.',
      ar: 'هذا عرض تجريبي.',
      fr: 'Ceci est une démonstration.',
    },
    text: {
      en: 'These people are fictional. Select one to sign in without a password.',
      de: 'Diese Personen sind fiktiv. Wählen Sie eine aus, um sich ohne Passwort anzumelden.',
      ar: 'هؤلاء الأشخاص خياليون. حدّد أحدهم لتسجيل الدخول دون كلمة مرور.',
      fr: 'Ces personnes sont fictives. Sélectionnez-en une pour vous connecter sans mot de passe.',
    },
    another: {
      en: 'Use another account',
      de: 'Anderes Konto verwenden',
      ar: 'استخدام حساب آخر',
      fr: 'Utiliser un autre compte',
    },
  },
  failures: {
    wrong: {
      en: 'Incorrect account or password. Try again.',
      de: 'Falsches Konto oder Passwort. Versuchen Sie es noch einmal.',
      ar: 'الحساب أو كلمة المرور غير صحيحة. حاول مرة أخرى.',
      fr: 'Compte ou mot de passe incorrect. Réessayez.',
    },
    'too-often': {
      en: 'Too many failed attempts. Wait five minutes, and then try again.',
      de: 'Zu viele fehlgeschlagene Versuche. Warten Sie fünf Minuten, und versuchen Sie es dann noch einmal.',
      ar: 'محاولات فاشلة كثيرة. انتظر خمس دقائق ثم حاول مرة أخرى.',
      fr: 'Trop de tentatives infructueuses. Patientez cinq minutes, puis réessayez.',
    },
    slow: {
      en: 'There have been several failed sign-in attempts for this account. Wait a few seconds, and then try again.',
      de: 'Für dieses Konto gab es mehrere fehlgeschlagene Anmeldeversuche. Warten Sie einige Sekunden, und versuchen Sie es dann noch einmal.',
      ar: 'حدثت عدة محاولات تسجيل دخول فاشلة لهذا الحساب. انتظر بضع ثوانٍ ثم حاول مرة أخرى.',
      fr: 'Plusieurs tentatives de connexion à ce compte ont échoué. Patientez quelques secondes, puis réessayez.',
    },
    busy: {
      en: 'Many people are signing in right now. Try again in a moment.',
      de: 'Gerade melden sich viele Personen an. Versuchen Sie es gleich noch einmal.',
      ar: 'كثيرون يسجّلون الدخول الآن. حاول مرة أخرى بعد لحظات.',
      fr: 'De nombreuses personnes se connectent en ce moment. Réessayez dans un instant.',
    },
  },
  forgotten: {
    en: 'Forgot your password?',
    de: 'Passwort vergessen?',
    ar: 'هل نسيت كلمة المرور؟',
    fr: 'Mot de passe oublié ?',
  },
  passkey: {
    use: {
      en: 'Sign in with a passkey',
      de: 'Mit Passkey anmelden',
      ar: 'تسجيل الدخول بمفتاح مرور',
      fr: 'Se connecter avec une clé d’accès',
    },
    failed: {
      en: 'The passkey wasn’t accepted. Try again, or use your password.',
      de: 'Der Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal, oder verwenden Sie Ihr Passwort.',
      ar: 'لم يُقبل مفتاح المرور. حاول مرة أخرى أو استخدم كلمة المرور.',
      fr: 'La clé d’accès n’a pas été acceptée. Réessayez ou utilisez votre mot de passe.',
    },
  },
  upstream: {
    use: {
      en: 'Continue with {name}',
      de: 'Weiter mit {name}',
      ar: 'المتابعة باستخدام {name}',
      fr: 'Continuer avec {name}',
    },
    or: { en: 'or', de: 'oder', ar: 'أو', fr: 'ou' },
    failed: {
      en: 'Couldn’t sign you in with {name}. Try again.',
      de: 'Die Anmeldung mit {name} ist fehlgeschlagen. Versuchen Sie es noch einmal.',
      ar: 'تعذّر تسجيل دخولك باستخدام {name}. حاول مرة أخرى.',
      fr: 'Impossible de vous connecter avec {name}. Réessayez.',
    },
    unknown: {
      en: 'No account here uses your address at {name}. Ask an administrator to invite you.',
      de: 'Hier gibt es kein Konto mit Ihrer Adresse bei {name}. Bitten Sie einen Administrator, Sie einzuladen.',
      ar: 'لا يوجد هنا حساب بعنوانك في {name}. اطلب من مسؤول دعوتك.',
      fr: 'Aucun compte n’utilise ici votre adresse chez {name}. Demandez à un administrateur de vous inviter.',
    },
  },
  code: {
    title: { en: 'Enter your code', de: 'Code eingeben', ar: 'أدخل الرمز', fr: 'Entrer votre code' },
    text: {
      en: 'Enter the code from your authenticator app or a recovery code.',
      de: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
      ar: 'أدخل الرمز من تطبيق المصادقة أو رمز استرداد.',
      fr: 'Entrez le code de votre application d’authentification ou un code de récupération.',
    },
    label: { en: 'Code', de: 'Code', ar: 'الرمز', fr: 'Code' },
    wrong: {
      en: 'The code is incorrect or was already used. Wait for the next code.',
      de: 'Der Code ist falsch oder wurde bereits verwendet. Warten Sie auf den nächsten Code.',
      ar: 'الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
      fr: 'Le code est incorrect ou a déjà été utilisé. Attendez le code suivant.',
    },
    confirm: { en: 'Confirm', de: 'Bestätigen', ar: 'تأكيد', fr: 'Confirmer' },
    again: {
      en: 'Use another account',
      de: 'Anderes Konto verwenden',
      ar: 'استخدام حساب آخر',
      fr: 'Utiliser un autre compte',
    },
  },
  setUp: {
    title: {
      en: 'Set up two-factor authentication',
      de: 'Zwei-Faktor-Authentifizierung einrichten',
      ar: 'إعداد المصادقة الثنائية',
      fr: 'Configurer l’authentification à deux facteurs',
    },
    wanted: {
      en: 'Your organization requires a code in addition to your password.',
      de: 'Ihre Organisation verlangt zusätzlich zum Passwort einen Code.',
      ar: 'تطلب مؤسستك رمزًا بالإضافة إلى كلمة المرور.',
      fr: 'Votre organisation exige un code en plus de votre mot de passe.',
    },
    scan: {
      en: 'Scan this code with an authenticator app, and then enter the code from the app.',
      de: 'Scannen Sie diesen Code mit einer Authenticator-App, und geben Sie dann den Code aus der App ein.',
      ar: 'امسح هذا الرمز بتطبيق مصادقة، ثم أدخل الرمز من التطبيق.',
      fr: 'Scannez ce code avec une application d’authentification, puis entrez le code affiché dans l’application.',
    },
    picture: {
      en: 'QR code for the authenticator app',
      de: 'QR-Code für die Authenticator-App',
      ar: 'رمز QR لتطبيق المصادقة',
      fr: 'Code QR pour l’application d’authentification',
    },
    byHand: {
      en: 'Or enter this key:',
      de: 'Oder geben Sie diesen Schlüssel ein:',
      ar: 'أو أدخل هذا المفتاح:',
      fr: 'Ou entrez cette clé :',
    },
  },
  recovery: {
    title: {
      en: 'Save your recovery codes',
      de: 'Wiederherstellungscodes speichern',
      ar: 'احفظ رموز الاسترداد',
      fr: 'Enregistrer vos codes de récupération',
    },
    text: {
      en: 'If you lose your phone, each code lets you sign in once. The codes won’t be shown again.',
      de: 'Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem Code einmal anmelden. Die Codes werden nicht noch einmal angezeigt.',
      ar: 'إذا فقدت هاتفك، يتيح لك كل رمز تسجيل الدخول مرة واحدة. لن تُعرض الرموز مرة أخرى.',
      fr: 'Si vous perdez votre téléphone, chaque code vous permet de vous connecter une fois. Les codes ne seront plus affichés.',
    },
    kept: {
      en: 'I’ve saved the codes',
      de: 'Ich habe die Codes gespeichert',
      ar: 'لقد حفظت الرموز',
      fr: 'J’ai enregistré les codes',
    },
  },
  moment: { en: 'One moment', de: 'Einen Moment', ar: 'لحظة من فضلك', fr: 'Un instant' },
  continue: { en: 'Continue', de: 'Weiter', ar: 'متابعة', fr: 'Continuer' },
  back: { en: 'Back to Tideform', de: 'Zurück zu Tideform', ar: 'العودة إلى Tideform', fr: 'Retour à Tideform' },
  over: {
    title: {
      en: 'This sign-in has expired',
      de: 'Diese Anmeldung ist abgelaufen',
      ar: 'انتهت صلاحية تسجيل الدخول هذا',
      fr: 'Cette connexion a expiré',
    },
    text: {
      en: 'The sign-in was completed in another tab, or it took too long.',
      de: 'Die Anmeldung wurde in einem anderen Tab abgeschlossen oder hat zu lange gedauert.',
      ar: 'اكتمل تسجيل الدخول في علامة تبويب أخرى، أو استغرق وقتًا طويلًا.',
      fr: 'La connexion a été effectuée dans un autre onglet ou a pris trop de temps.',
    },
    detail: {
      en: 'Sign in again from the app.',
      de: 'Melden Sie sich in der App noch einmal an.',
      ar: 'سجّل الدخول مجددًا من التطبيق.',
      fr: 'Reconnectez-vous depuis l’application.',
    },
  },
  failed: {
    title: {
      en: 'Couldn’t sign you in',
      de: 'Anmeldung nicht möglich',
      ar: 'تعذّر تسجيل الدخول',
      fr: 'Connexion impossible',
    },
    text: {
      en: 'The app sent a sign-in request that isn’t supported.',
      de: 'Die App hat eine nicht unterstützte Anmeldeanforderung gesendet.',
      ar: 'أرسل التطبيق طلب تسجيل دخول غير مدعوم.',
      fr: 'L’application a envoyé une demande de connexion qui n’est pas prise en charge.',
    },
    detail: {
      en: 'Try again later.',
      de: 'Versuchen Sie es später noch einmal.',
      ar: 'حاول مرة أخرى لاحقًا.',
      fr: 'Réessayez plus tard.',
    },
  },
  outage: {
    'no-room': {
      en: 'The server’s storage is full. Nothing was lost. Ask the server’s operator to free up space.',
      de: 'Der Speicher des Servers ist voll. Es ist nichts verloren gegangen. Bitten Sie den Serverbetreiber, Speicherplatz freizugeben.',
      ar: 'مساحة التخزين على الخادم ممتلئة. لم يُفقد شيء. اطلب من مشغّل الخادم توفير مساحة.',
      fr: 'Le stockage du serveur est plein. Rien n’a été perdu. Demandez à l’opérateur du serveur de libérer de l’espace.',
    },
    'no-data': {
      en: 'The server can’t reach its data right now. Try again in a moment.',
      de: 'Der Server kann derzeit nicht auf seine Daten zugreifen. Versuchen Sie es gleich noch einmal.',
      ar: 'لا يستطيع الخادم الوصول إلى بياناته الآن. حاول مرة أخرى بعد لحظات.',
      fr: 'Le serveur ne peut pas accéder à ses données pour le moment. Réessayez dans un instant.',
    },
  },
  signOut: {
    title: { en: 'Sign out?', de: 'Abmelden?', ar: 'تسجيل الخروج؟', fr: 'Se déconnecter ?' },
    text: {
      en: 'Unsent work stays on this device.',
      de: 'Nicht gesendete Daten bleiben auf diesem Gerät.',
      ar: 'يبقى العمل غير المُرسل على هذا الجهاز.',
      fr: 'Les données non envoyées restent sur cet appareil.',
    },
    confirm: { en: 'Sign out', de: 'Abmelden', ar: 'تسجيل الخروج', fr: 'Se déconnecter' },
    stay: { en: 'Stay signed in', de: 'Angemeldet bleiben', ar: 'البقاء مسجّلًا', fr: 'Rester connecté' },
    done: { en: 'You’re signed out', de: 'Sie sind abgemeldet', ar: 'تم تسجيل خروجك', fr: 'Vous êtes déconnecté' },
  },
});
