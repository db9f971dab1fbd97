import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { type MessageCatalog, type Messages, PSEUDO_LOCALE } from '@tideform/i18n';
import type { ReactNode } from 'react';
import type { openApp } from '../open-app.tsx';
import { formRow, openDevice, responseRow, submittedRow, type TeamDevice, teamRow } from '../open-device.ts';

export type User = ReturnType<typeof openApp>['user'];

/**
 * State of a screen that is checked in the pseudo-locale. Users' texts contain letters that the pseudo-locale doesn't
 * use.
 */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly data: () => Promise<TeamDevice>;
  /**
   * Window widths; by default those of a desktop and a phone. The screen is opened at the first width and then resized.
   */
  readonly widths?: readonly number[];
  /** Whether the scene is opened again for each width, because resizing closes what is open. */
  readonly isOpenedInEach?: true;
  readonly isOffline?: true;
  /** Brings the screen into the state. Resolves when its content is visible. */
  readonly show: (user: User, data: TeamDevice) => Promise<unknown>;
  /** Further states, reached in the same session because opening the app is slow. */
  readonly next?: readonly Step[];
}

/**
 * Further state of an open screen, and a function that brings the screen into it. Resolves when its content is visible.
 */
export type Step = readonly [name: string, show: (user: User, data: TeamDevice) => Promise<unknown>];

/** Scene outside of the app's screens. */
export interface StandaloneScene {
  readonly name: string;
  readonly render: () => ReactNode;
  readonly show: (user: User) => Promise<unknown>;
}

/**
 * Pseudo-locale in which dates and numbers contain no Latin letters. An unaccented Latin text therefore comes neither
 * from a message catalog nor from `Intl`.
 */
export const locale = { language: PSEUDO_LOCALE, locale: 'ru' } as const;
export const messagesOf = <M>(catalog: MessageCatalog<M>): Messages<M> => catalog.read(locale) as Messages<M>;

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
const wizardForm = formRow({
  id: 'form3',
  title: 'Обход',
  published: { driveItemId: 'w', schema: wizard, version: 1 },
});
const titled = { formTitle: 'Осмотр', schema, data: { data: { site: 'Канал' }, metadata: {} } };
const responses = [
  responseRow({ ...titled, titleTemplate: 'Причал' }),
  responseRow({ ...titled, id: 'sent', submitted: 1, titleTemplate: 'Мост' }),
];
const submitted = [submittedRow({ ...titled, id: 'r1', titleTemplate: 'Река' })];

/** Functions that create devices with different data. */
export const deviceFactories = {
  all: () => openDevice({ teams: [team], forms, responses, submitted }),
  unanswered: () => openDevice({ teams: [team], forms }),
  empty: () => openDevice({ teams: [team] }),
  nothingAnswered: () =>
    openDevice({ teams: [team], forms, responses: [responseRow({ ...titled, data: { data: {}, metadata: {} } })] }),
  wizard: () => openDevice({ teams: [team], forms: [wizardForm] }),
  /** Creates a device with a published form that contains the given components and a submit button. */
  of: (fields: readonly object[]) => {
    const source = { display: 'form', components: [...fields, components.at(-1)] } as never;
    const draft = { driveItemId: 'd', schema: source };
    return openDevice({
      teams: [team],
      forms: [formRow({ title: 'Осмотр', published: { ...published, schema: source }, draft })],
    });
  },
};

export const teamPath = '/teams/team1';
export const newResponsePath = `${teamPath}/forms/form1/response`;
export const builderPath = `${teamPath}/forms/form1/build`;

export const findText = (text: RegExp | string) => screen.findAllByText(text);
export const clickButton = async (user: User, name: RegExp | string) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
export const clickMenuItem = async (user: User, name: RegExp | string) =>
  user.click(await screen.findByRole('menuitem', { name }));
/** Closes the open dialog or menu with Escape, or with a button. */
export async function closeTopLayer(user: User, button?: string): Promise<void> {
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1)!;
  await (button ? clickButton(user, button) : user.keyboard('{Escape}'));
  if (open.isConnected) await waitForElementToBeRemoved(open);
}
/** Finds the open dialog, of either role: dialog or alert dialog. */
export const findDialog = async (): Promise<HTMLElement> => {
  const [first] = await Promise.any([screen.findAllByRole('dialog'), screen.findAllByRole('alertdialog')]);
  return first!;
};
