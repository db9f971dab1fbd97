import {
  addPage,
  type EditResult,
  type FormPage,
  formPartMessages,
  getPosition,
  listPages,
  movePage,
  removePage,
  renamePage,
  restoreComponents,
} from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useShowUndoToast } from '../../../ui/toasts/useShowToast.ts';
import { findAnsweredFields, useDescribeRemainingAnswers } from '../remaining-answers.ts';
import { pagesMessages } from './pages.messages.ts';

export type PageCommand = (form: FormDefinition) => EditResult;

export interface PageActions {
  add(): void;
  move(from: number, to: number): void;
  rename(index: number, title: string): void;
  remove(index: number): void;
}

interface PageActionsOptions {
  readonly form: FormDefinition;
  /** Definition that respondents answer now. */
  readonly published: FormDefinition | undefined;
  readonly onSelect: (index: number) => void;
  readonly onCommand: (command: PageCommand) => void;
}

/** Actions on wizard pages, with the announcement for screen readers. Each action opens the page that it affects. */
export function usePageActions({ form, published, onSelect, onCommand }: PageActionsOptions) {
  const messages = useMessages(pagesMessages);
  const offerUndo = useShowUndoToast();
  const describeRemainingAnswers = useDescribeRemainingAnswers();
  const [announcement, announce] = useState('');
  const parts = useMessages(formPartMessages);
  const pages = listPages(form, parts);

  const restorePage = ({ path, definition }: FormPage, index: number, before: FormDefinition) => {
    onCommand((now) => restoreComponents(now, [{ definition, place: getPosition(path) }], before));
    onSelect(index);
  };
  const actions: PageActions = {
    add() {
      onCommand((now) => addPage(now, parts));
      onSelect(pages.length);
    },
    move(from, to) {
      const page = pages[from];
      if (!page || to === from || to < 0 || to >= pages.length) return;
      onCommand((now) => movePage(now, page.path, to));
      onSelect(to);
      announce(messages.moved({ title: page.title, place: to + 1, count: pages.length }));
    },
    rename(index, title) {
      const page = pages[index];
      if (page && title.trim() !== page.title) onCommand((now) => renamePage(now, page.path, title));
    },
    remove(index) {
      const page = pages[index];
      if (!page || pages.length < 2) return announce(messages.lastPage);
      onCommand((now) => removePage(now, page.path));
      onSelect(Math.min(index, pages.length - 2));
      const answeredFields = findAnsweredFields([page.definition], published, removePage(form, page.path).form);
      offerUndo(
        messages.deleted({ title: page.title }),
        messages.undo,
        () => restorePage(page, index, form),
        describeRemainingAnswers(answeredFields),
      );
    },
  };
  return { pages, actions, announcement };
}
