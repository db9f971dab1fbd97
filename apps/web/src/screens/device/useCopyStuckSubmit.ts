import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useNavigate } from 'react-router';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { useCopyResponse } from '../../data/useCopyResponse.ts';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { inAppLinkState } from '../../ui/in-app-link-state.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { useFormatLostFiles } from '../../ui/useFormatLostFiles.ts';

/** Returns a function that copies the answers of a stuck submit to a draft, and opens it. */
export function useCopyStuckSubmit(): (response: DeviceResponse) => Promise<void> {
  const navigate = useNavigate();
  const commands = useResponseCommands();
  const copyResponse = useCopyResponse();
  const showToast = useShowToast();
  const failures = useMessages(failureMessages);
  const formatLostFiles = useFormatLostFiles();

  const copy = async (row: ResponseRow): Promise<ResponseRow> => {
    const { response, lostFiles } = await copyResponse(row);
    const lost = formatLostFiles(lostFiles);
    if (lost) showToast('error', lost);
    return response;
  };

  return async ({ row, recovery }) => {
    if (!row) return;
    try {
      const { id, teamId, formId } = await (recovery === 'withdraw'
        ? commands.withdrawResubmission(row.id)
        : copy(row));
      await navigate(`/teams/${teamId}/forms/${formId}/response/${id}`, { state: inAppLinkState });
    } catch (cause) {
      showToast('error', formatCause(cause, failures));
    }
  };
}
