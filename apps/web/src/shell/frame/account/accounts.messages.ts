import { responderMessages } from '@tideform/i18n';

/** The accounts that are signed in on this device. */
export const accountsMessages = responderMessages({
  title: { en: 'Accounts', de: 'Konten', ar: 'الحسابات' },
  intro: {
    en: 'Each account sees and sends its own work alone. Switching loses nothing.',
    de: 'Jedes Konto sieht und sendet nur die eigene Arbeit. Beim Wechseln geht nichts verloren.',
    ar: 'كل حساب يرى عمله ويرسله وحده. لا يضيع شيء عند التبديل.',
  },
  current: { en: 'In use', de: 'In Verwendung', ar: 'قيد الاستخدام' },
  switchTo: { en: 'Switch to {name}', de: 'Zu {name} wechseln', ar: 'التبديل إلى {name}' },
  signOutOf: { en: 'Sign out {name}', de: '{name} abmelden', ar: 'تسجيل خروج {name}' },
  unsent: {
    en: '{count, plural, one {# response not sent yet} other {# responses not sent yet}}',
    de: '{count, plural, one {# Antwort noch nicht gesendet} other {# Antworten noch nicht gesendet}}',
    ar: '{count, plural, zero {لا ردود غير مُرسلة} one {رد واحد لم يُرسل بعد} two {ردّان لم يُرسلا بعد} few {# ردود لم تُرسل بعد} many {# ردًا لم يُرسل بعد} other {# رد لم يُرسل بعد}}',
  },
  add: { en: 'Add account', de: 'Konto hinzufügen', ar: 'إضافة حساب' },
  addTenant: { en: 'Add external tenant', de: 'Anderen Mandanten hinzufügen', ar: 'إضافة مستأجر خارجي' },
  addTenantHelp: {
    en: 'For guests: sign in to another organisation that has invited you. It will tell you its tenant id.',
    de: 'Für Gäste: bei einer anderen Organisation anmelden, die Sie eingeladen hat. Sie nennt Ihnen ihre Mandanten-ID.',
    ar: 'للضيوف: تسجيل الدخول إلى مؤسسة أخرى دعتك. ستزوّدك بمعرّف المستأجر الخاص بها.',
  },
  invite: { en: 'Invite link', de: 'Einladungslink', ar: 'رابط الدعوة' },
  inviteHelp: {
    en: 'Whoever opens it signs in to {tenant}.',
    de: 'Wer ihn öffnet, meldet sich bei {tenant} an.',
    ar: 'من يفتحه يسجّل الدخول إلى {tenant}.',
  },
  yourOrganisation: { en: 'your organisation', de: 'Ihrer Organisation', ar: 'مؤسستك' },
  copy: { en: 'Copy', de: 'Kopieren', ar: 'نسخ' },
});
