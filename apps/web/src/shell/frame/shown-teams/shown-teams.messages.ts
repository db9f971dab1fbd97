import { responderMessages } from '@tideform/i18n';

/** Texts of adding and hiding teams. */
export const shownTeamsMessages = responderMessages({
  hide: { en: 'Hide Team', de: 'Team ausblenden', ar: 'إخفاء الفريق' },
  hideText: {
    en: '{team} leaves your list of teams on this device. Nothing is deleted, and what is not sent is still sent. “Add Teams” brings it back.',
    de: '{team} verschwindet aus Ihrer Liste der Teams auf diesem Gerät. Nichts wird gelöscht, und was nicht gesendet ist, wird noch gesendet. „Teams hinzufügen“ holt es zurück.',
    ar: 'يغادر {team} قائمة فرقك على هذا الجهاز. لا يُحذف شيء، وما لم يُرسل يُرسل لاحقًا. يعيده «إضافة فرق».',
  },
  hideConfirm: { en: 'Hide', de: 'Ausblenden', ar: 'إخفاء' },
  add: { en: 'Add Teams', de: 'Teams hinzufügen', ar: 'إضافة فرق' },
  addText: {
    en: 'Teams that you are in come here by themselves. Those that you have hidden are brought back here.',
    de: 'Teams, in denen Sie sind, kommen von selbst. Ausgeblendete holen Sie hier zurück.',
    ar: 'تأتي الفرق التي أنت عضو فيها تلقائيًا. أعِد من هنا ما أخفيته.',
  },
  search: { en: 'Search teams', de: 'Teams suchen', ar: 'البحث في الفرق' },
  bringBack: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة' },
  bringBackOf: { en: 'Add {team}', de: '{team} hinzufügen', ar: 'إضافة {team}' },
  back: { en: 'Added', de: 'Hinzugefügt', ar: 'تمت الإضافة' },
  isBack: { en: 'Added: {team}', de: 'Hinzugefügt: {team}', ar: 'تمت إضافة {team}' },
  noneHidden: { en: 'You have hidden no team', de: 'Sie haben kein Team ausgeblendet', ar: 'لم تُخفِ أي فريق' },
  noneFound: { en: 'No Teams Found', de: 'Keine Teams gefunden', ar: 'لم يُعثر على فرق' },
});
