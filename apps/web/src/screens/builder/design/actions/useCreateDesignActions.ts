import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createAnnouncer } from '../../../../form/announcer.ts';
import { ToastContext } from '../../../../ui/toasts/toasts.ts';
import { useShowUndoToast } from '../../../../ui/toasts/useShowToast.ts';
import { useDescribeRemainingAnswers } from '../../remaining-answers.ts';
import type { Draft } from '../../useDraft.ts';
import { designMessages } from '../design.messages.ts';
import type { Selection } from '../selection/create-selection.ts';
import { createDesignActions } from './create-design-actions.ts';

/** Creates the design actions and the announcer for screen readers, once for the lifetime of the tab. */
export function useCreateDesignActions(
  teamId: string,
  draft: Draft,
  published: FormDefinition | undefined,
  selection: Selection,
  settings: RefObject<HTMLElement | null>,
) {
  const messages = useMessages(designMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const { locale } = useLocale();
  const [announcer] = useState(() => createAnnouncer((labels) => formatList(labels, locale)));
  const latest = useRef(draft);
  latest.current = draft;
  const latestPublished = useRef(published);
  latestPublished.current = published;
  const offerUndo = useShowUndoToast();
  const { show, remove: dismissToast } = useContext(ToastContext);
  const paletteItem = useRef<Element | null>(null);
  const describeRemainingAnswers = useDescribeRemainingAnswers();
  const design = useMemo(
    () =>
      createDesignActions({
        teamId,
        flush: () => latest.current.flush(),
        selection,
        messages,
        kinds: localizedKinds,
        form: () => latest.current.schema,
        published: () => latestPublished.current,
        edit: (command, topic) => latest.current.edit(command, topic),
        announce: announcer.announce,
        warn: (warning) =>
          warning
            ? show({ id: lostReferencesToast, intent: 'error', ...warning, timeoutMs: Number.POSITIVE_INFINITY })
            : dismissToast(lostReferencesToast),
        undo: () => latest.current.undo(),
        offerUndo: (name, restore, answeredFields) =>
          offerUndo(
            messages.said.deleted({ name }),
            messages.said.undo,
            restore,
            describeRemainingAnswers(answeredFields),
          ),
        focusSettings() {
          // On a narrow screen, the settings aren't rendered until editing starts.
          flushSync(() => selection.setEditing(true));
          if (settings.current) focusWhenRendered(settings.current, firstFieldSelector);
        },
        focusNewName(isDropped) {
          paletteItem.current = isDropped ? null : document.activeElement;
          // Renders the settings of the new component first; until then, the settings of the previous component are
          // shown.
          flushSync(() => undefined);
          // On a narrow screen the settings stay closed, since they would cover the new component.
          if (settings.current) focusWhenRendered(settings.current, firstFieldSelector, focusAndSelectText);
        },
        focusPalette() {
          const from = paletteItem.current;
          if (!(from instanceof HTMLElement && from.isConnected)) return false;
          focusAndSelectText(from);
          return true;
        },
      }),
    [
      teamId,
      selection,
      announcer,
      offerUndo,
      settings,
      messages,
      localizedKinds,
      show,
      dismissToast,
      describeRemainingAnswers,
    ],
  );
  return { design, announcer };
}

/** Toast ID of the warning about lost references. */
const lostReferencesToast = 'lost references';

/** Focuses a field and selects its text, so that typing replaces it. */
function focusAndSelectText(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

const firstFieldSelector = ['input', 'textarea', 'select', '[contenteditable="true"]']
  .map((control) => `[role="tabpanel"] ${control}:not(:disabled)`)
  .join(', ');

/**
 * Focuses the first element that matches `selector` inside `root`. If no element matches yet, waits until one is
 * rendered, unless the user moves the focus, presses a key, types or clicks meanwhile.
 */
function focusWhenRendered(
  root: Element,
  selector: string,
  focusElement = (found: HTMLElement) => found.focus(),
): void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) focusElement(found);
    return found !== null;
  };
  if (focus()) return;
  const stop = () => {
    observer.disconnect();
    for (const kind of interactionEvents) removeEventListener(kind, stop, true);
  };
  const observer = new MutationObserver(() => {
    const hasFocusMoved = document.activeElement !== before && document.activeElement !== document.body;
    if (!root.isConnected || hasFocusMoved || focus()) stop();
  });
  observer.observe(root, { childList: true, subtree: true });
  for (const kind of interactionEvents) addEventListener(kind, stop, true);
}

const interactionEvents = ['keydown', 'pointerdown', 'input'] as const;
