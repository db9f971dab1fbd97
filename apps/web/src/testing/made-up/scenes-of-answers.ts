import { screen } from '@testing-library/react';
import { formMessages } from '../../form/form.messages.ts';
import { respondMessages } from '../../screens/respond/respond.messages.ts';
import { noRowsMessages } from '../../screens/submissions/no-rows.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
  address,
  answering,
  clickButton,
  clickMenuItem,
  closeTopLayer,
  findDialog,
  findText,
  labels,
  messagesOf,
  rows,
  type Scene,
  submitLabel,
  type User,
} from './world.ts';

const messages = messagesOf(respondMessages);
const ui = messagesOf(uiMessages);
const submissions = messagesOf(noRowsMessages);
const draft = { path: `${answering}/draft1`, data: rows.all };
const submitted = { path: `${answering}/r1`, data: rows.all };
const month = { path: `${address}/forms/form1/submissions?dateRange=2026-11-01_2026-11-30`, data: rows.all };
const asked = () => screen.findAllByLabelText(new RegExp(labels.site));

const openOptions = async (user: User) => {
  await asked();
  await clickButton(user, messages.menu.open);
  await screen.findAllByRole('menuitem');
};

/** Scenes in which forms are answered, and of responses and submissions. */
export const answerScenes: readonly Scene[] = [
  {
    name: 'a new response',
    path: answering,
    data: rows.unanswered,
    show: asked,
    next: [
      [
        'a calendar',
        async (user) => {
          await clickButton(user, /Chööšé dåté/);
          await screen.findByRole('grid');
        },
      ],
    ],
  },
  {
    name: 'a draft that exists',
    path: answering,
    data: rows.all,
    show: () => findDialog(),
  },
  {
    name: 'answers that need attention',
    path: `${answering}/draft1`,
    data: rows.nothingAnswered,
    async show(user) {
      await clickButton(user, submitLabel);
      await findText(/åttéñtîöñ/);
    },
  },
  {
    name: 'a form by pages, at its end',
    path: `${address}/forms/form3/response`,
    data: rows.wizard,
    async show(user) {
      await user.type((await asked())[0]!, 'Док');
      await clickButton(user, messagesOf(formMessages).next);
      await screen.findAllByLabelText(new RegExp(labels.why));
    },
  },
  {
    ...draft,
    name: 'options of a response',
    show: openOptions,
    next: [
      [
        'clearing a draft',
        async (user) => {
          await clickMenuItem(user, messages.menu.clear);
          await findDialog();
        },
      ],
      [
        'thanks',
        async (user) => {
          await closeTopLayer(user);
          await clickButton(user, submitLabel);
          await findText(/Thåñkš/);
        },
      ],
    ],
  },
  {
    ...draft,
    name: 'thanks that wait for a network',
    isOffline: true,
    async show(user) {
      await asked();
      await clickButton(user, submitLabel);
      await findText(/öñ thîš dévîçé åñd wîll/);
    },
  },
  {
    ...submitted,
    name: 'a submission',
    show: asked,
    next: [
      [
        'what is known of a submission',
        async (user) => {
          await openOptions(user);
          await clickMenuItem(user, messages.menu.info);
          await findDialog();
        },
      ],
      [
        'deleting a submission',
        async (user) => {
          await closeTopLayer(user);
          await openOptions(user);
          await clickMenuItem(user, ui.delete);
          await findDialog();
        },
      ],
    ],
  },
  { name: 'responses', path: `${address}/responses`, data: rows.all, show: () => findText(/Река/) },
  {
    name: 'no responses',
    path: `${address}/responses`,
    data: rows.empty,
    show: () => screen.findByRole('heading', { level: 1 }),
  },
  {
    ...month,
    name: 'submissions',
    isOpenedInEach: true,
    show: () => findText(/Река/),
    next: [
      [
        'what can be done with a submission',
        async (user) => {
          await clickButton(user, /Åçtîöñš/);
          await screen.findAllByRole('menuitem');
        },
      ],
    ],
  },
  { ...month, name: 'no submissions', data: rows.unanswered, show: () => findText(submissions.empty.title) },
];
