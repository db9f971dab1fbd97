import { screen, within } from '@testing-library/react';
import { anyoneWords } from '../../dialogs/share/anyone/anyone.words.ts';
import { shareWords } from '../../dialogs/share/share.words.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { answered, createFakeApi } from '../fake-api.ts';
import { address, dialogHere, pressed, rows, type Scene, said, wordsOf } from './world.ts';

const words = wordsOf(shareWords);
const anyone = wordsOf(anyoneWords);
const ui = wordsOf(uiWords);
const when = '2026-11-18T08:38:00.000Z';
const share = {
  ...{ id: 'a', code: '1', created: when, createdBy: 'Амира', authorizedBy: 'Борис', hasValidCredentials: true },
  ...{ name: 'Ворота', opensAt: when, closesAt: when, mostResponses: 5, isOncePerDevice: true, hasPassword: true },
  ...{ closingText: null, embedOrigins: [], state: 'open' },
  usage: { opened: 300, submitted: 214, waiting: 2, lastSubmittedAt: when },
};
const shares = [
  share,
  ...['not-open-yet', 'closed', 'full', 'unauthorized'].map((state) => ({ ...share, id: state, state })),
];
const builder = {
  path: `${address}/forms/form1/build`,
  widths: [1280],
  data: async () => ({
    ...(await rows.all()),
    api: createFakeApi({
      listShares: () => answered({ shares }),
      getOwnGraphCredential: () =>
        answered({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
    }),
  }),
};

/** Ways to a form for others. */
export const scenesOfSharing: readonly Scene[] = [
  {
    ...builder,
    name: 'sharing a form',
    async show(user) {
      await pressed(user, ui.share);
      await dialogHere();
      await screen.findByRole('img', { name: words.qr.title });
    },
    next: [
      [
        'links for anybody',
        async (user) => {
          await user.click(await within(await dialogHere()).findByRole('tab', { name: words.anyone }));
          await said(anyone.reauthorise);
        },
      ],
      [
        'a new link for anybody',
        async (user) => {
          await pressed(user, anyone.create);
          await said(anyone.form.newTitle);
        },
      ],
    ],
  },
];
