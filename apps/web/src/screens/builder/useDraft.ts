import {
  createHistory,
  type EditHistory,
  parseFieldRenames,
  recordEdit,
  redo,
  trackFieldRenames,
  undo,
  updateFormTests,
  updateTextReferences,
} from '@tideform/components/editing';
import { type FormDefinition, isSameJson, type PdfOptions, restoreTypes, upgradeForm } from '@tideform/engine';
import type { DraftConflictChoice, FormContent, FormRow } from '@tideform/sync';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSaveFormDraft } from '../../data/forms/useDraftEditor.ts';
import { useFormService } from '../../data/forms/useForms.ts';
import { isUnreachable } from '../../failures/failure-kinds.ts';
import { createAutosave } from '../../saving/create-autosave.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

export interface Draft {
  readonly schema: FormDefinition;
  /** Template for the titles of responses. Empty means that responses use the form's title. */
  readonly titleTemplate: string;
  readonly pdfOptions?: PdfOptions | undefined;
  /** Custom CSS of the form, as its author wrote it. */
  readonly customCss?: string | undefined;
  /** Form tests, as stored. */
  readonly tests?: unknown;
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Runs one command of `edit-form`. @param topic consecutive commands with the same topic are undone in one step */
  edit(command: (schema: FormDefinition) => FormDefinition, topic?: string): void;
  setTitleTemplate(template: string): void;
  setPdfOptions(options: PdfOptions): void;
  /** @param css an empty string removes the custom CSS */
  setCustomCss(css: string): void;
  setTests(tests: readonly object[]): void;
  undo(): void;
  redo(): void;
  /** Saves unsaved changes immediately. Rejects when the library does not accept them. */
  flush(): Promise<void>;
  /**
   * Resolves a conflict by keeping one of two drafts. Choosing the other editor's draft can be undone. Rejects as
   * `flush` does.
   */
  resolveConflict(choice: DraftConflictChoice): Promise<void>;
}

type EditableDraft = Pick<Draft, 'schema' | 'titleTemplate' | 'pdfOptions' | 'customCss' | 'tests'>;

/**
 * State of a form's draft in the builder: an undo history of 20 snapshots, and autosave 1 s after the last change, at
 * most 10 s after the first. A draft with an outdated definition is shown upgraded, and saved upgraded with the first
 * edit.
 */
export function useDraft(form: FormRow & { readonly draft: NonNullable<FormRow['draft']> }): Draft {
  const save = useSaveFormDraft();
  const service = useFormService();
  const isOnline = useOnline();
  const [history, setHistory] = useState<EditHistory<EditableDraft>>(() => createHistory(toEditableDraft(form.draft)));
  const [saveState, setSaveState] = useState<SaveState>(form.isDirty ? 'saving' : 'saved');
  const latest = useRef(history);
  // `base` is the library's content before the latest edit; `isStored` is true while the library has all edits.
  const base = useRef<FormContent>(form.draft);
  const isStored = useRef(!form.isDirty);
  const version = form.published?.version;
  // Definition that renames are tracked from, and the renames since the published version up to that definition.
  const renames = useRef(createRenameTracker(history.present.schema, form.draft, version));
  // Publishing freezes the current field names, so tracking starts again.
  if (renames.current.version !== version) {
    renames.current = { version, schema: history.present.schema, names: [] };
  }

  const autosave = useMemo(
    () =>
      createAutosave(
        async () => {
          const edited = latest.current.present;
          const { draft } = await save(form.id, toFormContent(edited, renames.current), base.current);
          if (draft) base.current = draft;
          if (latest.current.present !== edited) return;
          isStored.current = true;
          setSaveState('saved');
        },
        (cause) => setSaveState(isUnreachable(cause) ? 'offline' : 'failed'),
      ),
    [form.id, save],
  );

  const updateHistory = useCallback(
    (step: (history: EditHistory<EditableDraft>) => EditHistory<EditableDraft>) => {
      const next = step(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      isStored.current = false;
      setHistory(next);
      setSaveState('saving');
      autosave.scheduleSave();
    },
    [autosave],
  );

  // Another editor may continue the draft. Their newer version replaces the local one, but only while the library has
  // all local edits and the newer version includes them.
  const { schema, titleTemplate, pdfOptions, customCss, tests } = toEditableDraft(form.draft);
  useEffect(() => {
    if (!isStored.current || form.isDirty) return;
    base.current = form.draft;
    const { past, future, present } = latest.current;
    const stored = { schema, titleTemplate, pdfOptions, customCss, tests };
    // Loading the same draft again creates a new object; replacing the current one with it would lose the selection.
    if (isSameDraft(present, stored) || isSameJson(present, stored)) return;
    renames.current = createRenameTracker(schema, form.draft, renames.current.version);
    const isUntouched = past.length === 0 && future.length === 0;
    latest.current = isUntouched ? createHistory(stored) : recordEdit(latest.current, stored);
    setHistory(latest.current);
  }, [schema, titleTemplate, pdfOptions, customCss, tests, form.isDirty, form.draft]);

  // Resends an edit that only this device has: when the screen opens, when the network returns, and before the screen
  // closes.
  const hasUnsent = useRef(form.isDirty === 1);
  useEffect(() => {
    if (hasUnsent.current) autosave.scheduleSave();
    hasUnsent.current = false;
    const retry = () => void autosave.flush().catch(() => undefined);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      retry();
    };
  }, [autosave]);

  const resolveConflict = async (choice: DraftConflictChoice) => {
    // Flushing also writes the latest edit to the database row, even if the library rejects it.
    await autosave.flush().catch(() => undefined);
    const { draft } = await service.resolveDraftConflict(form.id, choice);
    autosave.cancel();
    isStored.current = true;
    if (draft) base.current = draft;
    if (draft && choice === 'theirs') {
      latest.current = recordEdit(latest.current, toEditableDraft(draft));
      renames.current = createRenameTracker(latest.current.present.schema, draft, renames.current.version);
      setHistory(latest.current);
    }
    setSaveState('saved');
  };

  const updatePart = (part: (present: EditableDraft) => Partial<EditableDraft>, topic?: string) =>
    updateHistory((current) => recordEdit(current, mergeDraft(current.present, part(current.present)), topic));
  return {
    ...history.present,
    saveState: isOnline ? saveState : 'offline',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (command, topic) =>
      updatePart(({ schema, titleTemplate, pdfOptions, tests }) => {
        const next = command(schema);
        if (next === schema) return {};
        const texts = updateTextReferences(schema, next, { titleTemplate, pdfOptions });
        return { schema: next, ...texts, tests: updateFormTests(schema, next, tests) };
      }, topic),
    setTitleTemplate: (titleTemplate) => updatePart(() => ({ titleTemplate })),
    setPdfOptions: (pdfOptions) => updatePart(() => ({ pdfOptions })),
    setCustomCss: (css) => updatePart(() => ({ customCss: css.trim() === '' ? undefined : css })),
    undo: () => updateHistory(undo),
    redo: () => updateHistory(redo),
    setTests: (tests) => updatePart(() => ({ tests: tests.length > 0 ? tests : undefined })),
    flush: () => autosave.flush(),
    resolveConflict,
  };
}

const toEditableDraft = ({
  schema,
  responsesTitleTemplate = '',
  pdfOptions,
  customCss,
  tests,
}: NonNullable<FormRow['draft']>): EditableDraft => ({
  schema: upgradeForm(schema),
  titleTemplate: responsesTitleTemplate,
  pdfOptions,
  customCss,
  tests,
});

const isSameDraft = (one: EditableDraft, other: EditableDraft): boolean =>
  one.schema === other.schema &&
  one.titleTemplate === other.titleTemplate &&
  one.pdfOptions === other.pdfOptions &&
  one.customCss === other.customCss &&
  one.tests === other.tests;

interface RenameTracker {
  readonly version: number | undefined;
  readonly schema: FormDefinition;
  readonly names: ReturnType<typeof parseFieldRenames>;
}

const createRenameTracker = (
  schema: FormDefinition,
  { renamed }: Pick<FormContent, 'renamed'>,
  version: number | undefined,
): RenameTracker => ({ version, schema, names: renamed?.version === version ? parseFieldRenames(renamed?.names) : [] });

/** Returns the renames to store. Only a published form needs them: nothing else stores its field names. */
function computeStoredRenames(now: FormDefinition, { version, schema, names }: RenameTracker): FormContent['renamed'] {
  const next = version === undefined ? [] : trackFieldRenames(schema, now, names);
  return version === undefined || next.length === 0 ? undefined : { version, names: next };
}

/** Returns the content to store in the library. An empty title template is stored as `undefined`. */
const toFormContent = (
  { schema, titleTemplate, pdfOptions, customCss, tests }: EditableDraft,
  renames: RenameTracker,
) => ({
  schema: restoreTypes(schema),
  pdfOptions,
  customCss,
  tests,
  renamed: computeStoredRenames(schema, renames),
  responsesTitleTemplate: titleTemplate.trim() === '' ? undefined : titleTemplate,
});

/** Returns the same object when nothing changed, so that undo has no empty steps. */
function mergeDraft(edited: EditableDraft, part: Partial<EditableDraft>): EditableDraft {
  const next = { ...edited, ...part };
  return isSameDraft(next, edited) ? edited : next;
}
