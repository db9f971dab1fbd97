import { Body1, Skeleton, SkeletonItem, Spinner, Subtitle1 } from '@fluentui/react-components';
import { Sparkle24Filled } from '@fluentui/react-icons';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useMemo } from 'react';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { useViews } from '../../../form/useViews.ts';
import { FormIcon } from '../../../ui/FormIcon.tsx';
import { describeMessages } from './describe.messages.ts';
import type { Described } from './useDescribed.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** What is there of the form, as it would be filled in. Its code does not run here. */
export function MadeForm({ state }: { readonly state: Described }) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const isMaking = state.step === 'writing' || state.step === 'reading';
  const form = state.step === 'asking' || state.step === 'failed' ? undefined : state.form;
  if (!form && !isMaking) return <Body1 className={styles.empty}>{messages.nothingYet}</Body1>;
  return (
    <div className={styles.paper}>
      {form && (
        <>
          <Subtitle1 as="h3" className={styles.paperTitle}>
            {state.step === 'made' && state.iconSvg !== undefined ? (
              <span className={styles.spark}>
                <FormIcon svg={state.iconSvg} />
              </span>
            ) : (
              <Sparkle24Filled aria-hidden="true" className={styles.spark} />
            )}
            <bdi>{form.title}</bdi>
          </Subtitle1>
          <Drawn form={form.form} />
        </>
      )}
      {isMaking && (
        <Skeleton aria-hidden="true" className={styles.more}>
          <SkeletonItem className={styles.moreLabel} />
          <SkeletonItem className={styles.moreBox} />
        </Skeleton>
      )}
    </div>
  );
}

function Drawn({ form }: { readonly form: FormDefinition }) {
  const session = useMemo(
    () => createSession({ form: upgradeForm(form), specs, viewer: { isCreator: true }, nowMs: Date.now() }),
    [form],
  );
  useEffect(() => () => session.close(), [session]);
  const hasViews = useViews(session.form);
  if (!hasViews) return <Spinner size="medium" />;
  return (
    <FormRunner isCodeOff session={session} appearance="plain" onSubmit={() => undefined} onAction={() => undefined} />
  );
}
