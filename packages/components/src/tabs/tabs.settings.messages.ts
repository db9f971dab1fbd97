import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of tabs. */
export const tabsSettingsMessages = memberMessages({
  labelHint: {
    en: 'Not shown. Screen readers read it before the tabs.',
    de: 'Nicht zu sehen. Screenreader lesen sie vor den Reitern vor.',
  },
  tabs: { en: 'Tabs', de: 'Reiter' },
  tabsHint: {
    en: 'Removing a tab removes what is on it.',
    de: 'Mit einem Reiter verschwindet, was auf ihm liegt.',
  },
  vertical: { en: 'Tabs at the side', de: 'Reiter an der Seite' },
  verticalHint: { en: 'Above what is on them where there is little room.', de: 'Bei wenig Platz stehen sie darüber.' },
  key: { en: 'Key', de: 'Schlüssel' },
});
