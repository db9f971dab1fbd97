import { Badge } from '@fluentui/react-components';
import type { ResponseRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { RespondHeader } from '../RespondHeader.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { respondWords } from '../respond.words.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

/** Submitted, and not in the library yet. */
export function PendingSubmission({ response }: { readonly response: ResponseRow }) {
  const words = useWords(respondWords);
  const styles = useRespondStyles();
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={response.teamId} formId={response.formId} title={response.formTitle}>
        <Badge appearance="tint" color="warning">
          {words.pending}
        </Badge>
        <ResponseOptions shown={{ response, place: 'pending' }} />
      </RespondHeader>
      <Leavable subject={`view ${response.id}`} teamId={response.teamId}>
        <ReadOnlyForm form={response.schema} response={response.data} creatorId={response.createdBy.id} />
      </Leavable>
    </div>
  );
}
