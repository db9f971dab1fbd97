import { responderMessages } from '@tideform/i18n';

/** What workflows did with a submission; the warning is the specification's. */
export const workflowsMessages = responderMessages({
  title: { en: 'Re-run workflows', de: 'Arbeitsabläufe erneut ausführen', ar: 'إعادة تشغيل سير العمل' },
  warning: {
    en: 'Warning: Duplicate Notification Alert',
    de: 'Achtung: doppelte Benachrichtigung',
    ar: 'تحذير: إشعار مكرر',
  },
  warningText: {
    en: 'Notifications for this submission were already sent. Recipients will get them again.',
    de: 'Für diese Einsendung wurden bereits Benachrichtigungen gesendet. Die Empfänger erhalten sie erneut.',
    ar: 'سبق إرسال إشعارات هذا الإرسال. سيتلقاها المستلمون مرة أخرى.',
  },
  warningManyText: {
    en: 'Notifications for some of these submissions were already sent. Recipients will get them again.',
    de: 'Für einige dieser Einsendungen wurden bereits Benachrichtigungen gesendet. Die Empfänger erhalten sie erneut.',
    ar: 'سبق إرسال إشعارات بعض هذه الإرسالات. سيتلقاها المستلمون مرة أخرى.',
  },
  noneOfMany: {
    en: 'No workflows have run for these submissions yet. The form’s current workflows will run now.',
    de: 'Für diese Einsendungen wurden noch keine Arbeitsabläufe ausgeführt. Jetzt werden die aktuellen Arbeitsabläufe des Formulars ausgeführt.',
    ar: 'لم يُشغَّل أي سير عمل لهذه الإرسالات بعد. سيُشغَّل الآن سير عمل النموذج الحالي.',
  },
  many: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    ar: '{count, plural, zero {لا إرسالات} one {إرسال واحد} two {إرسالان} few {# إرسالات} many {# إرسالًا} other {# إرسال}}',
  },
  alreadySent: {
    en: '{count, plural, =0 {None sent yet} one {# already sent} other {# already sent}}',
    de: '{count, plural, =0 {Noch nichts gesendet} one {# bereits gesendet} other {# bereits gesendet}}',
    ar: '{count, plural, =0 {لم يُرسل شيء بعد} zero {لم يُرسل شيء بعد} one {أُرسل واحد} two {أُرسل اثنان} few {أُرسل #} many {أُرسل #} other {أُرسل #}}',
  },
  onlyUnsent: {
    en: 'Only failed and unsent notifications',
    de: 'Nur fehlgeschlagene und nicht gesendete Benachrichtigungen',
    ar: 'الإشعارات الفاشلة وغير المُرسلة فقط',
  },
  sendAll: {
    en: '{count, plural, =0 {Nothing to send} one {Send # notification} other {Send # notifications}}',
    de: '{count, plural, =0 {Nichts zu senden} one {# Benachrichtigung senden} other {# Benachrichtigungen senden}}',
    ar: '{count, plural, =0 {لا شيء لإرساله} zero {لا شيء لإرساله} one {إرسال إشعار واحد} two {إرسال إشعارين} few {إرسال # إشعارات} many {إرسال # إشعارًا} other {إرسال # إشعار}}',
  },
  progress: { en: '{done} of {of}', de: '{done} von {of}', ar: '{done} من {of}' },
  stop: { en: 'Stop', de: 'Beenden', ar: 'إيقاف' },
  toldMany: {
    en: '{count, plural, one {Re-running workflows for # submission} other {Re-running workflows for # submissions}}',
    de: '{count, plural, one {Arbeitsabläufe für # Einsendung werden erneut ausgeführt} other {Arbeitsabläufe für # Einsendungen werden erneut ausgeführt}}',
    ar: '{count, plural, zero {لا يُعاد تشغيل شيء} one {تُعاد إجراءات سير العمل لإرسال واحد} two {تُعاد إجراءات سير العمل لإرسالين} few {تُعاد إجراءات سير العمل لـ # إرسالات} many {تُعاد إجراءات سير العمل لـ # إرسالًا} other {تُعاد إجراءات سير العمل لـ # إرسال}}',
  },
  notTold: {
    en: '{count, plural, one {Couldn’t re-run workflows for # submission:} other {Couldn’t re-run workflows for # submissions:}} {why}',
    de: '{count, plural, one {Arbeitsabläufe für # Einsendung konnten nicht erneut ausgeführt werden:} other {Arbeitsabläufe für # Einsendungen konnten nicht erneut ausgeführt werden:}} {why}',
    ar: '{count, plural, zero {تعذّرت إعادة التشغيل:} one {تعذّرت إعادة تشغيل سير العمل لإرسال واحد:} two {تعذّرت إعادة تشغيل سير العمل لإرسالين:} few {تعذّرت إعادة تشغيل سير العمل لـ # إرسالات:} many {تعذّرت إعادة تشغيل سير العمل لـ # إرسالًا:} other {تعذّرت إعادة تشغيل سير العمل لـ # إرسال:}} {why}',
  },
  none: {
    en: 'No workflows have run for this submission yet. The form’s current workflows will run now.',
    de: 'Für diese Einsendung wurden noch keine Arbeitsabläufe ausgeführt. Jetzt werden die aktuellen Arbeitsabläufe des Formulars ausgeführt.',
    ar: 'لم يُشغَّل أي سير عمل لهذا الإرسال بعد. سيُشغَّل الآن سير عمل النموذج الحالي.',
  },
  send: { en: 'Send again', de: 'Erneut senden', ar: 'إرسال مرة أخرى' },
  sendFirst: { en: 'Send', de: 'Senden', ar: 'إرسال' },
  told: {
    en: '{count, plural, one {Re-running # workflow} other {Re-running # workflows}}',
    de: '{count, plural, one {# Arbeitsablauf wird erneut ausgeführt} other {# Arbeitsabläufe werden erneut ausgeführt}}',
    ar: '{count, plural, zero {لا يُعاد تشغيل شيء} one {يُعاد تشغيل سير عمل واحد} two {يُعاد تشغيل سيرَي عمل} few {يُعاد تشغيل # من سير العمل} many {يُعاد تشغيل # من سير العمل} other {يُعاد تشغيل # من سير العمل}}',
  },
  nobody: {
    en: 'This form has no workflows for this submission',
    de: 'Dieses Formular hat keine Arbeitsabläufe für diese Einsendung',
    ar: 'ليس لهذا النموذج أي سير عمل لهذا الإرسال',
  },
  /** Read out for what the cell shows. */
  cell: { en: 'Workflows for {name}', de: 'Arbeitsabläufe für {name}', ar: 'سير عمل {name}' },
});
