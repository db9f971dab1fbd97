import { responderMessages } from '@tideform/i18n';

/** Texts of the embedded sign-in. */
export const identityMessages = responderMessages({
  signIn: { en: 'Sign in', de: 'Anmelden', ar: 'تسجيل الدخول' },
  choose: { en: 'Choose an account', de: 'Konto auswählen', ar: 'اختر حسابًا' },
  email: { en: 'Email', de: 'E-Mail', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', de: 'Passwort', ar: 'كلمة المرور' },
  demonstration: {
    title: { en: 'Choose a demo account', de: 'Demokonto auswählen', ar: 'اختر حسابًا تجريبيًا' },
    notice: { en: 'This is a demo.', de: 'Dies ist eine Demo.', ar: 'هذا عرض تجريبي.' },
    text: {
      en: 'These people are fictional. Select one to sign in without a password.',
      de: 'Diese Personen sind fiktiv. Wählen Sie eine aus, um sich ohne Passwort anzumelden.',
      ar: 'هؤلاء الأشخاص خياليون. حدّد أحدهم لتسجيل الدخول دون كلمة مرور.',
    },
    another: { en: 'Use another account', de: 'Anderes Konto verwenden', ar: 'استخدام حساب آخر' },
  },
  failures: {
    wrong: {
      en: 'Incorrect account or password. Try again.',
      de: 'Falsches Konto oder Passwort. Versuchen Sie es noch einmal.',
      ar: 'الحساب أو كلمة المرور غير صحيحة. حاول مرة أخرى.',
    },
    'too-often': {
      en: 'Too many failed attempts. Wait five minutes, and then try again.',
      de: 'Zu viele fehlgeschlagene Versuche. Warten Sie fünf Minuten, und versuchen Sie es dann noch einmal.',
      ar: 'محاولات فاشلة كثيرة. انتظر خمس دقائق ثم حاول مرة أخرى.',
    },
    slow: {
      en: 'There have been several failed sign-in attempts for this account. Wait a few seconds, and then try again.',
      de: 'Für dieses Konto gab es mehrere fehlgeschlagene Anmeldeversuche. Warten Sie einige Sekunden, und versuchen Sie es dann noch einmal.',
      ar: 'حدثت عدة محاولات تسجيل دخول فاشلة لهذا الحساب. انتظر بضع ثوانٍ ثم حاول مرة أخرى.',
    },
    busy: {
      en: 'Many people are signing in right now. Try again in a moment.',
      de: 'Gerade melden sich viele Personen an. Versuchen Sie es gleich noch einmal.',
      ar: 'كثيرون يسجّلون الدخول الآن. حاول مرة أخرى بعد لحظات.',
    },
  },
  forgotten: { en: 'Forgot your password?', de: 'Passwort vergessen?', ar: 'هل نسيت كلمة المرور؟' },
  passkey: {
    use: { en: 'Sign in with a passkey', de: 'Mit Passkey anmelden', ar: 'تسجيل الدخول بمفتاح مرور' },
    failed: {
      en: 'The passkey wasn’t accepted. Try again, or use your password.',
      de: 'Der Passkey wurde nicht akzeptiert. Versuchen Sie es noch einmal, oder verwenden Sie Ihr Passwort.',
      ar: 'لم يُقبل مفتاح المرور. حاول مرة أخرى أو استخدم كلمة المرور.',
    },
  },
  upstream: {
    use: { en: 'Continue with {name}', de: 'Weiter mit {name}', ar: 'المتابعة باستخدام {name}' },
    or: { en: 'or', de: 'oder', ar: 'أو' },
    failed: {
      en: 'Couldn’t sign you in with {name}. Try again.',
      de: 'Die Anmeldung mit {name} ist fehlgeschlagen. Versuchen Sie es noch einmal.',
      ar: 'تعذّر تسجيل دخولك باستخدام {name}. حاول مرة أخرى.',
    },
    unknown: {
      en: 'No account here uses your address at {name}. Ask an administrator to invite you.',
      de: 'Hier gibt es kein Konto mit Ihrer Adresse bei {name}. Bitten Sie einen Administrator, Sie einzuladen.',
      ar: 'لا يوجد هنا حساب بعنوانك في {name}. اطلب من مسؤول دعوتك.',
    },
  },
  code: {
    title: { en: 'Enter your code', de: 'Code eingeben', ar: 'أدخل الرمز' },
    text: {
      en: 'Enter the code from your authenticator app or a recovery code.',
      de: 'Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
      ar: 'أدخل الرمز من تطبيق المصادقة أو رمز استرداد.',
    },
    label: { en: 'Code', de: 'Code', ar: 'الرمز' },
    wrong: {
      en: 'The code is incorrect or was already used. Wait for the next code.',
      de: 'Der Code ist falsch oder wurde bereits verwendet. Warten Sie auf den nächsten Code.',
      ar: 'الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
    },
    confirm: { en: 'Confirm', de: 'Bestätigen', ar: 'تأكيد' },
    again: { en: 'Use another account', de: 'Anderes Konto verwenden', ar: 'استخدام حساب آخر' },
  },
  setUp: {
    title: {
      en: 'Set up two-factor authentication',
      de: 'Zwei-Faktor-Authentifizierung einrichten',
      ar: 'إعداد المصادقة الثنائية',
    },
    wanted: {
      en: 'Your organization requires a code in addition to your password.',
      de: 'Ihre Organisation verlangt zusätzlich zum Passwort einen Code.',
      ar: 'تطلب مؤسستك رمزًا بالإضافة إلى كلمة المرور.',
    },
    scan: {
      en: 'Scan this code with an authenticator app, and then enter the code from the app.',
      de: 'Scannen Sie diesen Code mit einer Authenticator-App, und geben Sie dann den Code aus der App ein.',
      ar: 'امسح هذا الرمز بتطبيق مصادقة، ثم أدخل الرمز من التطبيق.',
    },
    picture: {
      en: 'QR code for the authenticator app',
      de: 'QR-Code für die Authenticator-App',
      ar: 'رمز QR لتطبيق المصادقة',
    },
    byHand: { en: 'Or enter this key:', de: 'Oder geben Sie diesen Schlüssel ein:', ar: 'أو أدخل هذا المفتاح:' },
  },
  recovery: {
    title: { en: 'Save your recovery codes', de: 'Wiederherstellungscodes speichern', ar: 'احفظ رموز الاسترداد' },
    text: {
      en: 'If you lose your phone, each code lets you sign in once. The codes won’t be shown again.',
      de: 'Wenn Sie Ihr Telefon verlieren, können Sie sich mit jedem Code einmal anmelden. Die Codes werden nicht noch einmal angezeigt.',
      ar: 'إذا فقدت هاتفك، يتيح لك كل رمز تسجيل الدخول مرة واحدة. لن تُعرض الرموز مرة أخرى.',
    },
    kept: { en: 'I’ve saved the codes', de: 'Ich habe die Codes gespeichert', ar: 'لقد حفظت الرموز' },
  },
  moment: { en: 'One moment', de: 'Einen Moment', ar: 'لحظة من فضلك' },
  continue: { en: 'Continue', de: 'Weiter', ar: 'متابعة' },
  back: { en: 'Back to Tideform', de: 'Zurück zu Tideform', ar: 'العودة إلى Tideform' },
  over: {
    title: {
      en: 'This sign-in has expired',
      de: 'Diese Anmeldung ist abgelaufen',
      ar: 'انتهت صلاحية تسجيل الدخول هذا',
    },
    text: {
      en: 'The sign-in was completed in another tab, or it took too long.',
      de: 'Die Anmeldung wurde in einem anderen Tab abgeschlossen oder hat zu lange gedauert.',
      ar: 'اكتمل تسجيل الدخول في علامة تبويب أخرى، أو استغرق وقتًا طويلًا.',
    },
    detail: {
      en: 'Sign in again from the app.',
      de: 'Melden Sie sich in der App noch einmal an.',
      ar: 'سجّل الدخول مجددًا من التطبيق.',
    },
  },
  failed: {
    title: { en: 'Unable to sign in', de: 'Anmeldung nicht möglich', ar: 'تعذّر تسجيل الدخول' },
    text: {
      en: 'The app sent a sign-in request that isn’t supported.',
      de: 'Die App hat eine nicht unterstützte Anmeldeanforderung gesendet.',
      ar: 'أرسل التطبيق طلب تسجيل دخول غير مدعوم.',
    },
    detail: { en: 'Try again later.', de: 'Versuchen Sie es später noch einmal.', ar: 'حاول مرة أخرى لاحقًا.' },
  },
  outage: {
    'no-room': {
      en: 'The server’s storage is full. Nothing was lost. Ask the server’s operator to free up space.',
      de: 'Der Speicher des Servers ist voll. Es ist nichts verloren gegangen. Bitten Sie den Serverbetreiber, Speicherplatz freizugeben.',
      ar: 'مساحة التخزين على الخادم ممتلئة. لم يُفقد شيء. اطلب من مشغّل الخادم توفير مساحة.',
    },
    'no-data': {
      en: 'The server can’t reach its data right now. Try again in a moment.',
      de: 'Der Server kann derzeit nicht auf seine Daten zugreifen. Versuchen Sie es gleich noch einmal.',
      ar: 'لا يستطيع الخادم الوصول إلى بياناته الآن. حاول مرة أخرى بعد لحظات.',
    },
  },
  signOut: {
    title: { en: 'Sign out?', de: 'Abmelden?', ar: 'تسجيل الخروج؟' },
    text: {
      en: 'Unsent work stays on this device.',
      de: 'Nicht gesendete Daten bleiben auf diesem Gerät.',
      ar: 'يبقى العمل غير المُرسل على هذا الجهاز.',
    },
    confirm: { en: 'Sign out', de: 'Abmelden', ar: 'تسجيل الخروج' },
    stay: { en: 'Stay signed in', de: 'Angemeldet bleiben', ar: 'البقاء مسجّلًا' },
    done: { en: 'You’re signed out', de: 'Sie sind abgemeldet', ar: 'تم تسجيل خروجك' },
  },
});
