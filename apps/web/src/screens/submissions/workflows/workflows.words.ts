import { responderWords } from '@tideform/words';

/** What webhooks were told of a submission; the warning is the specification's. */
export const workflowsWords = responderWords({
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
  none: {
    en: 'No webhook was told of this submission. Those that the form has now will be.',
    de: 'Diese Einsendung wurde keinem Webhook gemeldet. Sie geht an die, die das Formular jetzt hat.',
    ar: 'لم يُبلَّغ أي webhook بهذا الإرسال. سيُبلَّغ ما لدى النموذج الآن.',
  },
  send: { en: 'Send again', de: 'Noch einmal senden', ar: 'إرسال مرة أخرى' },
  sendFirst: { en: 'Send', de: 'Senden', ar: 'إرسال' },
  told: {
    en: '{count, plural, one {# webhook will be told} other {# webhooks will be told}}',
    de: '{count, plural, one {# Webhook wird benachrichtigt} other {# Webhooks werden benachrichtigt}}',
    ar: '{count, plural, zero {لن يُبلَّغ أي webhook} one {سيُبلَّغ webhook واحد} two {سيُبلَّغ اثنان من webhooks} few {سيُبلَّغ # webhooks} many {سيُبلَّغ # webhook} other {سيُبلَّغ # webhook}}',
  },
  nobody: {
    en: 'This form has no webhook for this submission',
    de: 'Dieses Formular hat keinen Webhook für diese Einsendung',
    ar: 'ليس لهذا النموذج أي webhook لهذا الإرسال',
  },
  /** Read out for what the cell shows. */
  cell: { en: 'Workflows of {name}', de: 'Arbeitsabläufe von {name}', ar: 'سير عمل {name}' },
});
