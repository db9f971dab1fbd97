import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { numberSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { sketchPadSettingsMessages } from './sketchPad.settings.messages.ts';

const createPixelSetting = (min: number, max: number) => ({ suffix: 'px', decimalLimit: 0, validate: { min, max } });

export const sketchPadSettings = settingsForm(sketchPadSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    numberSetting('width', own.width, createPixelSetting(100, 4000)),
    numberSetting('height', own.height, createPixelSetting(100, 4000)),
    textSetting('backgroundImage', own.background, {
      description: own.backgroundHint,
      validate: { pattern: 'data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}', customMessage: own.badBackground },
    }),
    numberSetting('imageSize', own.imageSize, createPixelSetting(1, 1000)),
  ],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
