import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { WebhookRequest } from '../../data/workflows/useWebhooks.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** HTTP request of a webhook: method, URL, headers and body. */
export function RequestDetails({ request }: { readonly request: WebhookRequest }) {
  const messages = useMessages(workflowsMessages);
  const { copy } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { method, url, headers, body } = request;
  const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return (
    <>
      <section className={styles.part} aria-label={messages.request}>
        <div className={styles.partHead}>
          <strong>{messages.request}</strong>
        </div>
        <pre className={styles.code} dir="ltr">
          {head.join('\n')}
        </pre>
      </section>
      <section className={styles.part} aria-label={messages.body}>
        <div className={styles.partHead}>
          <strong className={styles.grow}>{messages.body}</strong>
          {body !== null && <CopyButton text={body}>{copy}</CopyButton>}
        </div>
        {body === null ? (
          <p className={styles.quiet}>{messages.noBody}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the body.
          <pre className={mergeClasses(styles.code, styles.tall)} dir="ltr" tabIndex={0}>
            {body}
          </pre>
        )}
      </section>
    </>
  );
}
