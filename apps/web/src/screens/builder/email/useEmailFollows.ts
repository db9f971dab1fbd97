import { fieldsOf, followTexts } from '@tideform/components/editing';
import type { EmailTemplate } from '@tideform/contract';
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
  /** Names in the email as they are once the form is published. */
  follow(template: EmailTemplate): EmailTemplate;
  /** Grows each time the server's email was changed here. */
  readonly changes: number;
}

/**
 * Rewrites field names in the form's email, which is stored on the server, when fields are renamed or moved: with the saved draft as long
 * as the form was never published, otherwise when it is published, because responses have the old names until then.
 */
export function useEmailFollows(form: FormRow, { schema, saveState }: Draft): FollowedEmail {
  const change = useChangeEmailTemplate(form);
  const [edited, onEdit] = useState<EmailEdit>();
  const [changes, setChanges] = useState(0);
  const version = form.published?.version;
  // The form whose names the email has.
  const base = useRef(schema);
  const seen = useRef(version);
  // One after the other: each begins with the names that the one before has written.
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    if (saveState !== 'saved' || (version !== undefined && version === seen.current)) return;
    const follow = async () => {
      const before = base.current;
      const hasNewNames = before !== schema && isRenamed(before, schema);
      if (hasNewNames) await change((template) => followTexts(before, schema, template));
      base.current = schema;
      seen.current = version;
      if (!hasNewNames) return;
      onEdit((edit) => edit && { ...edit, template: followTexts(before, schema, edit.template) });
      setChanges((count) => count + 1);
    };
    // What could not be changed is tried again with the next edit; names that find nothing are listed before publishing.
    turn.current = turn.current.then(follow).catch(() => undefined);
  }, [change, schema, saveState, version]);
  return { edited, onEdit, changes, follow: (template) => followTexts(base.current, schema, template) };
}

function isRenamed(before: FormDefinition, after: FormDefinition): boolean {
  const { byIdentity } = fieldsOf(after);
  return [...fieldsOf(before).byIdentity.values()].some(
    ({ identity, path }) => (byIdentity.get(identity)?.path ?? path) !== path,
  );
}
