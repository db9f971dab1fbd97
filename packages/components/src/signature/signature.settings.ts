import type { ComponentSample } from '../kit/component-sample.ts';
import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { signatureSettingsMessages } from './signature.settings.messages.ts';

export const signatureSettings = settingsForm(signatureSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), textSetting('footer', own.footer, { description: own.footerHint })],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...groupTabs(messages),
}));

/** Sample signature: a handwritten name, 240 × 80 pixels. */
export const SAMPLE_SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAABQAgAAAABIkr8BAAADk0lEQVR42u2XP4/URhjGZ0HHFivkVGndpIzwR/ACSrZwQVIQJPIRUtwXQPiUk+KCBiQ6GgqoKI7yqpvjVtG1t94vYC+kSsGsNKAB2fOg12N7/3jGp+iaFDvFaKXZ3/x53ud9Z8xwhcZ28A7+X8H7V4C174L1z31YSH0ZuGA56IHLClaxCz59y92wwSR3wHooe2AzJlxqq2BzU5ttWfWpC854H2ywqQs+RB9ssCcOWI964aTqPQdcBL2w1/XIGiw4FL/EWibYFni2HcVNjwRdj6zBk164sHhkBWsPkP/NIytYhZ2x9WaGFg5Y8MZF1raweGQFk4PyyzySOOCkHzZYZIdJry3bb7TIYrAWLoJ+2GawFq5CMd8KT9xvsBbOLWKuwW0R+miDD6k7v8RgH+6PhzZ4ZInEpsH06zFje79b4NLvpvqmwV4zxgZH1jOr0BLGtZaN2fdvOtFgK3MC91zsP2zvTVfQBqY5v95nnkMudsPmzgZOgFeMDfYdleCPJzZ3NrCH5+zhie888z2bO2u4vPV07wg6APQD6N+MqSi0n+q9+DZ31rD87gY3dUoOIBnHM6CgAIxHX25zVNNuX5EtnA147cGLlzh4xUsWV8Wu2JscsKBxJ02nf+3Ap/vN4ETooYqzRyEEFBf8r2vHfuNOmk4xvg1PGgNrXyhfxX+WIXIIzHAaaA8fTUGnzLs45pQc5gSsrQTVzCpcCi5PRkWIFCkmeEcyRbItghPFcQfI4hYujBKKQ/LFDLIIihBTTOEhoUW8ZZO2pa94MQDxDVwnruTIkd6FkFzFXyaIStpzEZbBorGhjBUXb6GCFZy1eZfibIR8RlqN4KmwCKG4Ck2JmdPikqcCGV/BZ21hT/B3gPQQkudeGdAOICG5yYhzSg2JSNQCG3jSwh4OYsxHEDjzVUyCY4m8zoiE3C21L4/9FVyLjSUpOwYtnuOnQCAljRaY1hkR0bhUsfyFr+BabOSk7AC0eK5vhimmdMvMEdUZQeJBvoQarpmkqZILGrwOjDkWxY9hgoTgaem3eSE51HXoozU4a68rFeshcBtYyEePfUS07XMVm7zQgYn0pj3TFpaczn8XyGfFDzE8iBOcX9RmLAO872ZVU13mENX/IiAblgPap2Lxu2smO+t+G/baa/RzVQKOALmPF/Rbj/mFXz9Fum8ltpbjU2sF+or6laS5BW5n/Nf5jnJ/Jsjdp9EO3sE7+GrwN+9Nrghguw+OAAAAAElFTkSuQmCC';

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
