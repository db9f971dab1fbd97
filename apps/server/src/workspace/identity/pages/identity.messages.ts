import { responderMessages } from '@tideform/i18n';

/** Texts of the embedded sign-in. */
export const identityMessages = responderMessages({
  signIn: { en: 'Sign in', de: 'Anmelden', ar: 'تسجيل الدخول' },
  choose: { en: 'Choose an account', de: 'Konto wählen', ar: 'اختر حسابًا' },
  email: { en: 'Email', de: 'E-Mail', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', de: 'Passwort', ar: 'كلمة المرور' },
  demonstration: {
    title: { en: 'Who would you like to be?', de: 'Wer möchten Sie sein?', ar: 'من تريد أن تكون؟' },
    notice: { en: 'This is a demonstration.', de: 'Das ist eine Vorführung.', ar: 'هذا عرض تجريبي.' },
    text: {
      en: 'These people are made up. One click signs you in, without a password.',
      de: 'Diese Personen sind erfunden. Ein Klick meldet Sie an, ohne Passwort.',
      ar: 'هؤلاء الأشخاص من وحي الخيال. بنقرة واحدة تسجّل الدخول دون كلمة مرور.',
    },
    another: { en: 'Another account', de: 'Anderes Konto', ar: 'حساب آخر' },
  },
  failures: {
    wrong: {
      en: 'The account or the password is not right. Try again.',
      de: 'Das Konto oder das Passwort stimmt nicht. Versuchen Sie es noch einmal.',
      ar: 'الحساب أو كلمة المرور غير صحيحة. حاول مرة أخرى.',
    },
    'too-often': {
      en: 'Too many wrong tries. Wait five minutes, then try again.',
      de: 'Zu viele falsche Versuche. Warten Sie fünf Minuten, und versuchen Sie es dann noch einmal.',
      ar: 'محاولات خاطئة كثيرة. انتظر خمس دقائق ثم حاول مرة أخرى.',
    },
    slow: {
      en: 'Somebody is trying wrong passwords for this account. Wait a few seconds, then try again.',
      de: 'Jemand versucht falsche Passwörter für dieses Konto. Warten Sie einige Sekunden, und versuchen Sie es dann noch einmal.',
      ar: 'هناك من يجرّب كلمات مرور خاطئة لهذا الحساب. انتظر بضع ثوانٍ ثم حاول مرة أخرى.',
    },
    busy: {
      en: 'Many people are signing in just now. Try again in a moment.',
      de: 'Gerade melden sich viele an. Versuchen Sie es gleich noch einmal.',
      ar: 'كثيرون يسجّلون الدخول الآن. حاول مرة أخرى بعد لحظات.',
    },
  },
  forgotten: { en: 'Forgot your password?', de: 'Passwort vergessen?', ar: 'هل نسيت كلمة المرور؟' },
  passkey: {
    use: { en: 'Sign in with a passkey', de: 'Mit Passkey anmelden', ar: 'تسجيل الدخول بمفتاح مرور' },
    failed: {
      en: 'The passkey was not accepted. Try again, or use your password.',
      de: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
      ar: 'لم يُقبل مفتاح المرور. حاول مرة أخرى أو استخدم كلمة المرور.',
    },
  },
  upstream: {
    use: { en: 'Continue with {name}', de: 'Weiter mit {name}', ar: 'المتابعة باستخدام {name}' },
    or: { en: 'or', de: 'oder', ar: 'أو' },
    failed: {
      en: '{name} did not sign you in. Try again.',
      de: '{name} hat Sie nicht angemeldet. Versuchen Sie es noch einmal.',
      ar: 'لم يسجّل {name} دخولك. حاول مرة أخرى.',
    },
    unknown: {
      en: 'Nobody here has your address at {name}. Ask an administrator to invite you.',
      de: 'Niemand hat hier Ihre Adresse bei {name}. Bitten Sie jemanden aus der Verwaltung, Sie einzuladen.',
      ar: 'لا أحد هنا لديه عنوانك في {name}. اطلب من مسؤول دعوتك.',
    },
  },
  code: {
    title: { en: 'Enter your code', de: 'Code eingeben', ar: 'أدخل الرمز' },
    text: {
      en: 'Your authenticator app shows it. A recovery code works, too.',
      de: 'Ihre Authenticator-App zeigt ihn. Ein Wiederherstellungscode geht auch.',
      ar: 'يعرضه تطبيق المصادقة لديك. يمكنك أيضًا استخدام رمز استرداد.',
    },
    label: { en: 'Code', de: 'Code', ar: 'الرمز' },
    wrong: {
      en: 'The code is not right, or it was used already. Wait for the next one.',
      de: 'Der Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.',
      ar: 'الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
    },
    confirm: { en: 'Confirm', de: 'Bestätigen', ar: 'تأكيد' },
    again: { en: 'Use another account', de: 'Anderes Konto verwenden', ar: 'استخدام حساب آخر' },
  },
  setUp: {
    title: { en: 'Set up a second step', de: 'Zweiten Schritt einrichten', ar: 'إعداد خطوة ثانية' },
    wanted: {
      en: 'Your organisation asks for a code besides the password.',
      de: 'Ihre Organisation verlangt neben dem Passwort einen Code.',
      ar: 'تطلب مؤسستك رمزًا إلى جانب كلمة المرور.',
    },
    scan: {
      en: 'Scan this with an authenticator app, then enter the code that it shows.',
      de: 'Scannen Sie das mit einer Authenticator-App, und geben Sie dann den angezeigten Code ein.',
      ar: 'امسح هذا بتطبيق مصادقة، ثم أدخل الرمز الذي يعرضه.',
    },
    picture: { en: 'Code for the authenticator app', de: 'Code für die Authenticator-App', ar: 'رمز لتطبيق المصادقة' },
    byHand: { en: 'Or type this key:', de: 'Oder tippen Sie diesen Schlüssel:', ar: 'أو اكتب هذا المفتاح:' },
  },
  recovery: {
    title: { en: 'Keep these codes', de: 'Diese Codes aufbewahren', ar: 'احتفظ بهذه الرموز' },
    text: {
      en: 'Each of them signs you in once if you lose your phone. You will not see them again.',
      de: 'Jeder meldet Sie einmal an, wenn Sie Ihr Telefon verlieren. Sie sehen sie nicht wieder.',
      ar: 'كل رمز يسجّل دخولك مرة واحدة إذا فقدت هاتفك. لن تراها مرة أخرى.',
    },
    kept: { en: 'I have kept them', de: 'Ich habe sie aufbewahrt', ar: 'لقد احتفظت بها' },
  },
  moment: { en: 'One moment', de: 'Einen Moment', ar: 'لحظة من فضلك' },
  continue: { en: 'Continue', de: 'Weiter', ar: 'متابعة' },
  back: { en: 'Back to Tideform', de: 'Zurück zu Tideform', ar: 'العودة إلى Tideform' },
  over: {
    title: { en: 'This sign-in is over', de: 'Diese Anmeldung ist vorbei', ar: 'انتهى تسجيل الدخول هذا' },
    text: {
      en: 'It was finished in another tab, or it took too long.',
      de: 'Sie wurde in einem anderen Tab beendet oder hat zu lange gedauert.',
      ar: 'اكتمل في علامة تبويب أخرى، أو استغرق وقتًا طويلًا.',
    },
    detail: {
      en: 'Start again from the app.',
      de: 'Beginnen Sie in der App noch einmal.',
      ar: 'ابدأ من جديد من التطبيق.',
    },
  },
  failed: {
    title: { en: 'Unable to sign in', de: 'Anmeldung nicht möglich', ar: 'تعذّر تسجيل الدخول' },
    text: {
      en: 'The app asked for something that the sign-in cannot give.',
      de: 'Die App hat etwas verlangt, das die Anmeldung nicht geben kann.',
      ar: 'طلب التطبيق شيئًا لا يمكن لتسجيل الدخول تقديمه.',
    },
    detail: { en: 'Try again later.', de: 'Versuchen Sie es später noch einmal.', ar: 'حاول مرة أخرى لاحقًا.' },
  },
  outage: {
    'no-room': {
      en: 'The server has no room left. Whoever runs it must make some; nothing is lost.',
      de: 'Der Server hat keinen Platz mehr. Wer ihn betreibt, muss welchen schaffen; nichts ist verloren.',
      ar: 'لم تعد لدى الخادم مساحة. على من يشغّله توفير مساحة؛ لم يُفقد شيء.',
    },
    'no-data': {
      en: 'The server cannot reach its data right now. Try again in a moment.',
      de: 'Der Server erreicht seine Daten gerade nicht. Versuchen Sie es gleich noch einmal.',
      ar: 'لا يستطيع الخادم الوصول إلى بياناته الآن. حاول مرة أخرى بعد لحظات.',
    },
  },
  signOut: {
    title: { en: 'Sign out?', de: 'Abmelden?', ar: 'تسجيل الخروج؟' },
    text: {
      en: 'Work that was not sent yet stays on this device.',
      de: 'Was noch nicht gesendet ist, bleibt auf diesem Gerät.',
      ar: 'ما لم يُرسل بعد يبقى على هذا الجهاز.',
    },
    confirm: { en: 'Sign out', de: 'Abmelden', ar: 'تسجيل الخروج' },
    stay: { en: 'Stay signed in', de: 'Angemeldet bleiben', ar: 'البقاء مسجّلًا' },
    done: { en: 'You are signed out', de: 'Sie sind abgemeldet', ar: 'تم تسجيل خروجك' },
  },
});
