import { screen, within } from '@testing-library/react';
import { formsMessages } from '../../screens/forms/forms.messages.ts';
import { importMessages } from '../../screens/forms/importing/import.messages.ts';
import { waysMessages } from '../../screens/forms/ways/ways.messages.ts';
import { frameMessages } from '../../shell/frame/frame.messages.ts';
import { localDataMessages } from '../../shell/frame/local-data/local-data.messages.ts';
import { templatesMessages } from '../../templates/templates.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { address, chosen, dialogHere, left, messagesOf, pressed, rows, type Scene, said, type User } from './world.ts';

const messages = messagesOf(formsMessages);
const frame = messagesOf(frameMessages);
const local = messagesOf(localDataMessages);
const ui = messagesOf(uiMessages);
const forms = { path: `${address}/forms`, data: rows.all };

const openMenu = async (user: User) => {
  await said(/Осмотр/);
  await pressed(user, messages.more({ title: 'Осмотр' }));
  await screen.findAllByRole('menuitem');
};
const openAccount = async (user: User) => {
  await pressed(user, /Amira Haddad/);
  await screen.findAllByRole('menuitemradio');
};

/** By way of the templates: all tabs are seen. */
const toImport = async (user: User) => {
  await said(/Осмотр/);
  await pressed(user, messages.newForm);
  await user.type(await screen.findByRole('searchbox', { name: messagesOf(templatesMessages).search }), '1');
  await user.click(await screen.findByRole('tab', { name: messagesOf(waysMessages).names.import }));
  await screen.findByRole('button', { name: messagesOf(importMessages).choose });
};

/** The list of forms, its dialogs, and what stands around every screen. */
export const scenesOfForms: readonly Scene[] = [
  {
    ...forms,
    name: 'forms',
    isOpenedInEach: true,
    show: () => said(/Осмотр/),
    next: [
      ['menu of a form', openMenu],
      [
        'deleting a form',
        async (user) => {
          await chosen(user, ui.delete);
          await dialogHere();
        },
      ],
      [
        "let's build",
        async (user) => {
          await left(user);
          await pressed(user, messages.newForm);
          await dialogHere();
        },
      ],
      [
        'details of a form',
        async (user) => {
          await left(user);
          await openMenu(user);
          await chosen(user, messages.editDetails);
          await pressed(user, messages.details.add);
        },
      ],
      [
        'details of a form that are not kept',
        async (user) => {
          await pressed(user, ui.cancel);
          await screen.findByRole('alertdialog');
        },
      ],
    ],
  },
  { ...forms, name: 'import of a form', widths: [1280], show: toImport },
  { ...forms, name: 'no forms', data: rows.empty, show: () => said(messages.noForms) },
  { ...forms, name: 'no form of that name', path: `${address}/forms?search=Ж1`, show: () => said(messages.noForms) },
  {
    ...forms,
    name: 'a form that nobody has published',
    async show(user, data) {
      await said(/Журнал/);
      data.setStatus({ online: false, kind: 'offline' });
      await pressed(user, /Журнал/);
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
          await chosen(user, frame.signOut);
          await dialogHere();
        },
      ],
      [
        'deleting local data',
        async (user) => {
          await left(user);
          await openAccount(user);
          await chosen(user, local.remove);
          await within(await dialogHere()).findByRole('checkbox');
        },
      ],
    ],
  },
  {
    ...forms,
    name: 'fetching a team anew',
    widths: [1280],
    async show(user) {
      await pressed(user, frame.teamMenu({ team: 'Мосты' }));
      await chosen(user, local.resync);
      await dialogHere();
    },
  },
  {
    ...forms,
    name: 'a clock that is wrong',
    isOpenedInEach: true,
    async show(_user, data) {
      await said(/Осмотр/);
      data.setClockAhead(7_400_000);
    },
    next: [
      [
        'sync errors',
        async (user, data) => {
          const cause = { kind: 'no-room', parameters: { detail: '507' } } as const;
          const errors = [{ kind: 'upload-refused', parameters: { file: 'б.пнг' }, cause }] as const;
          data.setStatus({ level: 'error', kind: 'errors', errors });
          await pressed(user, /Sýñç pröçéšš/);
          await dialogHere();
        },
      ],
    ],
  },
  { ...forms, name: 'no such form', path: `${address}/forms/none/response`, show: () => said(/förm/) },
  { ...forms, name: 'no such place', path: '/1', show: () => screen.findByRole('heading', { level: 1 }) },
  {
    ...forms,
    name: 'this device',
    path: '/device',
    show: () => said(/Причал/),
    next: [
      [
        'throwing a draft of this device away',
        async (user) => {
          await pressed(user, /Причал/);
          await screen.findAllByRole('menuitem');
        },
      ],
    ],
  },
];
