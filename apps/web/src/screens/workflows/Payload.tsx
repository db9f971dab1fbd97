import { MessageBar, MessageBarBody, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { Webhook } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useWebhookPreview } from '../../data/webhooks/useWebhookPreview.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { oopsIn } from '../../failures/oops.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { Request } from './Request.tsx';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** What a webhook would be sent. */
export function Payload({ teamId, webhook }: { readonly teamId: string; readonly webhook: Webhook }) {
  const words = useWords(workflowsWords);
  const failures = useWords(failureWords);
  const { loading } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { value, cause } = useWebhookPreview(teamId, webhook);
  return (
    <div className={styles.cardHead}>
      <span className={styles.quiet}>{words.payloadText}</span>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {value === undefined && cause === undefined && (
        <Skeleton aria-label={loading}>
          <SkeletonItem size={64} />
        </Skeleton>
      )}
      {value && <Request request={value} />}
    </div>
  );
}
