import { Button, Spinner, Tooltip } from '@fluentui/react-components';
import { Warning20Filled } from '@fluentui/react-icons';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { PublishDialog } from '../../../dialogs/dialogs.ts';
import { lacksSubmitButton } from '../../../dialogs/lacks-submit-button.ts';
import { useBuilderStyles } from '../builder.styles.ts';
import { words } from '../builder.words.ts';
import type { Draft } from '../useDraft.ts';

/** Publish; a warning in its place while nobody could send the form in, 'Saving...' while the draft is on its way. */
export function PublishButton({ form, draft }: { readonly form: FormRow; readonly draft: Draft }) {
  const styles = useBuilderStyles();
  const [isOpen, setOpen] = useState(false);
  if (lacksSubmitButton(draft.schema)) {
    return (
      <Tooltip content={words.needsSubmit} relationship="label">
        <Button appearance="subtle" icon={<Warning20Filled className={styles.warn} />} disabledFocusable />
      </Tooltip>
    );
  }
  const isSaving = draft.saveState === 'saving';
  return (
    <>
      <Button
        appearance="primary"
        disabledFocusable={isSaving || draft.saveState === 'offline'}
        {...(isSaving && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
        onClick={() => setOpen(true)}
      >
        {isSaving ? words.savingPublish : words.publish}
      </Button>
      {isOpen && <PublishDialog form={form} beforePublish={draft.flush} onClose={() => setOpen(false)} />}
    </>
  );
}
