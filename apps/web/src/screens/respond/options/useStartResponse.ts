import { useMessages } from '@tideform/i18n/react';
import type { CopySource, ResponseRow } from '@tideform/sync';
import { useLocation, useNavigate } from 'react-router';
import { useCopyResponse } from '../../../data/useCopyResponse.ts';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { newCopy } from '../../../ui/new-copy.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { useWordLostFiles } from '../../../ui/useWordLostFiles.ts';
import { useResponseView } from '../useResponseView.ts';

export interface StartResponses {
  /** Opens a new response of the form. */
  another(formId: string): Promise<void>;
  /** Opens a new draft with the answers of another response. */
  copy(source: CopySource): Promise<void>;
}

/** Starts another response and goes there; going back still leads to where the person came from. */
export function useStartResponse(teamId: string): StartResponses {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { rest } = useResponseView();
  const commands = useResponseCommands();
  const copyResponse = useCopyResponse(teamId);
  const failures = useMessages(failureMessages);
  const tell = useTell();
  const wordLostFiles = useWordLostFiles();
  const open = async (start: Promise<ResponseRow>, added?: typeof newCopy) => {
    try {
      const { id, formId } = await start;
      await navigate(`/teams/${teamId}/forms/${formId}/response/${id}${rest}`, {
        state: { ...state, isNewCopy: false, ...added },
        replace: true,
      });
    } catch (cause) {
      tell('error', wordCause(cause, failures));
    }
  };
  return {
    another: (formId) => open(commands.create(formId)),
    copy: (source) =>
      open(
        copyResponse(source).then(({ response, lostFiles }) => {
          const lost = wordLostFiles(lostFiles);
          if (lost) tell('error', lost);
          return response;
        }),
        newCopy,
      ),
  };
}
