import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of tabs. */
export const tabsSettingsMessages = memberMessages({
  labelHint: {
    en: 'The label isn’t shown. Screen readers read it before the tabs.',
    de: 'Die Beschriftung wird nicht angezeigt. Screenreader lesen sie vor den Registerkarten vor.',
  },
  tabs: { en: 'Tabs', de: 'Registerkarten' },
  tabsHint: {
    en: 'If you remove a tab, its components are removed too.',
    de: 'Wenn Sie eine Registerkarte entfernen, werden auch ihre Komponenten entfernt.',
  },
  vertical: { en: 'Vertical tabs', de: 'Vertikale Registerkarten' },
  verticalHint: {
    en: 'On narrow screens, tabs are shown above their content.',
    de: 'Auf schmalen Bildschirmen stehen Registerkarten über ihrem Inhalt.',
  },
  key: { en: 'Key', de: 'Schlüssel' },
});
