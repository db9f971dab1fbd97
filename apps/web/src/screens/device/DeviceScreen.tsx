import { Button, Caption1, Skeleton, SkeletonItem, Subtitle2 } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { useDeviceResponses } from '../../data/device/load-device-responses.ts';
import { useLaunchedFile } from '../../data/device/useTransfer.ts';
import { useCopyResponse } from '../../data/responses/useCopyResponse.ts';
import { useResponseTitle } from '../../data/responses/useOwnResponses.ts';
import { useResponseCommands } from '../../data/responses/useResponse.ts';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { KioskSection } from '../../device/KioskSection.tsx';
import { StorageSection } from '../../device/StorageSection.tsx';
import { VersionSection } from '../../device/VersionSection.tsx';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useFormatLostFiles } from '../../ui/useFormatLostFiles.ts';
import { type CardActions, DeviceCard } from './DeviceCard.tsx';
import { ImportButton, TransferMessages, useDeviceTransfer } from './DeviceTransfer.tsx';
import { DiscardDialog, useDiscard } from './DiscardDialog.tsx';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';
import { SourcesSection } from './SourcesSection.tsx';

/** Number of cards rendered at first, and added by each 'Load more'. */
const cardsPerPage = 50;

/** Lists all of the user's data on this device: unsent responses, why they are waiting, and how to export them. */
export function DeviceScreen() {
  const messages = useMessages(deviceMessages);
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  const navigate = useNavigate();
  const [limit, setLimit] = useState(cardsPerPage);
  const deviceResponses = useDeviceResponses(limit);
  const titleOf = useResponseTitle();
  const teams = useTeams();
  const requestSync = useRequestSync();
  const transfer = useDeviceTransfer();
  useLaunchedFile((file) => void transfer.importFile(file));
  const copyStuck = useCopyStuckSubmit();
  const { hidden, discard } = useDiscard();
  const [discarding, setDiscarding] = useState<DeviceResponse>();
  const responses = titleOf && deviceResponses?.responses.filter(({ id }) => !hidden.has(id));
  const unsentIds = deviceResponses?.unsentIds.filter((id) => !hidden.has(id)) ?? [];
  const title = ({ row, title, formTitle }: DeviceResponse) => (row && titleOf?.(row)) || title || formTitle;
  const actions: CardActions = {
    retry: ({ teamId }) => requestSync({ teamId }),
    open: ({ teamId, formId, id }) =>
      void navigate(`/teams/${teamId}/forms/${formId}/response/${id}`, { state: inAppLinkState }),
    export: ({ id }, name) => void transfer.exportResponses([id], name),
    copy: (response) => void copyStuck(response),
    discard: setDiscarding,
  };
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={messages.title}
        actions={
          <div className={styles.actions}>
            <ImportButton isBusy={transfer.isBusy} onFile={(file) => void transfer.importFile(file)} />
            <Button
              icon={<ArrowDownload20Regular />}
              disabled={unsentIds.length === 0 || transfer.isBusy}
              onClick={() => void transfer.exportResponses(unsentIds, messages.exportAll)}
            >
              {messages.exportAll}
            </Button>
          </div>
        }
      />
      <Caption1 className={styles.help}>{messages.help}</Caption1>
      <TransferMessages result={transfer.outcome} onDismiss={transfer.dismiss} />
      <section className={styles.section}>
        <Subtitle2 as="h2" className={styles.heading}>
          {messages.responses}
        </Subtitle2>
        {responses === undefined && <LoadingSkeleton />}
        {responses?.length === 0 && (
          <EmptyState
            {...messages.empty}
            action={<Button onClick={() => navigate('/teams')}>{ui.backToForms}</Button>}
          />
        )}
        {responses !== undefined && responses.length > 0 && (
          <ul className={styles.list} aria-label={messages.responses}>
            {responses.map((response) => (
              <li key={response.id}>
                <DeviceCard
                  {...{ response, actions }}
                  title={title(response)}
                  teamName={teams?.find(({ id }) => id === response.teamId)?.displayName}
                />
              </li>
            ))}
          </ul>
        )}
        {deviceResponses?.hasMore && (
          <Button className={styles.more} onClick={() => setLimit(limit + cardsPerPage)}>
            {messages.loadMore}
          </Button>
        )}
      </section>
      <StorageSection />
      <SourcesSection />
      <KioskSection teams={teams} />
      <VersionSection />
      {discarding && (
        <DiscardDialog
          response={discarding}
          title={title(discarding)}
          onDiscard={() => discard(discarding, title(discarding))}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </div>
  );
}

function LoadingSkeleton() {
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  return (
    <Skeleton aria-label={ui.loading} className={styles.list}>
      <SkeletonItem size={64} />
      <SkeletonItem size={64} />
    </Skeleton>
  );
}

/** Returns a function that copies the answers of a stuck submit to a draft, and opens it. */
function useCopyStuckSubmit(): (response: DeviceResponse) => Promise<void> {
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
