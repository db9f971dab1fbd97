import { Button, CounterBadge, mergeClasses } from '@fluentui/react-components';
import { Warning20Filled } from '@fluentui/react-icons';
import { formProblemMessages, lacksSubmitButton } from '@tideform/components/editing';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { hasUnpublishedChanges } from '../../../data/forms/useForms.ts';
import { PublishDialog } from '../../../dialogs/dialogs.ts';
import { formatPublishProblems } from '../../../dialogs/format-publish-problems.ts';
import { useDebouncedValue } from '../../../ui/loading/useLoaded.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';
import type { Draft } from '../useDraft.ts';

/**
 * Publish button. It is replaced by a warning while the form can't be published, and shows 'Saving...' while the draft
 * is being saved.
 */
export function PublishButton({
  form,
  draft,
  onPublished,
}: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onPublished: () => void;
}) {
  const messages = useMessages(builderMessages);
  const problems = useMessages(formProblemMessages);
  const styles = useBuilderStyles();
  const [isOpen, setOpen] = useState(false);
  // The checks traverse the whole form, so they wait until editing pauses.
  const schema = useDebouncedValue(draft.schema);
  const reasonNotToPublish = useMemo(() => formatPublishProblems(schema, problems), [schema, problems]);
  const lacksSubmit = useMemo(() => lacksSubmitButton(schema), [schema]);
  const hasChanges = useMemo(() => form.published !== undefined && hasUnpublishedChanges(form), [form]);
  if (lacksSubmit) {
    return (
      <Tooltip content={messages.needsSubmit} relationship="label">
        <Button appearance="subtle" icon={<Warning20Filled className={styles.warn} />} disabledFocusable />
      </Tooltip>
    );
  }
  if (reasonNotToPublish !== undefined) {
    return (
      <Tooltip content={messages.refused({ reason: reasonNotToPublish })} relationship="label">
        <Button appearance="subtle" icon={<Warning20Filled className={styles.warn} />} disabledFocusable />
      </Tooltip>
    );
  }
  const isSaving = draft.saveState === 'saving';
  const published = hasChanges ? messages.hasChanges : messages.hasNoChanges;
  return (
    <>
      <Tooltip content={form.published ? published : messages.notPublished} relationship="description">
        <Button
          appearance="primary"
          className={styles.publish}
          disabledFocusable={isSaving || draft.saveState === 'offline'}
          onClick={() => setOpen(true)}
        >
          <span
            className={mergeClasses(styles.roomy, styles.centred)}
            data-room={messages.publish}
            data-more-room={messages.savingPublish}
          >
            {isSaving ? messages.savingPublish : messages.publish}
          </span>
          {hasChanges && <CounterBadge dot color="danger" className={styles.changed} aria-hidden="true" />}
        </Button>
      </Tooltip>
      {isOpen && (
        <PublishDialog
          form={form}
          beforePublish={draft.flush}
          onPublished={onPublished}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
