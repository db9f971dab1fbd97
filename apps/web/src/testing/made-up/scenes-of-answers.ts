import { screen } from '@testing-library/react';
import { formMessages } from '../../form/form.messages.ts';
import { respondMessages } from '../../screens/respond/respond.messages.ts';
import { noRowsMessages } from '../../screens/submissions/no-rows.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
  address,
  answering,
  chosen,
  dialogHere,
  labels,
  left,
  messagesOf,
  pressed,
  rows,
  type Scene,
  said,
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
  await pressed(user, messages.menu.open);
  await screen.findAllByRole('menuitem');
};

/** Answering, and what came back. */
export const scenesOfAnswers: readonly Scene[] = [
  {
    name: 'a new response',
    path: answering,
    data: rows.unanswered,
    show: asked,
    next: [
      [
        'a calendar',
        async (user) => {
          await pressed(user, /Chööšé dåté/);
          await screen.findByRole('grid');
        },
      ],
    ],
  },
  {
    name: 'a draft that exists',
    path: answering,
    data: rows.all,
    show: () => dialogHere(),
  },
  {
    name: 'answers that need attention',
    path: `${answering}/draft1`,
    data: rows.nothingAnswered,
    async show(user) {
      await pressed(user, submitLabel);
      await said(/åttéñtîöñ/);
    },
  },
  {
    name: 'a form by pages, at its end',
    path: `${address}/forms/form3/response`,
    data: rows.wizard,
    async show(user) {
      await user.type((await asked())[0]!, 'Док');
      await pressed(user, messagesOf(formMessages).next);
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
          await chosen(user, messages.menu.clear);
          await dialogHere();
        },
      ],
      [
        'thanks',
        async (user) => {
          await left(user);
          await pressed(user, submitLabel);
          await said(/Thåñkš/);
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
      await pressed(user, submitLabel);
      await said(/öñ thîš dévîçé åñd wîll/);
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
          await chosen(user, messages.menu.info);
          await dialogHere();
        },
      ],
      [
        'deleting a submission',
        async (user) => {
          await left(user);
          await openOptions(user);
          await chosen(user, ui.delete);
          await dialogHere();
        },
      ],
    ],
  },
  { name: 'responses', path: `${address}/responses`, data: rows.all, show: () => said(/Река/) },
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
    show: () => said(/Река/),
    next: [
      [
        'what can be done with a submission',
        async (user) => {
          await pressed(user, /Åçtîöñš/);
          await screen.findAllByRole('menuitem');
        },
      ],
    ],
  },
  { ...month, name: 'no submissions', data: rows.unanswered, show: () => said(submissions.empty.title) },
];
