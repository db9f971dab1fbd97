import { responderMessages } from '@tideform/i18n';

/** Messages about the accounts that are signed in on this device. */
export const accountsMessages = responderMessages({
  title: { en: 'Accounts', de: 'Konten', ar: 'الحسابات', fr: 'Comptes' },
  intro: {
    en: 'Each account sees and sends only its own work. Nothing is lost when you switch accounts.',
    de: 'Jedes Konto sieht und sendet nur die eigenen Daten. Beim Wechseln des Kontos geht nichts verloren.',
    ar: 'يرى كل حساب عمله فقط ويرسله. لا يضيع شيء عند تبديل الحسابات.',
    fr: 'Chaque compte voit et envoie uniquement ses propres données. Rien n’est perdu lorsque vous changez de compte.',
  },
  current: { en: 'In use', de: 'In Verwendung', ar: 'قيد الاستخدام', fr: 'Actuel' },
  switchTo: { en: 'Switch to {name}', de: 'Zu {name} wechseln', ar: 'التبديل إلى {name}', fr: 'Passer à {name}' },
  signOutOf: { en: 'Sign out {name}', de: '{name} abmelden', ar: 'تسجيل خروج {name}', fr: 'Déconnecter {name}' },
  unsent: {
    en: '{count, plural, one {# unsent response} other {# unsent responses}}',
    de: '{count, plural, one {# nicht gesendete Antwort} other {# nicht gesendete Antworten}}',
    ar: '{count, plural, zero {لا ردود غير مُرسلة} one {رد واحد لم يُرسل بعد} two {ردّان لم يُرسلا بعد} few {# ردود لم تُرسل بعد} many {# ردًا لم يُرسل بعد} other {# رد لم يُرسل بعد}}',
    fr: '{count, plural, one {# réponse non envoyée} many {# de réponses non envoyées} other {# réponses non envoyées}}',
  },
  add: { en: 'Add account', de: 'Konto hinzufügen', ar: 'إضافة حساب', fr: 'Ajouter un compte' },
  addTenant: {
    en: 'Add external tenant',
    de: 'Anderen Mandanten hinzufügen',
    ar: 'إضافة مستأجر خارجي',
    fr: 'Ajouter un locataire externe',
  },
  addTenantHelp: {
    en: 'For guests: sign in to another organization that has invited you. Ask that organization for its tenant ID.',
    de: 'Für Gäste: Melden Sie sich bei einer anderen Organisation an, die Sie eingeladen hat. Fragen Sie dort nach der Mandanten-ID.',
    ar: 'للضيوف: سجّل الدخول إلى مؤسسة أخرى دعتك. اطلب من تلك المؤسسة معرّف المستأجر.',
    fr: 'Pour les invités : connectez-vous à une autre organisation qui vous a invité. Demandez à cette organisation son ID de locataire.',
  },
  invite: { en: 'Invite link', de: 'Einladungslink', ar: 'رابط الدعوة', fr: 'Lien d’invitation' },
  inviteHelp: {
    en: 'Anyone who opens this link signs in to {tenant}.',
    de: 'Jeder, der diesen Link öffnet, meldet sich bei {tenant} an.',
    ar: 'كل من يفتح هذا الرابط يسجّل الدخول إلى {tenant}.',
    fr: 'Toute personne qui ouvre ce lien se connecte à {tenant}.',
  },
  yourOrganisation: { en: 'your organization', de: 'Ihrer Organisation', ar: 'مؤسستك', fr: 'votre organisation' },
  copy: { en: 'Copy', de: 'Kopieren', ar: 'نسخ', fr: 'Copier' },
});
