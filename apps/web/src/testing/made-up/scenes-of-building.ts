import { screen, within } from '@testing-library/react';
import { dialogsWords } from '../../dialogs/dialogs.words.ts';
import { iconWords } from '../../dialogs/icon/icon.words.ts';
import { builderWords } from '../../screens/builder/builder.words.ts';
import { designWords } from '../../screens/builder/design/design.words.ts';
import { settingsWords } from '../../screens/builder/settings/settings.words.ts';
import { uiWords } from '../../ui/ui.words.ts';
import {
  address,
  building,
  chosen,
  dialogHere,
  labels,
  left,
  pressed,
  rows,
  type Scene,
  said,
  type User,
  wordsOf,
} from './world.ts';

const words = wordsOf(builderWords);
const dialogs = wordsOf(dialogsWords);
const design = wordsOf(designWords);
const ui = wordsOf(uiWords);
const builder = { path: building, data: rows.all, widths: [1280] };

const select = async (user: User) => {
  await user.click(await screen.findByRole('tab', { name: design.tabs.components }));
  await user.click(await screen.findByRole('group', { name: new RegExp(`^.?${labels.site},`) }));
  await screen.findByRole('toolbar');
};
const act = async (user: User, what: string) => {
  await pressed(user, words.actions);
  await chosen(user, what);
  await dialogHere();
};

/** The builder and its dialogs. */
export const scenesOfBuilding: readonly Scene[] = [
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
      await pressed(user, wordsOf(settingsWords).editJson);
      await dialogHere();
    },
    next: [
      [
        'the template of titles',
        async (user) => {
          await left(user, ui.cancel);
          await act(user, words.titleTemplate);
        },
      ],
      [
        'the source of a form',
        async (user) => {
          await left(user, ui.cancel);
          await act(user, words.viewSource);
        },
      ],
      [
        'icons',
        async (user) => {
          await left(user);
          await pressed(user, wordsOf(iconWords).choose);
          await dialogHere();
        },
      ],
      [
        'publishing',
        async (user) => {
          await left(user);
          await pressed(user, words.publish);
          await dialogHere();
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
      await pressed(user, words.publish);
      const publish = await within(await dialogHere()).findByRole('button', { name: dialogs.publish });
      await waitUntilEnabled(publish);
      await user.click(publish);
      await said(dialogs.copyLink);
    },
  },
  {
    ...builder,
    name: 'a preview',
    path: `${building}?tab=preview`,
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
    path: `${address}/forms/form1/review`,
    show: () => said(/Место/),
  },
];

async function waitUntilEnabled(button: HTMLElement): Promise<void> {
  while (button.getAttribute('aria-disabled') === 'true') await new Promise((next) => requestAnimationFrame(next));
}
