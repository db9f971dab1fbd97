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
import { useDescribeStyles } from './useDescribeStyles.ts';
import type { GenerationState } from './useFormGeneration.ts';

/** Preview of the generated form, without running its code. */
export function GeneratedForm({ state }: { readonly state: GenerationState }) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  const isGenerating = state.step === 'writing' || state.step === 'reading';
  const form = state.step === 'asking' || state.step === 'failed' ? undefined : state.form;
  if (!form && !isGenerating) return <Body1 className={styles.empty}>{messages.nothingYet}</Body1>;
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
          <FormPreview form={form.form} />
        </>
      )}
      {isGenerating && (
        <Skeleton aria-hidden="true" className={styles.more}>
          <SkeletonItem className={styles.moreLabel} />
          <SkeletonItem className={styles.moreBox} />
        </Skeleton>
      )}
    </div>
  );
}

function FormPreview({ form }: { readonly form: FormDefinition }) {
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
