import type { ComponentSample } from '../kit/component-sample.ts';
import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { countSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { fileSettingsMessages } from './file.settings.messages.ts';

const createSizeSetting = ({ sizeMessage, sizeHint }: { readonly sizeMessage: string; readonly sizeHint: string }) => ({
  description: sizeHint,
  validate: { pattern: '\\d+(\\.\\d+)?\\s*([kKmMgG]?[bB])?', customMessage: sizeMessage },
});

export const fileSettings = settingsForm(fileSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('multiple', own.multiple),
    switchSetting('image', own.image),
    switchSetting('webcam', own.webcam, { conditional: { show: true, when: 'image', eq: 'true' } }),
    switchSetting('imageEditor', own.imageEditor, { description: own.imageEditorHint }),
    numberSetting('photoMaxSize', own.photoMaxSize, {
      suffix: 'px',
      decimalLimit: 0,
      description: own.photoMaxSizeHint,
      validate: { min: 100, max: 10_000 },
    }),
    switchSetting('keepPlace', own.keepPlace, { description: own.keepPlaceHint }),
    numberSetting('imageSize', own.imageSize, { suffix: 'px', decimalLimit: 0, validate: { min: 1, max: 1000 } }),
  ],
  data: [keySetting(messages)],
  validation: [
    ...requiredSettings(messages),
    textSetting('filePattern', own.pattern, { defaultValue: '*', description: own.patternHint }),
    textSetting('fileMinSize', own.minSize, createSizeSetting(own)),
    textSetting('fileMaxSize', own.maxSize, createSizeSetting(own)),
    countSetting('maxFiles', own.maxFiles, { validate: { min: 1 } }),
  ],
  ...groupTabs(messages),
}));

const storedProperties = { url: '', storage: 'indexeddb' };

/** Gray gradient of 2 × 2 pixels, as a data URL. */
const SAMPLE_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGN4sIFhQQEACNYCodYKmyMAAAAASUVORK5CYII=';

export const fileSamples: readonly ComponentSample[] = [
  {
    name: 'Documents',
    definition: {
      type: 'file',
      key: 'permits',
      label: 'Permits',
      input: true,
      multiple: true,
      filePattern: '.pdf,.docx,image/*',
      fileMaxSize: '20MB',
      description: 'PDF, Word or a photo, 20 MB each',
      validate: { required: true },
    },
    answer: [
      {
        ...storedProperties,
        id: 'a1',
        name: 'hot-work.pdf',
        originalName: 'Hot work permit.pdf',
        size: 245_760,
        type: 'application/pdf',
      },
      {
        ...storedProperties,
        id: 'a2',
        name: 'plan.png',
        originalName: 'Plan of level 3.png',
        size: 2_411_724,
        type: 'image/png',
      },
    ],
  },
  {
    name: 'Photos',
    definition: {
      type: 'file',
      key: 'photos',
      label: 'Photos of defects',
      input: true,
      multiple: true,
      image: true,
      webcam: true,
      maxFiles: 10,
      description: 'Up to 10 photos',
    },
    answer: [
      {
        ...storedProperties,
        id: 'p1',
        name: 'level-3-east.jpg',
        originalName: 'Level 3 east.jpg',
        size: 812_000,
        type: 'image/jpeg',
        thumbnail: SAMPLE_PICTURE,
      },
      {
        ...storedProperties,
        id: 'p2',
        name: 'door.jpg',
        originalName: 'Door C-114.jpg',
        size: 644_000,
        type: 'image/jpeg',
      },
    ],
  },
  {
    name: 'One file',
    definition: { type: 'file', key: 'certificate', label: 'Certificate', input: true, filePattern: '.pdf' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'file',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      storage: 'base64',
      url: '/api/form-file',
      image: 'false',
      imageSize: '200',
      filePattern: '*',
      fileMinSize: '0KB',
      fileMaxSize: '1GB',
      fileTypes: [{ label: '', value: '' }],
      webcam: false,
      uploadOnly: false,
      defaultValue: null,
    },
    answer: { storage: 'base64', name: 'note.txt', size: '12', type: 'text/plain', url: 'javascript:alert(1)' },
  },
];
