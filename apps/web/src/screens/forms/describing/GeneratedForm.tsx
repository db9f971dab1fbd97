import {
  Body1,
  Caption1Strong,
  Checkbox,
  Skeleton,
  SkeletonItem,
  Spinner,
  Subtitle1,
  Subtitle2,
} from '@fluentui/react-components';
import { Sparkle24Filled } from '@fluentui/react-icons';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { GeneratedFormCode as Code } from '@tideform/import';
import { useEffect, useMemo } from 'react';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { useViews } from '../../../form/useViews.ts';
import { FormIcon } from '../../../ui/icons/FormIcon.tsx';
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

/** Code in a generated form, to be reviewed. It is left out unless the user chooses to keep it. */
export function FormCode(props: {
  readonly code: readonly Code[];
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}) {
  const { code, isKept, onChange } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  return (
    <section className={styles.codes} aria-label={messages.code}>
      <Subtitle2 as="h3">{messages.code}</Subtitle2>
      <Body1>{messages.codeText}</Body1>
      {code.map(({ label, property, code: text }) => (
        <div key={`${label} ${property} ${text}`}>
          <Caption1Strong>{messages.codeOf({ label, property })}</Caption1Strong>
          <pre className={styles.code} dir="ltr">
            {text}
          </pre>
        </div>
      ))}
      <Checkbox label={messages.keepCode} checked={isKept} onChange={(_, { checked }) => onChange(checked === true)} />
    </section>
  );
}
