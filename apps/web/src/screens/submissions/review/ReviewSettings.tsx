import { Field, Input, Switch } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { reviewColumnMessages, reviewStates } from '@tideform/submission-views';
import type { FormReview } from '@tideform/sync';
import { useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** Dialog to turn on the review of a form's submissions and name its states. */
export function ReviewSettings(props: {
  readonly formId: string;
  readonly review: FormReview | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(reviewMessages);
  const columnMessages = useMessages(reviewColumnMessages);
  const styles = useReviewStyles();
  const forms = useFormService();
  const { formId, review, onClose } = props;
  const [isReviewed, setReviewed] = useState(review !== undefined);
  const [names, setNames] = useState<FormReview['names']>(review?.names ?? {});
  const save = async () => {
    await forms.setReview(formId, isReviewed ? { names } : undefined);
  };
  const isUnsaved = JSON.stringify(isReviewed ? { names } : undefined) !== JSON.stringify(review);
  return (
    <ConfirmDialog
      title={messages.settings}
      confirm={messages.save}
      isUnsaved={isUnsaved}
      onConfirm={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field hint={messages.isReviewedHint}>
          <Switch
            label={messages.isReviewed}
            checked={isReviewed}
            onChange={(_, { checked }) => setReviewed(checked === true)}
          />
        </Field>
        {isReviewed &&
          reviewStates.map((state) => (
            <Field key={state} label={messages.nameOf({ state: columnMessages.states[state] })}>
              <Input
                value={names[state] ?? ''}
                placeholder={columnMessages.states[state]}
                maxLength={60}
                onChange={(_, { value }) => setNames({ ...names, [state]: value })}
              />
            </Field>
          ))}
      </div>
    </ConfirmDialog>
  );
}
