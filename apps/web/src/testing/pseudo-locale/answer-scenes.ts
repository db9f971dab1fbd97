import { screen } from '@testing-library/react';
import { formMessages } from '../../form/form.messages.ts';
import { respondMessages } from '../../screens/respond/respond.messages.ts';
import { noRowsMessages } from '../../screens/submissions/no-rows.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
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
  submitLabel,
  teamPath,
  type User,
} from './scene-helpers.ts';

const messages = messagesOf(respondMessages);
const ui = messagesOf(uiMessages);
const submissions = messagesOf(noRowsMessages);
const draft = { path: `${newResponsePath}/draft1`, data: deviceFactories.all };
const submitted = { path: `${newResponsePath}/r1`, data: deviceFactories.all };
const month = {
  path: `${teamPath}/forms/form1/submissions?dateRange=2026-11-01_2026-11-30`,
  data: deviceFactories.all,
};
const findSiteField = () => screen.findAllByLabelText(new RegExp(labels.site));

const openOptions = async (user: User) => {
  await findSiteField();
  await clickButton(user, messages.menu.open);
  await screen.findAllByRole('menuitem');
};

/** Scenes in which forms are answered, and of responses and submissions. */
export const answerScenes: readonly Scene[] = [
  {
    name: 'a new response',
    path: newResponsePath,
    data: deviceFactories.unanswered,
    show: findSiteField,
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
    path: newResponsePath,
    data: deviceFactories.all,
    show: () => findDialog(),
  },
  {
    name: 'answers that need attention',
    path: `${newResponsePath}/draft1`,
    data: deviceFactories.nothingAnswered,
    async show(user) {
      await clickButton(user, submitLabel);
      await findText(/åttéñtîöñ/);
    },
  },
  {
    name: 'a form by pages, at its end',
    path: `${teamPath}/forms/form3/response`,
    data: deviceFactories.wizard,
    async show(user) {
      await user.type((await findSiteField())[0]!, 'Док');
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
      await findSiteField();
      await clickButton(user, submitLabel);
      await findText(/öñ thîš dévîçé åñd wîll/);
    },
  },
  {
    ...submitted,
    name: 'a submission',
    show: findSiteField,
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
  { name: 'responses', path: `${teamPath}/responses`, data: deviceFactories.all, show: () => findText(/Река/) },
  {
    name: 'no responses',
    path: `${teamPath}/responses`,
    data: deviceFactories.empty,
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
  { ...month, name: 'no submissions', data: deviceFactories.unanswered, show: () => findText(submissions.empty.title) },
];
