import { MessageBar, MessageBarBody, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { Webhook } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useWebhookPreview } from '../../data/workflows/useWebhooks.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatSectionError } from '../../failures/format-failure.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Preview of the request that the webhook would receive. */
export function Payload({ teamId, webhook }: { readonly teamId: string; readonly webhook: Webhook }) {
  const messages = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const { loading } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { value, cause } = useWebhookPreview(teamId, webhook);
  return (
    <div className={styles.cardHead}>
      <span className={styles.quiet}>{messages.payloadText}</span>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatSectionError(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {value === undefined && cause === undefined && (
        <Skeleton aria-label={loading}>
          <SkeletonItem size={64} />
        </Skeleton>
      )}
      {value && <RequestDetails request={value} />}
    </div>
  );
}
