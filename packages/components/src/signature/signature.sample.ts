import type { ComponentSample } from '../kit/component-sample.ts';
import { SAMPLE_SIGNATURE } from './signed.sample.ts';

export const signatureSamples: readonly ComponentSample[] = [
  {
    name: 'Signed',
    definition: {
      type: 'signature',
      key: 'inspector',
      label: 'Inspector’s signature',
      input: true,
      footer: 'I have seen every floor myself.',
      validate: { required: true },
    },
    answer: SAMPLE_SIGNATURE,
  },
  {
    name: 'Not yet signed',
    definition: {
      type: 'signature',
      key: 'visitor',
      label: 'Signature of the visitor',
      input: true,
      description: 'Mouse, pen or finger, or type your name',
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'signature',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      footer: 'Sign above',
      width: '100%',
      height: '150px',
      penColor: 'black',
      backgroundColor: 'rgb(245,245,235)',
      minWidth: '0.5',
      maxWidth: '2.5',
      keepOverlayRatio: true,
      defaultValue: null,
      validate: [],
    },
    answer: 'javascript:alert(1)',
  },
];
