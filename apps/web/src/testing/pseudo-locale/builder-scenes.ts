import { screen, within } from '@testing-library/react';
import { dialogsMessages } from '../../dialogs/dialogs.messages.ts';
import { iconMessages } from '../../dialogs/icon/icon.messages.ts';
import { builderMessages } from '../../screens/builder/builder.messages.ts';
import { designMessages } from '../../screens/builder/design/design.messages.ts';
import { settingsMessages } from '../../screens/builder/settings/settings.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
  builderPath,
  clickButton,
  clickMenuItem,
  closeTopLayer,
  deviceFactories,
  findDialog,
  findText,
  labels,
  messagesOf,
  newResponsePath,
  type Scene,
  teamPath,
  type User,
} from './scene-helpers.ts';

const messages = messagesOf(builderMessages);
const dialogs = messagesOf(dialogsMessages);
const design = messagesOf(designMessages);
const ui = messagesOf(uiMessages);
const builder = { path: builderPath, data: deviceFactories.all, widths: [1280] };

const select = async (user: User) => {
  await user.click(await screen.findByRole('tab', { name: design.tabs.components }));
  await user.click(await screen.findByRole('group', { name: new RegExp(`^.?${labels.site},`) }));
  await screen.findByRole('toolbar');
};
const openActionDialog = async (user: User, what: string) => {
  await clickButton(user, messages.actions);
  await clickMenuItem(user, what);
  await findDialog();
};

/** Scenes of the builder and its dialogs. */
export const builderScenes: readonly Scene[] = [
  {
    ...builder,
    name: 'the builder, with settings',
    widths: [1280, 1024],
    show: select,
    next: [
      [
        'the outline of a form',
        async (user) => {
          await user.click(await screen.findByRole('tab', { name: design.tabs.outline }));
          await screen.findAllByRole('treeitem');
        },
      ],
    ],
  },
  {
    ...builder,
    name: 'a component as JSON',
    async show(user) {
      await select(user);
      await clickButton(user, messagesOf(settingsMessages).editJson);
      await findDialog();
    },
    next: [
      [
        'the template of titles',
        async (user) => {
          await closeTopLayer(user, ui.cancel);
          await openActionDialog(user, messages.titleTemplate);
        },
      ],
      [
        'the source of a form',
        async (user) => {
          await closeTopLayer(user, ui.cancel);
          await openActionDialog(user, messages.viewSource);
        },
      ],
      [
        'icons',
        async (user) => {
          await closeTopLayer(user);
          await clickButton(user, messagesOf(iconMessages).choose);
          await findDialog();
        },
      ],
      [
        'publishing',
        async (user) => {
          await closeTopLayer(user);
          await clickButton(user, messages.publish);
          await findDialog();
        },
      ],
    ],
  },
  {
    ...builder,
    name: 'published',
    async show(user) {
      await user.click(await screen.findByRole('group', { name: new RegExp(`^.?${labels.wind},`) }));
      await user.keyboard('{Delete}');
      await clickButton(user, messages.publish);
      const publish = await within(await findDialog()).findByRole('button', { name: dialogs.publish });
      await waitUntilEnabled(publish);
      await user.click(publish);
      await findText(dialogs.copyLink);
    },
  },
  {
    ...builder,
    name: 'a preview',
    path: `${builderPath}?tab=preview`,
    show: () => screen.findAllByLabelText(new RegExp(labels.site)),
  },
  {
    ...builder,
    name: 'a screen too small to build',
    widths: [390],
    show: () => screen.findByRole('heading', { level: 1 }),
  },
  {
    ...builder,
    name: 'a form to review',
    widths: [1280, 390],
    path: `${teamPath}/forms/form1/review`,
    show: () => findText(/Место/),
  },
];

async function waitUntilEnabled(button: HTMLElement): Promise<void> {
  while (button.getAttribute('aria-disabled') === 'true') await new Promise((next) => requestAnimationFrame(next));
}

const name = { type: 'textfield', key: 'name', label: 'Имя', input: true };

/** Creates a scene in which a component opens a dialog. */
const createDialogScene = (title: string, component: object, open: (user: User) => Promise<unknown>): Scene => ({
  name: title,
  path: newResponsePath,
  data: () => deviceFactories.of([{ key: 'part', label: 'Часть', input: true, ...component }]),
  async show(user) {
    await open(user);
    await findDialog();
  },
});

/** Scenes of the dialogs that components open. */
export const componentDialogScenes: readonly Scene[] = [
  createDialogScene('drawing', { type: 'sketchPad' }, (user) => clickButton(user, /^.?Dråw~/)),
  createDialogScene('signing', { type: 'signature' }, (user) => clickButton(user, /Sîgñ/)),
  createDialogScene(
    'a row in a dialog',
    { type: 'editgrid', modal: true, addAnother: 'Ещё', components: [name] },
    (user) => clickButton(user, /Ещё/),
  ),
];
