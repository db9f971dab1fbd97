import { getFormFields, updateTextReferences } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useChangeEmailTemplate } from '../../../data/email/useEmailTemplate.ts';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import type { Draft } from '../useDraft.ts';

interface EmailFieldRenames {
  /** Changes that haven't been applied. */
  readonly edited: EmailEdit | undefined;
  onEdit(edit: EmailEdit | undefined): void;
  /** Must be called after a publish, which renames the fields in the server's email. */
  onPublished(): void;
  /** Number of changes to the server's email so far. */
  readonly changeCount: number;
}

/**
 * Renames fields in the form's email, which is stored on the server, when fields are renamed or moved. Before the first
 * publish this happens whenever the draft is saved; later the publish dialog does it, because responses have the old
 * names until then.
 */
export function useEmailFieldRenames(form: FormRow, { schema, saveState }: Draft): EmailFieldRenames {
  const change = useChangeEmailTemplate(form);
  const [edited, onEdit] = useState<EmailEdit>();
  const [changes, setChanges] = useState(0);
  const isPublished = form.published !== undefined;
  // Definition whose field names the email contains.
  const base = useRef(schema);
  // Runs one change after the other: each starts from the names that the previous one wrote.
  const queue = useRef(Promise.resolve());
  const renameInEdit = (before: FormDefinition) => {
    onEdit((edit) => edit && { ...edit, template: updateTextReferences(before, schema, edit.template) });
    setChanges((count) => count + 1);
  };
  const latestRenameInEdit = useRef(renameInEdit);
  latestRenameInEdit.current = renameInEdit;
  useEffect(() => {
    if (saveState !== 'saved' || isPublished) return;
    const renameInStoredEmail = async () => {
      const before = base.current;
      const hasNewNames = before !== schema && isRenamed(before, schema);
      if (hasNewNames) await change((template) => updateTextReferences(before, schema, template));
      base.current = schema;
      if (hasNewNames) latestRenameInEdit.current(before);
    };
    // A failed change is retried with the next edit; unresolved names are listed before publishing.
    queue.current = queue.current.then(renameInStoredEmail).catch(() => undefined);
  }, [change, schema, saveState, isPublished]);
  const onPublished = () => {
    const before = base.current;
    base.current = schema;
    if (before !== schema && isRenamed(before, schema)) renameInEdit(before);
    else setChanges((count) => count + 1);
  };
  return { edited, onEdit, onPublished, changeCount: changes };
}

function isRenamed(before: FormDefinition, after: FormDefinition): boolean {
  const { byIdentity } = getFormFields(after);
  return [...getFormFields(before).byIdentity.values()].some(
    ({ identity, path }) => (byIdentity.get(identity)?.path ?? path) !== path,
  );
}
