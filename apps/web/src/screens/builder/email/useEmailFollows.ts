import { fieldsOf, followTexts } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useChangeEmailTemplate } from '../../../data/email/useEmailTemplate.ts';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import type { Draft } from '../useDraft.ts';

interface FollowedEmail {
  /** What is not applied yet. */
  readonly edited: EmailEdit | undefined;
  onEdit(edit: EmailEdit | undefined): void;
  /** Follows a publish, with which the server's email has got the new names. */
  onPublished(): void;
  /** Grows each time the server's email was changed. */
  readonly changes: number;
}

/**
 * Rewrites field names in the form's email, which is stored on the server, when fields are renamed or moved: with the saved draft as long
 * as the form was never published. Afterwards the publish dialog does, because responses have the old names until then.
 */
export function useEmailFollows(form: FormRow, { schema, saveState }: Draft): FollowedEmail {
  const change = useChangeEmailTemplate(form);
  const [edited, onEdit] = useState<EmailEdit>();
  const [changes, setChanges] = useState(0);
  const isPublished = form.published !== undefined;
  // The form whose names the email has.
  const base = useRef(schema);
  // One after the other: each begins with the names that the one before has written.
  const turn = useRef(Promise.resolve());
  const followEdit = (before: FormDefinition) => {
    onEdit((edit) => edit && { ...edit, template: followTexts(before, schema, edit.template) });
    setChanges((count) => count + 1);
  };
  const follow = useRef(followEdit);
  follow.current = followEdit;
  useEffect(() => {
    if (saveState !== 'saved' || isPublished) return;
    const followDraft = async () => {
      const before = base.current;
      const hasNewNames = before !== schema && isRenamed(before, schema);
      if (hasNewNames) await change((template) => followTexts(before, schema, template));
      base.current = schema;
      if (hasNewNames) follow.current(before);
    };
    // What could not be changed is tried again with the next edit; names that find nothing are listed before publishing.
    turn.current = turn.current.then(followDraft).catch(() => undefined);
  }, [change, schema, saveState, isPublished]);
  const onPublished = () => {
    const before = base.current;
    base.current = schema;
    if (before !== schema && isRenamed(before, schema)) followEdit(before);
    else setChanges((count) => count + 1);
  };
  return { edited, onEdit, onPublished, changes };
}

function isRenamed(before: FormDefinition, after: FormDefinition): boolean {
  const { byIdentity } = fieldsOf(after);
  return [...fieldsOf(before).byIdentity.values()].some(
    ({ identity, path }) => (byIdentity.get(identity)?.path ?? path) !== path,
  );
}
