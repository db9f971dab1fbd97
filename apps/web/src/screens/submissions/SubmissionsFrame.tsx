import { Button, Caption1, Skeleton, SkeletonItem, Title3 } from '@fluentui/react-components';
import { AddFilled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { BackButton } from '../../ui/routing/BackButton.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { submissionsMessages } from './submissions.messages.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';

export function SubmissionsHeader(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly title: string;
  /** SVG markup of the icon that the form's author chose. */
  readonly icon: string | undefined;
  readonly count: string;
  readonly canRespond: boolean;
}) {
  const messages = useMessages(submissionsMessages);
  const { back } = useMessages(uiMessages);
  const styles = useSubmissionsStyles();
  const navigate = useNavigate();
  const isPhone = useScreenFormat() === 'mobile';
  return (
    <header className={styles.header}>
      <BackButton label={back} to={`/teams/${props.teamId}/forms`} />
      <IconTile icon={<FormIcon svg={props.icon} />} tint={getTint(props.formId)} size="small" />
      <div className={styles.headerText}>
        <Title3 as="h1" dir="auto" className={styles.title}>
          {props.title}
        </Title3>
        <Caption1 className={styles.count} role="status">
          {props.count}
        </Caption1>
      </div>
      {props.canRespond && (
        <Button
          appearance="primary"
          className={styles.add}
          icon={<AddFilled />}
          {...(isPhone && { 'aria-label': messages.addResponse })}
          onClick={() => navigate(`/teams/${props.teamId}/forms/${props.formId}/response`)}
        >
          {!isPhone && messages.addResponse}
        </Button>
      )}
    </header>
  );
}

/** Placeholder rows while submissions are loading. */
export function TableSkeleton() {
  const { loading } = useMessages(uiMessages);
  const styles = useSubmissionsStyles();
  return (
    <Skeleton aria-label={loading} className={styles.area}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
          <SkeletonItem size={16} />
        </div>
      ))}
    </Skeleton>
  );
}
