import { mergeClasses } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { WebhookRequest } from '../../data/webhooks/webhook-request.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** A request as it goes over the wire. */
export function Request({ request }: { readonly request: WebhookRequest }) {
  const words = useWords(workflowsWords);
  const { copy } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { method, url, headers, body } = request;
  const head = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return (
    <>
      <section className={styles.part} aria-label={words.request}>
        <div className={styles.partHead}>
          <strong>{words.request}</strong>
        </div>
        <pre className={styles.code} dir="ltr">
          {head.join('\n')}
        </pre>
      </section>
      <section className={styles.part} aria-label={words.body}>
        <div className={styles.partHead}>
          <strong className={styles.grow}>{words.body}</strong>
          {body !== null && <CopyButton text={body}>{copy}</CopyButton>}
        </div>
        {body === null ? (
          <p className={styles.quiet}>{words.noBody}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too.
          <pre className={mergeClasses(styles.code, styles.tall)} dir="ltr" tabIndex={0}>
            {body}
          </pre>
        )}
      </section>
    </>
  );
}
