import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { getErrorLabel } from '@tideform/components/kit/read/label.ts';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { useLoadSourceRow } from '../../../data/sources/useTeamRows.ts';
import { useScriptUser, useViewer } from '../../../data/useIdentity.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { formMessages } from '../../../form/form.messages.ts';
import { getWidthStyle } from '../../../form/form-width.ts';
import { openSession, useSessionLifecycle } from '../../../form/session/open-session.ts';
import { useViews } from '../../../form/useViews.ts';
import { WizardButtons } from '../../../form/wizard/WizardButtons.tsx';
import { RespondSkeleton } from '../RespondFrame.tsx';
import { COLUMN_PX, useRespondStyles } from '../respond.styles.ts';

/** Form with answers that can't be changed. */
export function ReadOnlyForm(props: {
  readonly form: FormDefinition;
  readonly css: string | undefined;
  readonly response: { readonly data: SubmissionData; readonly metadata: Readonly<Record<string, unknown>> };
  /** ID of the response's creator; absent for an anonymous response. */
  readonly creatorId: string | undefined;
  /** Content below the form. */
  readonly children?: ReactNode;
}) {
  const { form } = props;
  const { data, metadata } = props.response;
  const user = useScriptUser();
  const viewer = useViewer(props.creatorId);
  const styles = useRespondStyles();
  const readRow = useLoadSourceRow(useParams().teamId);
  const session = useMemo(
    () => openSession({ form, data, metadata, readOnly: true, viewer, user, loadRow: readRow }),
    [form, data, metadata, viewer, user, readRow],
  );
  useSessionLifecycle(session);
  const messages = useMessages(formMessages).outdated;
  const outdated = useMemo(() => {
    const paths = Array.isArray(metadata.outdated) ? metadata.outdated : [];
    const nodes = paths.map((path: unknown) => (typeof path === 'string' ? session.nodeAt(path) : undefined));
    return [...new Set(nodes.flatMap((node) => (node ? [getErrorLabel(node.definition)] : [])))];
  }, [metadata, session]);
  const room = useMemo(() => getWidthStyle(form, COLUMN_PX), [form]);
  if (!useViews(form)) return <RespondSkeleton form={form} />;
  return (
    <div className={styles.scroll}>
      <div className={styles.column} style={room}>
        {outdated.length > 0 && (
          <MessageBar intent="warning" layout="multiline" className={styles.outdated}>
            <MessageBarBody>{messages.stored({ names: outdated.join(', ') })}</MessageBarBody>
          </MessageBar>
        )}
        <FormRunner
          session={session}
          css={props.css}
          readOnly
          footer={(run) => run.pages.length > 0 && <WizardButtons run={run} />}
        />
        {props.children}
      </div>
    </div>
  );
}
