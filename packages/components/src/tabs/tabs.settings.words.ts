import { memberWords } from '@tideform/words';

/** Texts of the settings of tabs. */
export const tabsSettingsWords = memberWords({
  labelHint: {
    en: 'Not shown. Screen readers read it before the tabs.',
    de: 'Nicht zu sehen. Screenreader lesen sie vor den Registerkarten vor.',
  },
  tabs: { en: 'Tabs', de: 'Registerkarten' },
  tabsHint: {
    en: 'Removing a tab removes what is on it.',
    de: 'Mit einer Registerkarte verschwindet, was auf ihr liegt.',
  },
  key: { en: 'Key', de: 'Schlüssel' },
});
