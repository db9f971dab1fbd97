import { screen } from '@testing-library/react';
import type { openApp } from '../open-app.tsx';
import type { TeamDevice } from '../open-device.ts';
import { openDevice } from '../open-device.ts';
import { formRow, responseRow, submittedRow, teamRow } from '../rows.ts';

type User = ReturnType<typeof openApp>['user'];

/** A screen in one of its states. Whatever people write is written in letters that the made-up language does not have. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly data: () => Promise<TeamDevice>;
  /** There is none of it on a phone. */
  readonly widths?: readonly number[];
  /** Ends when what is to be looked at is there. */
  readonly show: (user: User, data: TeamDevice) => Promise<unknown>;
}

const team = teamRow({ displayName: 'Мосты', channels: [{ id: 'channel1', displayName: 'Набережная' }] });
const labels = { site: 'Место', mail: 'Почта', wind: 'Ветер', when: 'День', why: 'Причина' };
const components = [
  { type: 'textfield', key: 'site', label: labels.site, input: true, validate: { required: true } },
  { type: 'email', key: 'mail', label: labels.mail, input: true },
  { type: 'number', key: 'wind', label: labels.wind, input: true },
  { type: 'datetime', key: 'when', label: labels.when, input: true },
  { type: 'textarea', key: 'why', label: labels.why, input: true },
  { type: 'button', key: 'submit', label: 'Готово', action: 'submit', input: true },
];
const schema = { display: 'form', components } as never;
const page = (key: string, title: string, inner: object) => ({
  type: 'panel',
  key,
  title,
  input: false,
  components: [inner],
});
const pages = [page('first', 'Начало', components[0]!), page('second', 'Итог', components[4]!)];
const wizard = { display: 'wizard', components: pages } as never;
const published = { driveItemId: 'p', schema, version: 2 };
const form = formRow({ title: 'Осмотр', channelId: 'channel1', published, draft: { driveItemId: 'd', schema } });
const forms = [form, formRow({ id: 'form2', title: 'Журнал', draft: { driveItemId: 'e', schema } })];
const inPages = formRow({ id: 'form3', title: 'Обход', published: { driveItemId: 'w', schema: wizard, version: 1 } });
const titled = { formTitle: 'Осмотр', schema, data: { data: { site: 'Канал' }, metadata: {} } };
const responses = [
  responseRow({ ...titled, titleTemplate: 'Причал' }),
  responseRow({ ...titled, id: 'sent', submitted: 1, titleTemplate: 'Мост' }),
];
const submitted = [submittedRow({ ...titled, id: 'r1', titleTemplate: 'Река' })];
const all = () => openDevice({ teams: [team], forms, responses, submitted });
const unanswered = () => openDevice({ teams: [team], forms });
const empty = () => openDevice({ teams: [team] });
const said = (text: RegExp) => screen.findAllByText(text);
const pressed = async (user: User, name: RegExp) => user.click((await screen.findAllByRole('button', { name }))[0]!);

const address = '/teams/team1';
const answering = `${address}/forms/form1/response`;

export const scenes: readonly Scene[] = [
  { name: 'forms', path: `${address}/forms`, data: all, show: () => said(/Осмотр/) },
  { name: 'no forms', path: `${address}/forms`, data: empty, show: () => said(/förmš föûñd/) },
  {
    name: 'menu of a form',
    path: `${address}/forms`,
    data: all,
    show: async (user) => {
      await pressed(user, /Осмотр/);
      await screen.findAllByRole('menuitem');
    },
  },
  {
    name: 'account menu',
    path: `${address}/forms`,
    data: all,
    show: async (user) => {
      await pressed(user, /Amira Haddad/);
      await screen.findAllByRole('menuitemradio');
    },
  },
  {
    name: 'sync errors',
    path: `${address}/forms`,
    data: all,
    show: async (user, data) => {
      const cause = { kind: 'no-room', parameters: { detail: '507' } } as const;
      const errors = [{ kind: 'upload-refused', parameters: { file: 'б.пнг' }, cause }] as const;
      await said(/Осмотр/);
      data.setStatus({ level: 'error', kind: 'errors', errors });
      await pressed(user, /Sýñç pröçéšš/);
      await screen.findByRole('dialog');
    },
  },
  { name: 'responses', path: `${address}/responses`, data: all, show: () => said(/Река/) },
  {
    name: 'no responses',
    path: `${address}/responses`,
    data: empty,
    show: () => screen.findByRole('heading', { level: 1 }),
  },
  { name: 'this device', path: '/device', data: all, show: () => said(/Причал/) },
  {
    name: 'submissions',
    path: `${address}/forms/form1/submissions?dateRange=2026-11-01_2026-11-30`,
    data: all,
    show: () => said(/Река/),
  },
  {
    name: 'a new response',
    path: answering,
    data: unanswered,
    show: () => screen.findAllByLabelText(new RegExp(labels.site)),
  },
  {
    name: 'answers that need attention',
    path: `${answering}/draft1`,
    data: async () =>
      openDevice({ teams: [team], forms, responses: [responseRow({ ...titled, data: { data: {}, metadata: {} } })] }),
    show: async (user) => {
      await pressed(user, /Готово/);
      await said(/åttéñtîöñ/);
    },
  },
  {
    name: 'options of a response',
    path: `${answering}/draft1`,
    data: all,
    show: async (user) => {
      await pressed(user, /Öptîöñš/);
      await screen.findAllByRole('menuitem');
    },
  },
  {
    name: 'the builder, with settings',
    path: `${address}/forms/form1/build`,
    widths: [1280, 1024],
    data: all,
    show: async (user) => {
      await user.click(await screen.findByRole('group', { name: new RegExp(`^.?${labels.site},`) }));
      await screen.findByRole('toolbar');
    },
  },
  {
    name: 'the outline of a form',
    path: `${address}/forms/form1/build`,
    widths: [1280, 1024],
    data: all,
    show: async (user) => {
      await user.click(await screen.findByRole('tab', { name: /Öûtlîñé/ }));
      await screen.findAllByRole('treeitem');
    },
  },
  {
    name: 'a preview',
    path: `${address}/forms/form1/build?tab=preview`,
    widths: [1280],
    data: all,
    show: () => screen.findAllByLabelText(new RegExp(labels.site)),
  },
  {
    name: 'a form by pages, at its end',
    path: `${address}/forms/form3/response`,
    data: async () => openDevice({ teams: [team], forms: [inPages] }),
    show: async (user) => {
      await user.type((await screen.findAllByLabelText(new RegExp(labels.site)))[0]!, 'Док');
      await pressed(user, /Néxt/);
      await screen.findAllByLabelText(new RegExp(labels.why));
    },
  },
  {
    name: 'thanks',
    path: `${answering}/draft1`,
    data: all,
    show: async (user) => {
      await pressed(user, /Готово/);
      await said(/Thåñkš/);
    },
  },
  {
    name: 'a calendar',
    path: answering,
    data: unanswered,
    show: async (user) => {
      await pressed(user, /Chööšé dåté/);
      await screen.findByRole('grid');
    },
  },
  { name: 'no such form', path: `${address}/forms/none/response`, data: all, show: () => said(/förm/) },
];
