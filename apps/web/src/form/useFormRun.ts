import type { FieldNode, Issue, Session, SubmissionData } from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusField } from './focus-field.ts';
import { useWizardPages } from './wizard/useWizardPages.ts';

/** Where a person is in a form, and what they can do there. For the bar at the bottom of a screen. */
export interface FormRun {
  readonly session: Session;
  /** Visible pages of a wizard; empty for a form of one page. */
  readonly pages: readonly FieldNode[];
  readonly pageIndex: number;
  /** `true` for a form of one page. */
  readonly isLastPage: boolean;
  /** What the last Next or Submit found wrong. */
  readonly issues: readonly Issue[];
  /** To the next page, if nothing on this one is wrong. */
  next(): void;
  previous(): void;
  goTo(pageIndex: number): void;
  /** Hands the answers over if nothing is wrong; otherwise the summary shows what is. */
  submit(): void;
  /** To the field, on whatever page it is. */
  follow(issue: Issue): void;
}

interface FormRunOptions {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  readonly onSubmit: ((data: SubmissionData) => void) | undefined;
}

const NONE: readonly Issue[] = [];

export function useFormRun({ session, readOnly, idPrefix, onSubmit }: FormRunOptions): FormRun {
  const pages = useWizardPages(session);
  const [wanted, setPage] = useState(0);
  const [issues, setIssues] = useState(NONE);
  const [focusId, setFocusId] = useState<string>();
  const pageIndex = Math.max(0, Math.min(wanted, pages.length - 1));
  const latest = useRef({ onSubmit, pages, pageIndex });
  latest.current = { onSubmit, pages, pageIndex };

  useEffect(() => {
    if (focusId === undefined) return;
    focusField(focusId);
    setFocusId(undefined);
  }, [focusId]);

  const goTo = useCallback((index: number) => {
    setIssues(NONE);
    setPage(index);
  }, []);

  const next = useCallback(() => {
    const page = latest.current.pages[latest.current.pageIndex];
    const found = readOnly || !page ? NONE : session.validate([page.id]);
    if (found.length > 0) setIssues(found);
    else goTo(latest.current.pageIndex + 1);
  }, [session, readOnly, goTo]);

  const previous = useCallback(() => goTo(latest.current.pageIndex - 1), [goTo]);

  const submit = useCallback(() => {
    if (readOnly) return;
    const found = session.validate();
    setIssues(found);
    if (found.length === 0) latest.current.onSubmit?.(session.data());
  }, [session, readOnly]);

  const follow = useCallback(
    (issue: Issue) => {
      const page = latest.current.pages.findIndex(({ id }) => id === rootOf(session, issue.nodeId));
      if (page >= 0) setPage(page);
      setFocusId(`${idPrefix}${issue.nodeId}`);
    },
    [session, idPrefix],
  );

  const isLastPage = pageIndex >= pages.length - 1;
  return useMemo(
    () => ({ session, pages, pageIndex, isLastPage, issues, next, previous, goTo, submit, follow }),
    [session, pages, pageIndex, isLastPage, issues, next, previous, goTo, submit, follow],
  );
}

function rootOf(session: Session, id: string): string {
  const { parentId } = session.node(id);
  return parentId === undefined ? id : rootOf(session, parentId);
}
