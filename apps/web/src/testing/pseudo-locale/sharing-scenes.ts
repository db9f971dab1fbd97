import { screen, within } from '@testing-library/react';
import { anyoneMessages } from '../../dialogs/share/anyone/anyone.messages.ts';
import { shareMessages } from '../../dialogs/share/share.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { createFakeApi, createSuccess } from '../fake-api.ts';
import {
  clickButton,
  deviceFactories,
  findDialog,
  findText,
  messagesOf,
  type Scene,
  teamPath,
} from './scene-helpers.ts';

const messages = messagesOf(shareMessages);
const anyone = messagesOf(anyoneMessages);
const ui = messagesOf(uiMessages);
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
  path: `${teamPath}/forms/form1/build`,
  widths: [1280],
  data: async () => ({
    ...(await deviceFactories.all()),
    api: createFakeApi({
      listShares: () => createSuccess({ shares }),
      getOwnGraphCredential: () =>
        createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
    }),
  }),
};

/** Scenes of sharing a form. */
export const sharingScenes: readonly Scene[] = [
  {
    ...builder,
    name: 'sharing a form',
    async show(user) {
      await clickButton(user, ui.share);
      await findDialog();
      await screen.findByRole('img', { name: messages.qr.title });
    },
    next: [
      [
        'links for anybody',
        async (user) => {
          await user.click(await within(await findDialog()).findByRole('tab', { name: messages.anyone }));
          await findText(anyone.reauthorise);
        },
      ],
      [
        'a new link for anybody',
        async (user) => {
          await clickButton(user, anyone.create);
          await findText(anyone.form.newTitle);
        },
      ],
    ],
  },
];
