import {
  addPage,
  type Edited,
  formPartMessages,
  movePage,
  type Page,
  pagesOf,
  placeOf,
  removePage,
  renamePage,
  restoreComponents,
} from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useOfferUndo } from '../../../ui/toasts/useOfferUndo.ts';
import { answeredQuestions } from '../kept-answers.ts';
import { useWordKept } from '../useWordKept.ts';
import { pagesMessages } from './pages.messages.ts';

export type Command = (form: FormDefinition) => Edited;

export interface PageActions {
  add(): void;
  move(from: number, to: number): void;
  rename(index: number, title: string): void;
  remove(index: number): void;
}

interface PageActionsOptions {
  readonly form: FormDefinition;
  /** What people answer now. */
  readonly published: FormDefinition | undefined;
  readonly onSelect: (index: number) => void;
  readonly onCommand: (command: Command) => void;
}

/** What is done to pages, what is told about it, and the page to open then. */
export function usePageActions({ form, published, onSelect, onCommand }: PageActionsOptions) {
  const messages = useMessages(pagesMessages);
  const offerUndo = useOfferUndo();
  const wordKept = useWordKept();
  const [said, say] = useState('');
  const parts = useMessages(formPartMessages);
  const pages = pagesOf(form, parts);

  const putBack = ({ path, definition }: Page, index: number, before: FormDefinition) => {
    onCommand((now) => restoreComponents(now, [{ definition, place: placeOf(path) }], before));
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
      say(messages.moved({ title: page.title, place: to + 1, count: pages.length }));
    },
    rename(index, title) {
      const page = pages[index];
      if (page && title.trim() !== page.title) onCommand((now) => renamePage(now, page.path, title));
    },
    remove(index) {
      const page = pages[index];
      if (!page || pages.length < 2) return say(messages.lastPage);
      onCommand((now) => removePage(now, page.path));
      onSelect(Math.min(index, pages.length - 2));
      const kept = answeredQuestions([page.definition], published, removePage(form, page.path).form);
      offerUndo(
        messages.deleted({ title: page.title }),
        messages.undo,
        () => putBack(page, index, form),
        wordKept(kept),
      );
    },
  };
  return { pages, actions, said };
}
