import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of tabs. */
export const tabsSettingsMessages = memberMessages({
  labelHint: {
    en: 'The label isn’t shown. Screen readers read it before the tabs.',
    de: 'Die Beschriftung wird nicht angezeigt. Screenreader lesen sie vor den Registerkarten vor.',
    fr: 'Le libellé ne s’affiche pas. Les lecteurs d’écran le lisent avant les onglets.',
  },
  tabs: { en: 'Tabs', de: 'Registerkarten', fr: 'Onglets' },
  tabsHint: {
    en: 'If you remove a tab, its components are removed too.',
    de: 'Wenn Sie eine Registerkarte entfernen, werden auch ihre Komponenten entfernt.',
    fr: 'Si vous supprimez un onglet, ses composants sont également supprimés.',
  },
  vertical: { en: 'Vertical tabs', de: 'Vertikale Registerkarten', fr: 'Onglets verticaux' },
  verticalHint: {
    en: 'On narrow screens, tabs are shown above their content.',
    de: 'Auf schmalen Bildschirmen stehen Registerkarten über ihrem Inhalt.',
    fr: 'Sur les écrans étroits, les onglets s’affichent au-dessus de leur contenu.',
  },
  key: { en: 'Key', de: 'Schlüssel', fr: 'Clé' },
});
