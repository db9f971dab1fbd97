import { focusField } from '@tideform/components/kit/focus-field.ts';
import {
  findNextPage,
  findNextPageSync,
  getRootsToValidate,
  hasBranches,
  type Session,
  type SubmissionData,
  type ValidationError,
} from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { waitUntilSettled } from '../scripts/wait-until-settled.ts';
import { useWhenSettled, type WaitingButton } from './session/useWhenSettled.ts';
import type { RenderSlices } from './slices/create-render-slices.ts';
import { useWizardNavigation, type WizardPosition } from './wizard/useWizardNavigation.ts';

/** State of a form that is being answered, and its available actions, for the bar at the bottom of a screen. */
export interface FormRun extends WizardPosition {
  readonly session: Session;
  /** Validation errors that the last Next or Submit found. */
  readonly issues: readonly ValidationError[];
  /** IDs of outdated fields that the last Submit found; empty after the user has decided. */
  readonly outdated: readonly string[];
  /** Button that shows that it waits for the form's code; `undefined` if no button has waited long enough. */
  readonly waiting: WaitingButton | undefined;
  /** Goes to the next page if the current page is valid. */
  next(): void;
  previous(): void;
  /** Goes to a page. Going forward requires that the current page is valid. */
  goTo(pageIndex: number): void;
  /** Submits the answers if they are valid; otherwise shows the errors in the summary. */
  submit(): void;
  /** Submits the answers although some are outdated. */
  submitAnyway(): void;
  /** Resets the answers to those of a new response, and goes to the first page. */
  startAgain(): void;
  /** Goes to an invalid field, on any page. */
  goToField(issue: ValidationError): void;
}

interface FormRunOptions {
  readonly session: Session;
  readonly readOnly: boolean;
  readonly idPrefix: string;
  readonly slices: RenderSlices;
  readonly onSubmit: ((data: SubmissionData) => void) | undefined;
}

const NONE: readonly ValidationError[] = [];
const NO_IDS: readonly string[] = [];
/** Maximum time in milliseconds to wait for changes by the pages' code while the page flow is computed. */
const MAX_SETTLE_MS = 3_000;

export function useFormRun({ session, readOnly, idPrefix, slices, onSubmit }: FormRunOptions): FormRun {
  const [position, moves] = useWizardNavigation(session, readOnly);
  const { waiting, whenSettled, cancel: cancelWaiting } = useWhenSettled(session);
  const [issues, setIssues] = useState(NONE);
  const [outdated, setOutdated] = useState(NO_IDS);
  const [focusId, setFocusId] = useState<string>();
  const latest = useRef({ onSubmit, place: position });
  latest.current = { onSubmit, place: position };

  useEffect(() => {
    const first = readOnly ? undefined : findAutofocus(session);
    if (first !== undefined) setFocusId(`${idPrefix}${first}`);
  }, [session, readOnly, idPrefix]);

  useEffect(() => {
    if (focusId === undefined) return;
    focusField(focusId);
    setFocusId(undefined);
  }, [focusId]);

  const actions = useMemo(() => {
    const move = (go: () => void) => {
      cancelWaiting();
      setIssues(NONE);
      setOutdated(NO_IDS);
      go();
    };
    /** Validates the current page, and returns it; `undefined` if it is invalid. */
    const validatePage = () => {
      const { pages, pageIndex } = latest.current.place;
      const page = pages[pageIndex];
      const found = page ? session.validate([page.id]) : NONE;
      if (found.length > 0) setIssues(found);
      return found.length > 0 ? undefined : page;
    };
    const moveForward = (id: string | undefined) => id !== undefined && move(() => moves.goForward(id));
    const submitAnswers = (isAnyway: boolean, roots?: readonly string[]) => {
      const found = session.validate(roots);
      // If code can't run, the form has shown a message about that since it was opened.
      const isWarned = isAnyway || session.logicErrors().some(({ reason }) => reason === 'unavailable');
      const outdatedIds = found.length > 0 || isWarned ? NO_IDS : session.outdatedIds();
      setIssues(found);
      setOutdated(outdatedIds);
      if (found.length === 0 && outdatedIds.length === 0) latest.current.onSubmit?.(session.data());
    };
    const next = () => {
      const { pages, pageIndex } = latest.current.place;
      if (readOnly) return void moveForward(pages[pageIndex + 1]?.id);
      whenSettled('next', (isWanted) => {
        const node = validatePage()?.node;
        const nextPage = node && findNextPageSync(session, node);
        if (nextPage) moveForward(nextPage.page?.id);
        else if (node)
          return findNextPage(session, node).then(({ page }) => void (isWanted() && moveForward(page?.id)));
      });
    };
    const goTo = (index: number) => {
      const { pages, pageIndex } = latest.current.place;
      const id = pages[index]?.id;
      if (id === undefined) return;
      if (readOnly || index < pageIndex) return move(() => moves.goTo(id));
      whenSettled('next', () => void (validatePage() && move(() => moves.goTo(id))));
    };
    const startSubmit = (isAnyway: boolean) => {
      if (readOnly) return;
      whenSettled('submit', (isWanted) => {
        if (!hasBranches(session)) return submitAnswers(isAnyway);
        return getRootsToValidate(session).then(async (roots) => {
          await waitUntilSettled(session, MAX_SETTLE_MS);
          if (isWanted()) submitAnswers(isAnyway, roots);
        });
      });
    };
    const startAgain = () =>
      move(() => {
        session.reset();
        moves.restart();
      });
    const submit = () => startSubmit(false);
    const submitAnyway = () => startSubmit(true);
    return { next, goTo, submit, submitAnyway, startAgain, previous: () => move(moves.goBack) };
  }, [session, readOnly, moves, whenSettled, cancelWaiting]);

  const goToField = useCallback(
    (issue: ValidationError) => {
      const path = getPathToRoot(session, issue.nodeId);
      const root = path.at(-1);
      if (root !== undefined && latest.current.place.pages.some(({ id }) => id === root)) moves.goTo(root);
      slices.renderNow(path);
      setFocusId(`${idPrefix}${issue.nodeId}`);
    },
    [session, idPrefix, slices, moves],
  );

  return useMemo(
    () => ({ session, ...position, issues, outdated, waiting, ...actions, goToField }),
    [session, position, issues, outdated, waiting, actions, goToField],
  );
}

/** Returns the IDs of a field and its ancestors, up to the top level. */
function getPathToRoot(session: Session, id: string): readonly string[] {
  const { parentId } = session.node(id);
  return parentId === undefined ? [id] : [id, ...getPathToRoot(session, parentId)];
}

/** Returns the field that gets the focus when the form is opened, if the author chose one. */
function findAutofocus(session: Session, ids: readonly string[] = session.rootIds): string | undefined {
  for (const id of ids) {
    const { definition, slots } = session.node(id);
    if (definition.autofocus === true && session.state(id).visible) return id;
    const inside = slots.flatMap((slot) => findAutofocus(session, slot) ?? []);
    if (inside[0] !== undefined) return inside[0];
  }
  return undefined;
}
