import { Button, Caption1, Skeleton, SkeletonItem, Subtitle2 } from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../../data/forms/useForms.ts';
import { HangGuard } from '../../form/busy/HangGuard.tsx';
import { getWidthStyle } from '../../form/form-width.ts';
import { SyncBadge } from '../../shell/frame/sync/SyncBadge.tsx';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { COLUMN_PX, useRespondStyles } from './respond.styles.ts';
import { getBackPath, useResponseView } from './useResponseView.ts';

/** Header of a response: back button, the form's icon and title, and the response's options. */
export function RespondHeader(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly title: string;
  readonly hint?: string | undefined;
  /** Called before leaving, to ask for confirmation; continues with `leave`. */
  readonly onLeave?: ((leave: () => void) => void) | undefined;
  readonly children?: ReactNode;
}) {
  const ui = useMessages(uiMessages);
  const styles = useRespondStyles();
  const { isEmbedded, selectedRow } = useResponseView();
  const form = useForm(props.formId);
  // On a phone, the team's bar above the header isn't shown.
  const hasBadge = useScreenFormat() === 'mobile' && !isEmbedded;
  return (
    <header className={styles.header}>
      {!isEmbedded && (
        <BackButton label={ui.back} to={getBackPath(props.teamId, props.formId, selectedRow)} onLeave={props.onLeave} />
      )}
      <IconTile icon={<FormIcon svg={form?.icon} />} tint={getTint(props.formId)} size="small" />
      <div className={styles.headerText}>
        <Subtitle2 as="h1" dir="auto" className={styles.headerTitle}>
          {props.title}
        </Subtitle2>
        {props.hint && <Caption1 className={styles.headerHint}>{props.hint}</Caption1>}
      </div>
      {hasBadge && <SyncBadge isBare teamId={props.teamId} />}
      {props.children}
    </header>
  );
}

/** Placeholder of a form while it's loading. */
export function RespondSkeleton({ form }: { readonly form?: FormDefinition | undefined }) {
  const messages = useMessages(uiMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.scroll}>
      <div className={styles.column} style={getWidthStyle(form, COLUMN_PX)}>
        <Skeleton aria-label={messages.loading} className={styles.card}>
          {[1, 2, 3, 4].map((field) => (
            <div key={field} className={styles.skeletonField}>
              <SkeletonItem size={12} className={styles.skeletonLabel} />
              <SkeletonItem size={32} />
            </div>
          ))}
        </Skeleton>
      </div>
    </div>
  );
}

/** Guards a form that may block the page: after a reload, the user can leave the form instead of opening it again. */
export function FormBusyGuard(props: {
  readonly subject: string;
  readonly teamId: string;
  readonly children: ReactNode;
}) {
  const ui = useMessages(uiMessages);
  const { subject, teamId, children } = props;
  const navigate = useNavigate();
  const leave = (
    <Button appearance="primary" onClick={() => navigate(`/teams/${teamId}/forms`)}>
      {ui.backToForms}
    </Button>
  );
  return (
    <HangGuard subject={subject} alternatives={leave}>
      {children}
    </HangGuard>
  );
}
