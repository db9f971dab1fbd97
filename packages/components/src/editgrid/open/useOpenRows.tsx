import { type FieldRow, getAtPath, isSameJson, parseFieldPath, type Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusField } from '../../kit/focus-field.ts';
import { focusFirstControl } from '../../kit/rows/focus-first-control.ts';
import { getRowPermissions } from '../../kit/rows/row-permissions.ts';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import { isBlankAnswer } from '../../kit/rows/rows-spec.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { editgridMessages } from '../editgrid.messages.ts';
import type { EditgridProps, EditgridValue } from '../editgrid.ts';

/** State of an open row: its answers when it was opened, and whether it was added just then. */
interface OpenRowState {
  readonly before: unknown;
  readonly isNew: boolean;
}

/** Pending confirmation: changes of a row would be discarded, or a row with answers removed. */
export interface DiscardQuestion {
  readonly kind: 'discard' | 'remove';
  readonly row: FieldRow;
  readonly number: number;
  readonly isNew: boolean;
}

export type OpenRows = ReturnType<typeof useOpenRows>;

export const getAddButtonId = (gridId: string) => `${gridId}-add`;
export const getOpenButtonId = (gridId: string, rowId: string) => `${gridId}.${rowId}-open`;
export const getCancelButtonId = (gridId: string, rowId: string) => `${gridId}.${rowId}-cancel`;
export const getEditorId = (gridId: string, rowId: string) => `${gridId}.${rowId}-editor`;

const noRows: readonly FieldRow[] = [];

/**
 * Returns the open rows, and functions that open, save, cancel and remove rows, announce the change and set the focus.
 * Changes are never lost without a confirmation.
 */
export function useOpenRows(view: ViewProps<EditgridProps, EditgridValue, ReactNode>) {
  const ownMessages = useMessages(editgridMessages);
  const rowMessages = useMessages(rowsMessages);
  const { id, props, state, rows: inView } = view;
  const rows = state.rows ?? noRows;
  const may = getRowPermissions(view);
  const answers = () => getRowAnswers(inView?.sessionNode);
  const [opened, setOpened] = useState(() => getInitiallyOpenRows(rows, props, answers()));
  const [announcement, setAnnouncement] = useState('');
  const [question, setQuestion] = useState<DiscardQuestion>();
  const afterDraw = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    afterDraw.current?.();
    afterDraw.current = undefined;
  });

  const answerOf = (row: FieldRow) => answers()[rows.indexOf(row)];
  const focusLater = (domId: string, otherwise?: string) => {
    afterDraw.current = () => (document.getElementById(domId) ?? document.getElementById(otherwise ?? ''))?.focus();
  };
  const setOpenRow = (rowId: string, next: OpenRowState | undefined) =>
    setOpened((now) => {
      const others = [...now].filter(([other]) => other !== rowId);
      return new Map(next ? [...others, [rowId, next]] : others);
    });
  const open = (row: FieldRow, index: number, isNew = false) => {
    setOpenRow(row.id, { before: answers()[index], isNew });
    afterDraw.current = () => focusFirstControl(getEditorId(id, row.id));
  };
  const close = (row: FieldRow, words: string) => {
    setOpenRow(row.id, undefined);
    setAnnouncement(words);
    focusLater(getOpenButtonId(id, row.id));
  };
  const remove = (row: FieldRow, words: string) => {
    const index = rows.indexOf(row);
    const next = rows[index + 1] ?? rows[index - 1];
    inView?.remove(row.id);
    setOpenRow(row.id, undefined);
    setAnnouncement(words);
    focusLater(next ? getOpenButtonId(id, next.id) : getAddButtonId(id), getAddButtonId(id));
  };
  const goBack = (row: FieldRow, number: number, { before, isNew }: OpenRowState) => {
    if (isNew) return remove(row, ownMessages.notAdded);
    const { sessionNode } = inView ?? {};
    sessionNode?.session.setValue(sessionNode.nodeId, answers().with(number - 1, before));
    close(row, ownMessages.cancelled({ number }));
  };

  return {
    may,
    said: announcement,
    question,
    isOpen: (row: FieldRow) => opened.has(row.id),
    isNew: (row: FieldRow) => opened.get(row.id)?.isNew === true,
    add() {
      const { sessionNode } = inView ?? {};
      inView?.add();
      const now = sessionNode?.session.state(sessionNode.nodeId).rows ?? noRows;
      const addedRow = now.at(-1);
      if (!addedRow || now.length === rows.length) return;
      open(addedRow, now.length - 1, true);
      setAnnouncement(rowMessages.added({ number: now.length }));
    },
    open: (row: FieldRow) => open(row, rows.indexOf(row)),
    /** Closes a row in a read-only form, where there is nothing to save. */
    closeUnanswered: (row: FieldRow) => close(row, ''),
    /** Validates and closes a row; an invalid row stays open unless row drafts are allowed. */
    async save(row: FieldRow, number: number) {
      const { session, nodeId } = inView!.sessionNode!;
      if (session.isSettling) await session.settled();
      const [first, ...others] = session.validate(row.fieldIds);
      if (!first || props.rowDrafts) return close(row, ownMessages.saved({ number }));
      setAnnouncement(ownMessages.wrong({ count: others.length + 1 }));
      focusField(`${id.slice(0, id.length - nodeId.length)}${first.nodeId}`);
    },
    /** Discards the changes of a row. If the row was changed, asks for a confirmation first. */
    cancel(row: FieldRow, number: number) {
      const was = opened.get(row.id);
      if (!was) return;
      if (isSameAnswer(was.before, answerOf(row))) return goBack(row, number, was);
      setQuestion({ kind: 'discard', row, number, isNew: was.isNew });
    },
    remove(row: FieldRow, number: number) {
      if (!isBlankAnswer(answerOf(row))) return setQuestion({ kind: 'remove', row, number, isNew: false });
      remove(row, rowMessages.removed({ number, left: rows.length - 1 }));
    },
    /** Continues after the user confirmed (`isSure`) or declined to lose answers. */
    answer(isSure: boolean) {
      setQuestion(undefined);
      if (!question) return;
      const { kind, row, number } = question;
      if (!isSure) return focusLater(kind === 'remove' ? getOpenButtonId(id, row.id) : getCancelButtonId(id, row.id));
      if (kind === 'remove') return remove(row, rowMessages.removed({ number, left: rows.length - 1 }));
      const was = opened.get(row.id);
      if (was) goBack(row, number, was);
    },
  };
}

function getInitiallyOpenRows(
  rows: readonly FieldRow[],
  { defaultOpen, openWhenEmpty }: EditgridProps,
  answers: readonly unknown[],
): ReadonlyMap<string, OpenRowState> {
  const isUntouched = openWhenEmpty && isBlankAnswer(answers);
  if (!defaultOpen && !isUntouched) return new Map();
  return new Map(rows.map(({ id }, index) => [id, { before: answers[index], isNew: isUntouched }]));
}

/** Returns the answers of all rows, as stored in the session. */
function getRowAnswers(
  sessionNode: { readonly session: Session; readonly nodeId: string } | undefined,
): readonly unknown[] {
  if (!sessionNode) return [];
  const { session, nodeId } = sessionNode;
  const list = getAtPath(session.data(), parseFieldPath(session.node(nodeId).path));
  return Array.isArray(list) ? list : [];
}

/**
 * Returns whether two row answers are equal. NOTE: absent and empty answers are equal, because nothing was entered in
 * either case.
 */
function isSameAnswer(one: unknown, other: unknown): boolean {
  return isSameJson(one, other) || (isBlankAnswer(one) && isBlankAnswer(other));
}
