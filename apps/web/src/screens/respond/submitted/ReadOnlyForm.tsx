import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type SubmissionData } from '@tideform/engine';
import { useMemo } from 'react';
import { useViewer } from '../../../data/useViewer.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { useViews } from '../../../form/useViews.ts';
import { WizardButtons } from '../../../form/wizard/WizardButtons.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { useRespondStyles } from '../respond.styles.ts';

/** Answers that cannot be changed, drawn as they were given. */
export function ReadOnlyForm(props: {
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  /** Who created the response; absent for an anonymous one. */
  readonly creatorId: string | undefined;
}) {
  const { form, data } = props;
  const viewer = useViewer(props.creatorId);
  const styles = useRespondStyles();
  const session = useMemo(() => createSession({ form, specs, data, readOnly: true, viewer }), [form, data, viewer]);
  if (!useViews(form)) return <RespondSkeleton />;
  return (
    <div className={styles.scroll}>
      <div className={styles.column}>
        <FormRunner session={session} readOnly footer={(run) => run.pages.length > 0 && <WizardButtons run={run} />} />
      </div>
    </div>
  );
}
