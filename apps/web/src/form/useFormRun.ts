import { focusField } from '@tideform/components/kit/focus-field.ts';
import {
  hasBranches,
  type Issue,
  nextPage,
  plainNextPage,
  rootsToCheck,
  type Session,
  type SubmissionData,
} from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { settledWithin } from '../scripts/settled-within.ts';
import { type Press, useWhenSettled } from './session/useWhenSettled.ts';
import type { Slices } from './slices/create-slices.ts';
import { useWizardWalk, type WizardPlace } from './wizard/useWizardWalk.ts';

/** Where a person is in a form, and what they can do there. For the bar at the bottom of a screen. */
export interface FormRun extends WizardPlace {
  readonly session: Session;
  /** What the last Next or Submit found wrong. */
  readonly issues: readonly Issue[];
  /** Fields that the last Submit found out of date; none once the person has decided. */
  readonly outdated: readonly string[];
  /** The button that was pressed and waits for the form's code, once that takes long enough to be told. */
  readonly waiting: Press | undefined;
  /** To the next page, if nothing on this one is wrong. */
  next(): void;
  previous(): void;
  /** To a page by its step; forwards only if nothing on this one is wrong. */
  goTo(pageIndex: number): void;
  /** Hands the answers over if nothing is wrong; otherwise the summary shows what is. */
  submit(): void;
  /** Hands the answers over although some are out of date. */
  submitAnyway(): void;
  /** Gives the answers of a new response, on the first page. */
  startAgain(): void;
  /** To the field, on whatever page it is. */
  follow(issue: Issue): void;
}

interface FormRunOptions {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  readonly slices: Slices;
  readonly onSubmit: ((data: SubmissionData) => void) | undefined;
}

const NONE: readonly Issue[] = [];
const NO_IDS: readonly string[] = [];
/** For what the code of pages changes when it is asked where the way leads. */
const AFTERMATH_MS = 3_000;

export function useFormRun({ session, readOnly, idPrefix, slices, onSubmit }: FormRunOptions): FormRun {
  const [place, moves] = useWizardWalk(session, readOnly);
  const { waiting, whenSettled, forget } = useWhenSettled(session);
  const [issues, setIssues] = useState(NONE);
  const [outdated, setOutdated] = useState(NO_IDS);
  const [focusId, setFocusId] = useState<string>();
  const latest = useRef({ onSubmit, place });
  latest.current = { onSubmit, place };

  useEffect(() => {
    const first = readOnly ? undefined : findFirst(session);
    if (first !== undefined) setFocusId(`${idPrefix}${first}`);
  }, [session, readOnly, idPrefix]);

  useEffect(() => {
    if (focusId === undefined) return;
    focusField(focusId);
    setFocusId(undefined);
  }, [focusId]);

  const does = useMemo(() => {
    const move = (go: () => void) => {
      forget();
      setIssues(NONE);
      setOutdated(NO_IDS);
      go();
    };
    /** The page that is left, if nothing on it is wrong. */
    const checked = () => {
      const { pages, pageIndex } = latest.current.place;
      const page = pages[pageIndex];
      const found = page ? session.validate([page.id]) : NONE;
      if (found.length > 0) setIssues(found);
      return found.length > 0 ? undefined : page;
    };
    const onTo = (id: string | undefined) => id !== undefined && move(() => moves.on(id));
    const hand = (isAnyway: boolean, roots?: readonly string[]) => {
      const found = session.validate(roots);
      // Where no code runs at all, the form has said so from the start.
      const isTold = isAnyway || session.logicErrors().some(({ reason }) => reason === 'unavailable');
      const old = found.length > 0 || isTold ? NO_IDS : session.outdatedIds();
      setIssues(found);
      setOutdated(old);
      if (found.length === 0 && old.length === 0) latest.current.onSubmit?.(session.data());
    };
    const next = () => {
      const { pages, pageIndex } = latest.current.place;
      if (readOnly) return void onTo(pages[pageIndex + 1]?.id);
      whenSettled('next', (isWanted) => {
        const node = checked()?.node;
        const known = node && plainNextPage(session, node);
        if (known) onTo(known.page?.id);
        else if (node) return nextPage(session, node).then(({ page }) => void (isWanted() && onTo(page?.id)));
      });
    };
    const goTo = (index: number) => {
      const { pages, pageIndex } = latest.current.place;
      const id = pages[index]?.id;
      if (id === undefined) return;
      if (readOnly || index < pageIndex) return move(() => moves.to(id));
      whenSettled('next', () => void (checked() && move(() => moves.to(id))));
    };
    const submitOnce = (isAnyway: boolean) => {
      if (readOnly) return;
      whenSettled('submit', (isWanted) => {
        if (!hasBranches(session)) return hand(isAnyway);
        return rootsToCheck(session).then(async (roots) => {
          await settledWithin(session, AFTERMATH_MS);
          if (isWanted()) hand(isAnyway, roots);
        });
      });
    };
    const startAgain = () =>
      move(() => {
        session.reset();
        moves.start();
      });
    const submit = () => submitOnce(false);
    const submitAnyway = () => submitOnce(true);
    return { next, goTo, submit, submitAnyway, startAgain, previous: () => move(moves.back) };
  }, [session, readOnly, moves, whenSettled, forget]);

  const follow = useCallback(
    (issue: Issue) => {
      const way = wayTo(session, issue.nodeId);
      const root = way.at(-1);
      if (root !== undefined && latest.current.place.pages.some(({ id }) => id === root)) moves.to(root);
      slices.drawNow(way);
      setFocusId(`${idPrefix}${issue.nodeId}`);
    },
    [session, idPrefix, slices, moves],
  );

  return useMemo(
    () => ({ session, ...place, issues, outdated, waiting, ...does, follow }),
    [session, place, issues, outdated, waiting, does, follow],
  );
}

/** A field and what it lies in, up to the root. */
function wayTo(session: Session, id: string): readonly string[] {
  const { parentId } = session.node(id);
  return parentId === undefined ? [id] : [id, ...wayTo(session, parentId)];
}

/** The field that the form's author wants to have the focus when the form opens. */
function findFirst(session: Session, ids: readonly string[] = session.rootIds): string | undefined {
  for (const id of ids) {
    const { definition, slots } = session.node(id);
    if (definition.autofocus === true && session.state(id).visible) return id;
    const inside = slots.flatMap((slot) => findFirst(session, slot) ?? []);
    if (inside[0] !== undefined) return inside[0];
  }
  return undefined;
}
