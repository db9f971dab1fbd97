import { Badge, Body1Strong, Button, Caption1, Card, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { FormRegular } from '@fluentui/react-icons';
import type { ResponseRow } from '@tideform/sync';
import { useNavigate, useParams } from 'react-router';
import { useResponses } from '../../data/useResponses.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useResponsesStyles } from './responses.styles.ts';
import { words } from './responses.words.ts';

/** The person's responses on this device: drafts first, then what waits to be sent, each newest first. */
export function ResponsesScreen() {
  const styles = useResponsesStyles();
  const { teamId = '' } = useParams();
  const responses = useResponses(teamId)?.filter((response) => response.revision > 0);
  return (
    <div className={styles.page}>
      <PageHeader title={words.title} />
      {responses === undefined && (
        <Skeleton aria-label={words.loading} className={styles.list}>
          <SkeletonItem size={64} />
          <SkeletonItem size={64} />
          <SkeletonItem size={64} />
        </Skeleton>
      )}
      {responses?.length === 0 && <NoResponses teamId={teamId} />}
      {responses && responses.length > 0 && (
        <ul className={styles.list}>
          {responses.map((response) => (
            <li key={response.id}>
              <ResponseCard response={response} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoResponses({ teamId }: { readonly teamId: string }) {
  const navigate = useNavigate();
  return (
    <EmptyState
      title={words.empty.title}
      text={words.empty.text}
      action={<Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{words.empty.action}</Button>}
    />
  );
}

function ResponseCard({ response }: { readonly response: ResponseRow }) {
  const styles = useResponsesStyles();
  const navigate = useNavigate();
  const when = new Date(response.timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card
      className={styles.card}
      onClick={() => navigate(`/teams/${response.teamId}/forms/${response.formId}/response/${response.id}`)}
    >
      <div className={styles.row}>
        <IconTile icon={<FormRegular />} tint={tintOf(response.formId)} />
        <div className={styles.text}>
          <Body1Strong truncate wrap={false}>
            {response.title ?? response.formTitle}
          </Body1Strong>
          <Caption1 className={styles.quiet}>{when}</Caption1>
        </div>
        {response.submitted ? (
          <Badge appearance="tint" color="warning">
            {words.pending}
          </Badge>
        ) : (
          <Badge appearance="outline">{words.saved}</Badge>
        )}
      </div>
    </Card>
  );
}
