import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech, useSpoken } from '@tideform/i18n/react';
import { type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createAnnouncer } from '../../../../form/announcer.ts';
import { ToastContext } from '../../../../ui/toasts/toasts.ts';
import { useOfferUndo } from '../../../../ui/toasts/useOfferUndo.ts';
import type { Draft } from '../../useDraft.ts';
import { useWordKept } from '../../useWordKept.ts';
import { designMessages } from '../design.messages.ts';
import type { Selection } from '../selection/create-selection.ts';
import { createDesign } from './create-design.ts';
import { focusWhenThere } from './focus-when-there.ts';

/** What can be done and what is read aloud, for the life of the tab. */
export function useNewDesign(
  teamId: string,
  draft: Draft,
  published: FormDefinition | undefined,
  selection: Selection,
  settings: RefObject<HTMLElement | null>,
) {
  const messages = useMessages(designMessages);
  const saidKinds = useSpoken(kinds);
  const { locale } = useSpeech();
  const [announcer] = useState(() => createAnnouncer((labels) => formatList(labels, locale)));
  const latest = useRef(draft);
  latest.current = draft;
  const answered = useRef(published);
  answered.current = published;
  const offerUndo = useOfferUndo();
  const { show, take: takeToast } = useContext(ToastContext);
  const palette = useRef<Element | null>(null);
  const wordKept = useWordKept();
  const design = useMemo(
    () =>
      createDesign({
        teamId,
        flush: () => latest.current.flush(),
        selection,
        messages,
        kinds: saidKinds,
        form: () => latest.current.schema,
        published: () => answered.current,
        edit: (command, topic) => latest.current.edit(command, topic),
        say: announcer.say,
        warn: (warning) =>
          warning
            ? show({ id: LOST, intent: 'error', ...warning, timeoutMs: Number.POSITIVE_INFINITY })
            : takeToast(LOST),
        undo: () => latest.current.undo(),
        offerUndo: (name, takeBack, kept) =>
          offerUndo(messages.said.deleted({ name }), messages.said.undo, takeBack, wordKept(kept)),
        focusSettings() {
          // Where there is little room, the settings are drawn only now.
          flushSync(() => selection.edit(true));
          if (settings.current) focusWhenThere(settings.current, firstField);
        },
        nameNew(isPlaced) {
          palette.current = isPlaced ? null : document.activeElement;
          // The settings of the new one are drawn first: until then those of another are there.
          flushSync(() => undefined);
          // Where there is little room, the settings would lie over what was just added.
          if (settings.current) focusWhenThere(settings.current, firstField, takeText);
        },
        backToPalette() {
          const from = palette.current;
          if (!(from instanceof HTMLElement && from.isConnected)) return false;
          takeText(from);
          return true;
        },
      }),
    [teamId, selection, announcer, offerUndo, settings, messages, saidKinds, show, takeToast, wordKept],
  );
  return { design, announcer };
}

/** The warning about references that point at nothing. */
const LOST = 'lost references';

/** With its text, which is typed over. */
function takeText(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

const firstField = ['input', 'textarea', 'select', '[contenteditable="true"]']
  .map((control) => `[role="tabpanel"] ${control}:not(:disabled)`)
  .join(', ');
