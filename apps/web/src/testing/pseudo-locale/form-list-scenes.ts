import { screen, within } from '@testing-library/react';
import { formsMessages } from '../../screens/forms/forms.messages.ts';
import { importMessages } from '../../screens/forms/importing/import.messages.ts';
import { creationTabsMessages } from '../../screens/forms/tabs/creation-tabs.messages.ts';
import { frameMessages } from '../../shell/frame/frame.messages.ts';
import { localDataMessages } from '../../shell/frame/local-data/local-data.messages.ts';
import { templatesMessages } from '../../templates/templates.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
  clickButton,
  clickMenuItem,
  closeTopLayer,
  deviceFactories,
  findDialog,
  findText,
  messagesOf,
  type Scene,
  teamPath,
  type User,
} from './scene-helpers.ts';

const messages = messagesOf(formsMessages);
const frame = messagesOf(frameMessages);
const local = messagesOf(localDataMessages);
const ui = messagesOf(uiMessages);
const forms = { path: `${teamPath}/forms`, data: deviceFactories.all };

const openMenu = async (user: User) => {
  await findText(/Осмотр/);
  await clickButton(user, messages.more({ title: 'Осмотр' }));
  await screen.findAllByRole('menuitem');
};
const openAccount = async (user: User) => {
  await clickButton(user, /Amira Haddad/);
  await screen.findAllByRole('menuitemradio');
};

/** Opens the import tab by way of the templates, so that all tabs are visible. */
const openImport = async (user: User) => {
  await findText(/Осмотр/);
  await clickButton(user, messages.newForm);
  await user.type(await screen.findByRole('searchbox', { name: messagesOf(templatesMessages).search }), '1');
  await user.click(await screen.findByRole('tab', { name: messagesOf(creationTabsMessages).names.import }));
  await screen.findByRole('button', { name: messagesOf(importMessages).choose });
};

/** Scenes of the list of forms, its dialogs, and the frame. */
export const formListScenes: readonly Scene[] = [
  {
    ...forms,
    name: 'forms',
    isOpenedInEach: true,
    show: () => findText(/Осмотр/),
    next: [
      ['menu of a form', openMenu],
      [
        'deleting a form',
        async (user) => {
          await clickMenuItem(user, ui.delete);
          await findDialog();
        },
      ],
      [
        "let's build",
        async (user) => {
          await closeTopLayer(user);
          await clickButton(user, messages.newForm);
          await findDialog();
        },
      ],
      [
        'details of a form',
        async (user) => {
          await closeTopLayer(user);
          await openMenu(user);
          await clickMenuItem(user, messages.editDetails);
          await clickButton(user, messages.details.add);
        },
      ],
      [
        'details of a form that are not kept',
        async (user) => {
          await clickButton(user, ui.cancel);
          await screen.findByRole('alertdialog');
        },
      ],
    ],
  },
  { ...forms, name: 'import of a form', widths: [1280], show: openImport },
  { ...forms, name: 'no forms', data: deviceFactories.empty, show: () => findText(messages.noForms) },
  {
    ...forms,
    name: 'no form of that name',
    path: `${teamPath}/forms?search=Ж1`,
    show: () => findText(messages.noForms),
  },
  {
    ...forms,
    name: 'a form that nobody has published',
    async show(user, data) {
      await findText(/Журнал/);
      data.setStatus({ online: false, kind: 'offline' });
      await clickButton(user, /Журнал/);
    },
  },
  {
    ...forms,
    name: 'account menu',
    isOpenedInEach: true,
    show: openAccount,
    next: [
      [
        'signing out with unsent work',
        async (user) => {
          await clickMenuItem(user, frame.signOut);
          await findDialog();
        },
      ],
      [
        'deleting local data',
        async (user) => {
          await closeTopLayer(user);
          await openAccount(user);
          await clickMenuItem(user, local.remove);
          await within(await findDialog()).findByRole('checkbox');
        },
      ],
    ],
  },
  {
    ...forms,
    name: 'fetching a team anew',
    widths: [1280],
    async show(user) {
      await clickButton(user, frame.teamMenu({ team: 'Мосты' }));
      await clickMenuItem(user, local.resync);
      await findDialog();
    },
  },
  {
    ...forms,
    name: 'a clock that is wrong',
    isOpenedInEach: true,
    async show(_user, data) {
      await findText(/Осмотр/);
      data.setClockAhead(7_400_000);
    },
    next: [
      [
        'sync errors',
        async (user, data) => {
          const cause = { kind: 'no-room', parameters: { detail: '507' } } as const;
          const errors = [{ kind: 'upload-refused', parameters: { file: 'б.пнг' }, cause }] as const;
          data.setStatus({ level: 'error', kind: 'errors', errors });
          await clickButton(user, /Sýñç pröçéšš/);
          await findDialog();
        },
      ],
    ],
  },
  { ...forms, name: 'no such form', path: `${teamPath}/forms/none/response`, show: () => findText(/förm/) },
  { ...forms, name: 'no such place', path: '/1', show: () => screen.findByRole('heading', { level: 1 }) },
  {
    ...forms,
    name: 'this device',
    path: '/device',
    show: () => findText(/Причал/),
    next: [
      [
        'throwing a draft of this device away',
        async (user) => {
          await clickButton(user, /Причал/);
          await screen.findAllByRole('menuitem');
        },
      ],
    ],
  },
];
