import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { MADE_UP, type MessageCatalog, type Messages } from '@tideform/i18n';
import type { ReactNode } from 'react';
import type { openApp } from '../open-app.tsx';
import { openDevice, type TeamDevice } from '../open-device.ts';
import { formRow, responseRow, submittedRow, teamRow } from '../rows.ts';

export type User = ReturnType<typeof openApp>['user'];

/** A screen in one of its states. Whatever people write is written in letters that the made-up language does not have. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly data: () => Promise<TeamDevice>;
  /** Where not on a desk and on a phone. It is opened in the first of them, and made as wide as the others. */
  readonly widths?: readonly number[];
  /** What is open goes when the width is another: it is opened in each. */
  readonly isOpenedInEach?: true;
  readonly isOffline?: true;
  /** Ends when what is to be looked at is there. */
  readonly show: (user: User, data: TeamDevice) => Promise<unknown>;
  /** What its person does next, one after the other: opening the app costs more than all else here. */
  readonly next?: readonly Step[];
}

/** Another state of a screen that is open; ends when what is to be looked at is there. */
export type Step = readonly [name: string, show: (user: User, data: TeamDevice) => Promise<unknown>];

/** What is drawn outside of the app's screens. */
export interface SceneAlone {
  readonly name: string;
  readonly draw: () => ReactNode;
  readonly show: (user: User) => Promise<unknown>;
}

/** English made up, among dates and numbers that have no Latin letter: what has one comes from no catalog and no `Intl`. */
export const speech = { language: MADE_UP, locale: 'ru' } as const;
export const messagesOf = <M>(catalog: MessageCatalog<M>): Messages<M> => catalog.read(speech) as Messages<M>;

const team = teamRow({ displayName: 'Мосты', channels: [{ id: 'channel1', displayName: 'Набережная' }] });
export const labels = { site: 'Место', mail: 'Почта', wind: 'Ветер', when: 'День', why: 'Причина' };
export const submitLabel = 'Готово';
const components = [
  { type: 'textfield', key: 'site', label: labels.site, input: true, validate: { required: true } },
  { type: 'email', key: 'mail', label: labels.mail, input: true },
  { type: 'number', key: 'wind', label: labels.wind, input: true },
  { type: 'datetime', key: 'when', label: labels.when, input: true },
  { type: 'textarea', key: 'why', label: labels.why, input: true },
  { type: 'button', key: 'submit', label: submitLabel, action: 'submit', input: true },
];
export const schema = { display: 'form', components } as never;
const page = (key: string, title: string, inner: object) => ({
  type: 'panel',
  key,
  title,
  input: false,
  components: [inner],
});
const wizard = {
  display: 'wizard',
  components: [page('first', 'Начало', components[0]!), page('second', 'Итог', components[4]!)],
} as never;
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

/** What is on the device. */
export const rows = {
  all: () => openDevice({ teams: [team], forms, responses, submitted }),
  unanswered: () => openDevice({ teams: [team], forms }),
  empty: () => openDevice({ teams: [team] }),
  nothingAnswered: () =>
    openDevice({ teams: [team], forms, responses: [responseRow({ ...titled, data: { data: {}, metadata: {} } })] }),
  wizard: () => openDevice({ teams: [team], forms: [inPages] }),
  /** One published form with these components, and a submit button. */
  of: (parts: readonly object[]) => {
    const source = { display: 'form', components: [...parts, components.at(-1)] } as never;
    const draft = { driveItemId: 'd', schema: source };
    return openDevice({
      teams: [team],
      forms: [formRow({ title: 'Осмотр', published: { ...published, schema: source }, draft })],
    });
  },
};

export const address = '/teams/team1';
export const answering = `${address}/forms/form1/response`;
export const building = `${address}/forms/form1/build`;

export const said = (text: RegExp | string) => screen.findAllByText(text);
export const pressed = async (user: User, name: RegExp | string) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
export const chosen = async (user: User, name: RegExp | string) =>
  user.click(await screen.findByRole('menuitem', { name }));
/** Leaves the dialog or the menu that is open, by a button where Escape does not. */
export async function left(user: User, button?: string): Promise<void> {
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1)!;
  await (button ? pressed(user, button) : user.keyboard('{Escape}'));
  if (open.isConnected) await waitForElementToBeRemoved(open);
}
/** The dialog that is open, of whichever kind. */
export const dialogHere = async (): Promise<HTMLElement> => {
  const [first] = await Promise.any([screen.findAllByRole('dialog'), screen.findAllByRole('alertdialog')]);
  return first!;
};
