import type { ComponentSample } from '../kit/component-sample.ts';
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

/** Gray gradient of 2 × 2 pixels, as a data URL. */
const SAMPLE_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGN4sIFhQQEACNYCodYKmyMAAAAASUVORK5CYII=';

const marks = [
  { kind: 'arrow', from: [200, 400], to: [480, 260], color: '#d13438', size: 8 },
  { kind: 'text', at: [60, 420], text: 'Toe board missing', turns: 0, color: '#d13438', size: 40 },
];

export const sketchPadSamples: readonly ComponentSample[] = [
  {
    name: 'Drawn',
    definition: {
      type: 'sketchPad',
      key: 'plan',
      label: 'Where is the defect?',
      input: true,
      description: 'A plan, a sketch or a photo with marks',
      validate: { required: true },
    },
    answer: {
      id: 's1',
      name: 'plan.png',
      originalName: 'plan.png',
      size: 24_120,
      type: 'image/png',
      url: '',
      storage: 'indexeddb',
      thumbnail: SAMPLE_PICTURE,
      edits: { width: 1000, height: 625, marks },
    },
  },
  { name: 'White paper', definition: { type: 'sketchPad', key: 'sketch', label: 'Sketch of the room', input: true } },
  {
    name: 'On a picture',
    definition: {
      type: 'sketchPad',
      key: 'body',
      label: 'Where does it hurt?',
      input: true,
      backgroundImage: SAMPLE_PICTURE,
      imageSize: 200,
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'sketchPad',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      width: '100%',
      height: '-3',
      backgroundImage: 'https://example.com/plan.png',
      validate: [],
      defaultValue: null,
    },
    answer: { name: 'x.png', url: 'javascript:alert(1)', thumbnail: 'javascript:alert(1)', edits: 'x' },
  },
];
