import { useMessages } from '@tideform/i18n/react';
import type { CopySource, ResponseRow } from '@tideform/sync';
import { useLocation, useNavigate } from 'react-router';
import { useCopyResponse } from '../../../data/responses/useCopyResponse.ts';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { newCopyState } from '../../../ui/routing/location-state.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { useFormatLostFiles } from '../../../ui/useFormatLostFiles.ts';
import { useResponseView } from '../useResponseView.ts';

export interface StartResponseCommands {
  /** Opens a new response of the form. */
  another(formId: string): Promise<void>;
  /** Opens a new draft with the answers of another response. */
  copy(source: CopySource): Promise<void>;
}

/**
 * Returns functions that start another response and navigate to it. Going back still leads to the screen before the
 * current response.
 */
export function useStartResponse(teamId: string): StartResponseCommands {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { preservedQuery } = useResponseView();
  const commands = useResponseCommands();
  const copyResponse = useCopyResponse(teamId);
  const failures = useMessages(failureMessages);
  const notify = useShowToast();
  const formatLostFiles = useFormatLostFiles();
  const open = async (start: Promise<ResponseRow>, added?: typeof newCopyState) => {
    try {
      const { id, formId } = await start;
      await navigate(`/teams/${teamId}/forms/${formId}/response/${id}${preservedQuery}`, {
        state: { ...state, isNewCopy: false, ...added },
        replace: true,
      });
    } catch (cause) {
      notify('error', formatCause(cause, failures));
    }
  };
  return {
    another: (formId) => open(commands.create(formId)),
    copy: (source) =>
      open(
        copyResponse(source).then(({ response, lostFiles }) => {
          const lostFilesText = formatLostFiles(lostFiles);
          if (lostFilesText) notify('error', lostFilesText);
          return response;
        }),
        newCopyState,
      ),
  };
}
