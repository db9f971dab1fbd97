import {
  followTests,
  followTexts,
  type History,
  readRenamed,
  record,
  redo,
  startHistory,
  trackRenames,
  undo,
} from '@tideform/components/editing';
import { type FormDefinition, type PdfOptions, sameJson, upgradeForm, withOwnTypes } from '@tideform/engine';
import type { DraftChoice, FormContent, FormRow } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormService } from '../../data/useFormService.ts';
import { useSaveFormDraft } from '../../data/useSaveFormDraft.ts';
import { isOutOfReach } from '../../failures/is-out-of-reach.ts';
import { createAutosave } from '../../saving/create-autosave.ts';
import { useOnline } from '../../ui/useOnline.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

export interface Draft {
  readonly schema: FormDefinition;
  /** How responses are titled; empty: by the form's title. */
  readonly titleTemplate: string;
  readonly pdfOptions?: PdfOptions | undefined;
  /** Styles of the form, as they are written. */
  readonly customCss?: string | undefined;
  /** The form's own tests, as they are kept. */
  readonly tests?: unknown;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Runs one command of `edit-form`. @param topic commands about the same topic in a row are undone in one step */
  edit(command: (schema: FormDefinition) => FormDefinition, topic?: string): void;
  setTitleTemplate(template: string): void;
  setPdfOptions(options: PdfOptions): void;
  /** @param css empty: none */
  setCustomCss(css: string): void;
  setTests(tests: readonly object[]): void;
  undo(): void;
  redo(): void;
  /** Saves now what is not saved; rejects when the library did not take it. */
  flush(): Promise<void>;
  /** Ends a conflict: one of two drafts goes on. To take theirs is a step that can be undone. Rejects as `flush` does. */
  settle(choice: DraftChoice): Promise<void>;
}

type Edited = Pick<Draft, 'schema' | 'titleTemplate' | 'pdfOptions' | 'customCss' | 'tests'>;

/**
 * The draft of a form while it is edited: 20 snapshots of undo, autosave 1 s after the last change, 10 s at most. One that
 * is stored in an old way is shown as it is stored now, and saved so with the first edit.
 */
export function useDraft(form: FormRow & { readonly draft: NonNullable<FormRow['draft']> }): Draft {
  const save = useSaveFormDraft();
  const service = useFormService();
  const isOnline = useOnline();
  const [history, setHistory] = useState<History<Edited>>(() => startHistory(editedOf(form.draft)));
  const [saveState, setSaveState] = useState<SaveState>(form.isDirty ? 'saving' : 'saved');
  const latest = useRef(history);
  // What the library had when this was edited last, and whether it has all of it.
  const base = useRef<FormContent>(form.draft);
  const isKept = useRef(!form.isDirty);
  const version = form.published?.version;
  // A form whose components are known, and what had become of the fields of the published version until then.
  const renames = useRef(startRenames(history.present.schema, form.draft, version));
  // A publish freezes the names that fields have then.
  if (renames.current.version !== version) {
    renames.current = { version, schema: history.present.schema, names: [] };
  }

  const autosave = useMemo(
    () =>
      createAutosave(
        async () => {
          const edited = latest.current.present;
          const { draft } = await save(form.id, contentOf(edited, renames.current), base.current);
          if (draft) base.current = draft;
          if (latest.current.present !== edited) return;
          isKept.current = true;
          setSaveState('saved');
        },
        (cause) => setSaveState(isOutOfReach(cause) ? 'offline' : 'failed'),
      ),
    [form.id, save],
  );

  const move = useCallback(
    (step: (history: History<Edited>) => History<Edited>) => {
      const next = step(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      isKept.current = false;
      setHistory(next);
      setSaveState('saving');
      autosave.touch();
    },
    [autosave],
  );

  // Others go on with it: theirs is taken while all that was edited here is in the library, and in what they have made of it.
  const { schema, titleTemplate, pdfOptions, customCss, tests } = editedOf(form.draft);
  useEffect(() => {
    if (!isKept.current || form.isDirty) return;
    base.current = form.draft;
    const { past, future, present } = latest.current;
    const newer = { schema, titleTemplate, pdfOptions, customCss, tests };
    // The same draft read again is another object: what is selected would be gone.
    if (isSame(present, newer) || sameJson(present, newer)) return;
    renames.current = startRenames(schema, form.draft, renames.current.version);
    const isUntouched = past.length === 0 && future.length === 0;
    latest.current = isUntouched ? startHistory(newer) : record(latest.current, newer);
    setHistory(latest.current);
  }, [schema, titleTemplate, pdfOptions, customCss, tests, form.isDirty, form.draft]);

  // An edit that only this device has is sent again: when the screen opens, when the network is back, before it closes.
  const hasUnsent = useRef(form.isDirty === 1);
  useEffect(() => {
    if (hasUnsent.current) autosave.touch();
    hasUnsent.current = false;
    const retry = () => void autosave.flush().catch(() => undefined);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      retry();
    };
  }, [autosave]);

  const settle = async (choice: DraftChoice) => {
    // What was edited last is in the row, too, whatever the library says.
    await autosave.flush().catch(() => undefined);
    const { draft } = await service.settleDraft(form.id, choice);
    autosave.cancel();
    isKept.current = true;
    if (draft) base.current = draft;
    if (draft && choice === 'theirs') {
      latest.current = record(latest.current, editedOf(draft));
      renames.current = startRenames(latest.current.present.schema, draft, renames.current.version);
      setHistory(latest.current);
    }
    setSaveState('saved');
  };

  const change = (part: (present: Edited) => Partial<Edited>, topic?: string) =>
    move((current) => record(current, withPart(current.present, part(current.present)), topic));
  return {
    ...history.present,
    saveState: isOnline ? saveState : 'offline',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (command, topic) =>
      change(({ schema, titleTemplate, pdfOptions, tests }) => {
        const next = command(schema);
        if (next === schema) return {};
        const texts = followTexts(schema, next, { titleTemplate, pdfOptions });
        return { schema: next, ...texts, tests: followTests(schema, next, tests) };
      }, topic),
    setTitleTemplate: (titleTemplate) => change(() => ({ titleTemplate })),
    setPdfOptions: (pdfOptions) => change(() => ({ pdfOptions })),
    setCustomCss: (css) => change(() => ({ customCss: css.trim() === '' ? undefined : css })),
    undo: () => move(undo),
    redo: () => move(redo),
    setTests: (tests) => change(() => ({ tests: tests.length > 0 ? tests : undefined })),
    flush: () => autosave.flush(),
    settle,
  };
}

const editedOf = ({
  schema,
  responsesTitleTemplate = '',
  pdfOptions,
  customCss,
  tests,
}: NonNullable<FormRow['draft']>): Edited => ({
  schema: upgradeForm(schema),
  titleTemplate: responsesTitleTemplate,
  pdfOptions,
  customCss,
  tests,
});

const isSame = (one: Edited, other: Edited): boolean =>
  one.schema === other.schema &&
  one.titleTemplate === other.titleTemplate &&
  one.pdfOptions === other.pdfOptions &&
  one.customCss === other.customCss &&
  one.tests === other.tests;

interface Renames {
  readonly version: number | undefined;
  readonly schema: FormDefinition;
  readonly names: ReturnType<typeof readRenamed>;
}

const startRenames = (
  schema: FormDefinition,
  { renamed }: Pick<FormContent, 'renamed'>,
  version: number | undefined,
): Renames => ({ version, schema, names: renamed?.version === version ? readRenamed(renamed?.names) : [] });

/** Only a published form's names are stored elsewhere. */
function renamedOf(now: FormDefinition, { version, schema, names }: Renames): FormContent['renamed'] {
  const next = version === undefined ? [] : trackRenames(schema, now, names);
  return version === undefined || next.length === 0 ? undefined : { version, names: next };
}

/** No template is none in the library, not an empty one. */
const contentOf = ({ schema, titleTemplate, pdfOptions, customCss, tests }: Edited, renames: Renames) => ({
  schema: withOwnTypes(schema),
  pdfOptions,
  customCss,
  tests,
  renamed: renamedOf(schema, renames),
  responsesTitleTemplate: titleTemplate.trim() === '' ? undefined : titleTemplate,
});

/** The same object when nothing in it changed, so that undo has no empty steps. */
function withPart(edited: Edited, part: Partial<Edited>): Edited {
  const next = { ...edited, ...part };
  return isSame(next, edited) ? edited : next;
}
