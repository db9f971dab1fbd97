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
    en: 'This submission was told already. People and systems get the same message a second time.',
    de: 'Diese Einsendung wurde bereits gemeldet. Menschen und Systeme erhalten dieselbe Nachricht ein zweites Mal.',
    ar: 'أُبلغ عن هذا الإرسال من قبل. سيتلقى الأشخاص والأنظمة الرسالة نفسها مرة ثانية.',
  },
  warningManyText: {
    en: 'Some of these submissions were told already. People and systems get the same message a second time.',
    de: 'Einige dieser Einsendungen wurden bereits gemeldet. Menschen und Systeme erhalten dieselbe Nachricht ein zweites Mal.',
    ar: 'أُبلغ عن بعض هذه الإرسالات من قبل. سيتلقى الأشخاص والأنظمة الرسالة نفسها مرة ثانية.',
  },
  noneOfMany: {
    en: 'No workflow has run for these submissions. Those that the form has now will.',
    de: 'Für diese Einsendungen lief kein Arbeitsablauf. Nun laufen die, die das Formular jetzt hat.',
    ar: 'لم يُشغَّل أي سير عمل لهذه الإرسالات. سيُشغَّل ما لدى النموذج الآن.',
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
    en: 'Only what failed or was never sent',
    de: 'Nur, was fehlschlug oder nie gesendet wurde',
    ar: 'فقط ما فشل أو لم يُرسل قط',
  },
  sendAll: {
    en: '{count, plural, =0 {Nothing to send} one {Send # message} other {Send # messages}}',
    de: '{count, plural, =0 {Nichts zu senden} one {# Nachricht senden} other {# Nachrichten senden}}',
    ar: '{count, plural, =0 {لا شيء لإرساله} zero {لا شيء لإرساله} one {إرسال رسالة واحدة} two {إرسال رسالتين} few {إرسال # رسائل} many {إرسال # رسالة} other {إرسال # رسالة}}',
  },
  progress: { en: '{done} of {of}', de: '{done} von {of}', ar: '{done} من {of}' },
  stop: { en: 'Stop', de: 'Anhalten', ar: 'إيقاف' },
  toldMany: {
    en: '{count, plural, one {# submission is told again} other {# submissions are told again}}',
    de: '{count, plural, one {# Einsendung wird erneut gemeldet} other {# Einsendungen werden erneut gemeldet}}',
    ar: '{count, plural, zero {لا يُعاد الإبلاغ عن شيء} one {يُعاد الإبلاغ عن إرسال واحد} two {يُعاد الإبلاغ عن إرسالين} few {يُعاد الإبلاغ عن # إرسالات} many {يُعاد الإبلاغ عن # إرسالًا} other {يُعاد الإبلاغ عن # إرسال}}',
  },
  notTold: {
    en: '{count, plural, one {# submission could not be told:} other {# submissions could not be told:}} {why}',
    de: '{count, plural, one {# Einsendung konnte nicht gemeldet werden:} other {# Einsendungen konnten nicht gemeldet werden:}} {why}',
    ar: '{count, plural, zero {تعذر الإبلاغ:} one {تعذر الإبلاغ عن إرسال واحد:} two {تعذر الإبلاغ عن إرسالين:} few {تعذر الإبلاغ عن # إرسالات:} many {تعذر الإبلاغ عن # إرسالًا:} other {تعذر الإبلاغ عن # إرسال:}} {why}',
  },
  none: {
    en: 'No workflow has run for this submission. Those that the form has now will.',
    de: 'Für diese Einsendung lief kein Arbeitsablauf. Nun laufen die, die das Formular jetzt hat.',
    ar: 'لم يُشغَّل أي سير عمل لهذا الإرسال. سيُشغَّل ما لدى النموذج الآن.',
  },
  send: { en: 'Send again', de: 'Noch einmal senden', ar: 'إرسال مرة أخرى' },
  sendFirst: { en: 'Send', de: 'Senden', ar: 'إرسال' },
  told: {
    en: '{count, plural, one {# workflow runs again} other {# workflows run again}}',
    de: '{count, plural, one {# Arbeitsablauf läuft erneut} other {# Arbeitsabläufe laufen erneut}}',
    ar: '{count, plural, zero {لا يُعاد تشغيل شيء} one {يُعاد تشغيل سير عمل واحد} two {يُعاد تشغيل سيرَي عمل} few {يُعاد تشغيل # من سير العمل} many {يُعاد تشغيل # من سير العمل} other {يُعاد تشغيل # من سير العمل}}',
  },
  nobody: {
    en: 'This form has no workflow for this submission',
    de: 'Dieses Formular hat keinen Arbeitsablauf für diese Einsendung',
    ar: 'ليس لهذا النموذج أي سير عمل لهذا الإرسال',
  },
  /** Read out for what the cell shows. */
  cell: { en: 'Workflows of {name}', de: 'Arbeitsabläufe von {name}', ar: 'سير عمل {name}' },
});
