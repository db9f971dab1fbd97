import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { TextAdd20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useEffect, useId, useState } from 'react';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { describeFormChanges, type FormChangeDescription } from './describe-form-changes.ts';
import { versionsMessages } from './versions.messages.ts';

const useStyles = makeStyles({
  box: {
    marginBlock: tokens.spacingVerticalM,
    padding: '8px 12px',
    backgroundColor: tokens.colorNeutralBackground3,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, flexGrow: 1, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  lines: { margin: 0, paddingInlineStart: '20px', maxHeight: '160px', overflowY: 'auto', overflowWrap: 'anywhere' },
});

/** Summary of the draft's changes since the published version. Users can copy it into the comment. */
export function UnpublishedChanges({
  form,
  onUse,
}: {
  readonly form: FormRow;
  readonly onUse: (text: string) => void;
}) {
  const messages = useMessages(versionsMessages).changes;
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const heading = useId();
  const { draft, published } = form;
  const changes = useChanges(published, draft);
  const lines = changes?.lines;
  if (!published || !draft || lines?.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading} className={styles.title}>
          {messages.title({ number: published.version })}
        </h3>
        {lines && (
          <Button size="small" icon={<TextAdd20Regular />} onClick={() => onUse(lines.join('\n'))}>
            {messages.use}
          </Button>
        )}
      </div>
      {lines ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll the list.
        <ul className={styles.lines} tabIndex={0} aria-labelledby={heading}>
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      ) : (
        <span role="status">{ui.loading}</span>
      )}
      {changes?.removesQuestions && <Caption1 block>{messages.keepsAnswers}</Caption1>}
    </section>
  );
}

/**
 * Returns descriptions of the draft's changes; `undefined` while comparing. Empty if comparing fails, which doesn't
 * prevent publishing.
 */
function useChanges(published: FormRow['published'], draft: FormRow['draft']): FormChangeDescription | undefined {
  const locale = useLocale();
  const report = useReportFailure();
  const [changes, setChanges] = useState<FormChangeDescription>();
  useEffect(() => {
    if (!published || !draft) return;
    let isCancelled = false;
    describeFormChanges(published, draft, locale).then(
      (found) => !isCancelled && setChanges(found),
      (cause: unknown) => {
        if (isCancelled) return;
        report('changes', cause);
        setChanges({ lines: [], removesQuestions: false });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [published, draft, locale, report]);
  return changes;
}
