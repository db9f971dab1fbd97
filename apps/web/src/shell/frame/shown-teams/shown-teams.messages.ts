import { responderMessages } from '@tideform/i18n';

/** Messages for hiding teams and showing them again. */
export const shownTeamsMessages = responderMessages({
  hide: { en: 'Hide Team', de: 'Team ausblenden', ar: 'إخفاء الفريق', fr: 'Masquer l’équipe' },
  hideText: {
    en: '{team} will be hidden from your team list on this device. Nothing is deleted, and unsent work is still sent. To show the team again, select “Add Teams.”',
    de: '{team} wird auf diesem Gerät in Ihrer Teamliste ausgeblendet. Es wird nichts gelöscht, und nicht gesendete Daten werden weiterhin gesendet. Um das Team wieder anzuzeigen, wählen Sie „Teams hinzufügen“ aus.',
    ar: 'سيُخفى {team} من قائمة فرقك على هذا الجهاز. لا يُحذف شيء، ويستمر إرسال العمل غير المُرسل. لإظهار الفريق مجددًا، حدّد «إضافة فرق».',
    fr: 'L’équipe {team} sera masquée dans votre liste d’équipes sur cet appareil. Rien n’est supprimé et les données non envoyées continuent d’être envoyées. Pour réafficher l’équipe, sélectionnez « Ajouter des équipes ».',
  },
  hideConfirm: { en: 'Hide', de: 'Ausblenden', ar: 'إخفاء', fr: 'Masquer' },
  add: { en: 'Add Teams', de: 'Teams hinzufügen', ar: 'إضافة فرق', fr: 'Ajouter des équipes' },
  addText: {
    en: 'Teams that you belong to appear automatically. Here you can show hidden teams again.',
    de: 'Teams, in denen Sie Mitglied sind, werden automatisch angezeigt. Hier können Sie ausgeblendete Teams wieder anzeigen.',
    ar: 'تظهر الفرق التي تنتمي إليها تلقائيًا. يمكنك هنا إظهار الفرق المخفية مجددًا.',
    fr: 'Les équipes dont vous êtes membre s’affichent automatiquement. Vous pouvez réafficher ici les équipes masquées.',
  },
  search: { en: 'Search teams', de: 'Teams suchen', ar: 'البحث في الفرق', fr: 'Rechercher des équipes' },
  bringBack: { en: 'Add', de: 'Hinzufügen', ar: 'إضافة', fr: 'Ajouter' },
  bringBackOf: { en: 'Add {team}', de: '{team} hinzufügen', ar: 'إضافة {team}', fr: 'Ajouter {team}' },
  back: { en: 'Added', de: 'Hinzugefügt', ar: 'تمت الإضافة', fr: 'Ajoutée' },
  isBack: { en: 'Added: {team}', de: 'Hinzugefügt: {team}', ar: 'تمت إضافة {team}', fr: 'Ajoutée : {team}' },
  noneHidden: {
    en: 'You haven’t hidden any teams',
    de: 'Sie haben keine Teams ausgeblendet',
    ar: 'لم تُخفِ أي فرق',
    fr: 'Vous n’avez masqué aucune équipe',
  },
  noneFound: { en: 'No Teams Found', de: 'Keine Teams gefunden', ar: 'لم يُعثر على فرق', fr: 'Aucune équipe trouvée' },
});
