import type { ComponentSample } from '../kit/component-sample.ts';

export const phoneNumberSamples: readonly ComponentSample[] = [
  {
    name: 'The usual mask',
    definition: {
      type: 'phoneNumber',
      key: 'mobile',
      label: 'Mobile phone',
      input: true,
      description: 'From abroad with + and the code of the country',
      validate: { required: true },
    },
    answer: '(020) 794-6095',
  },
  {
    name: 'A mask of its own',
    definition: {
      type: 'phoneNumber',
      key: 'office',
      label: 'Office',
      input: true,
      prefix: '+47',
      inputMask: '999 99 999',
      placeholder: '912 34 567',
    },
    answer: '912 34 567',
  },
  {
    name: 'Several masks',
    definition: {
      type: 'phoneNumber',
      key: 'emergency',
      label: 'In an emergency',
      input: true,
      allowMultipleMasks: true,
      inputMasks: [
        { label: 'Mobile', mask: '99999 999999' },
        { label: 'Desk', mask: '9999' },
      ],
    },
    answer: { value: '4417', maskName: 'Desk' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'phoneNumber',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      inputMask: false,
      inputType: 'tel',
      inputMode: 'decimal',
      defaultValue: null,
      validate: { minLength: '', maxLength: '', pattern: '' },
    },
    answer: 4712345678,
  },
];
