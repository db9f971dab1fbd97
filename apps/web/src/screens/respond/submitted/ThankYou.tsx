import { Button } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useLocation, useNavigate } from 'react-router';
import { useData } from '../../../data/data-context.ts';
import { useForm } from '../../../data/forms/useForms.ts';
import { useResponse } from '../../../data/responses/useResponse.ts';
import { SubmitConfirmation } from '../../../form/thanks/SubmitConfirmation.tsx';
import { useKiosk } from '../../../kiosk/kiosk-mode.ts';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useStartResponse } from '../options/useStartResponse.ts';
import { RespondHeader } from '../RespondFrame.tsx';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useResponseView } from '../useResponseView.ts';

const AddAnotherItem = onDemand(async () => (await import('./AddAnotherItem.tsx')).AddAnotherItem);

/** Thank-you page after a submit on this device. */
export function ThankYou({
  teamId,
  formId,
  responseId,
}: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}) {
  const messages = useMessages(respondMessages);
  const styles = useRespondStyles();
  const form = useForm(formId);
  const progress = useSubmissionProgress(responseId);
  const ownDraft = useConflictDraft(formId, responseId);
  const navigate = useNavigate();
  const { state } = useLocation();
  const { isEmbedded, preservedQuery } = useResponseView();
  const hasMenu = useKiosk() === undefined && !isEmbedded;
  const addAnother = () =>
    navigate(`/teams/${teamId}/forms/${formId}/response${preservedQuery}`, { state, replace: true });
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title={form?.title ?? ''}>
        {hasMenu && form?.published && <AddAnotherMenu teamId={teamId} formId={formId} />}
      </RespondHeader>
      <div className={styles.scroll}>
        <div className={styles.column}>
          {ownDraft ? (
            <EmptyState
              title={messages.beaten.title}
              text={messages.beaten.text}
              action={
                <Button
                  appearance="primary"
                  onClick={() => navigate(`/teams/${teamId}/forms/${formId}/response/${ownDraft}`)}
                >
                  {messages.beaten.open}
                </Button>
              }
            />
          ) : progress === 'waiting' ? (
            <SubmitConfirmation text={messages.waiting} onStartAgain={addAnother} />
          ) : (
            <SubmitConfirmation note={progress && messages[progress]} onStartAgain={addAnother} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Returns the upload state of the submission, based on this device's data; `undefined` while that is loading. */
function useSubmissionProgress(responseId: string): 'waiting' | 'sending' | 'arrived' | undefined {
  const isOnline = useOnline();
  const response = useResponse(responseId);
  if (response === undefined) return isOnline ? undefined : 'waiting';
  // Uploaded responses are removed from the device once the library has confirmed them.
  if (!response?.isDirty) return 'arrived';
  return isOnline ? 'sending' : 'waiting';
}

/**
 * Returns the ID of the draft that keeps the answers of a submit after another device submitted first; `undefined` if
 * this submit counts or the result isn't known yet.
 */
function useConflictDraft(formId: string, responseId: string): string | undefined {
  const { database } = useData();
  return useLiveQuery(async () => {
    const drafts = database.responses.where('formId').equals(formId);
    const isOwn = ({ conflict, submitted, deleted }: ResponseRow) =>
      conflict?.of === responseId && conflict.isSubmit === 1 && !submitted && !deleted;
    return (await drafts.filter(isOwn).first())?.id;
  }, [database, formId, responseId]);
}

function AddAnotherMenu({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const messages = useMessages(respondMessages);
  const start = useStartResponse(teamId);
  return (
    <MenuButton
      menu={AddAnotherItem}
      menuProps={{ onAdd: () => void start.another(formId) }}
      appearance="subtle"
      icon={<MoreHorizontalRegular />}
      aria-label={messages.menu.open}
    />
  );
}
