import {
  Badge,
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Spinner,
  Subtitle2,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { findReferringForms, type ReferringForm } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId } from 'react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatSectionError } from '../../failures/format-failure.ts';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../ui/join-parts.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useData } from '../data-context.ts';
import type { Reference, ReferenceTarget } from './reference.ts';
import { referencesMessages } from './references.messages.ts';
import { useReferences } from './useReferences.ts';

/** Responses that refer to a response, grouped by form. */
export function ReferringResponses({ teamId, formId, responseId, level }: ReferenceTarget) {
  const { database } = useData();
  const messages = useMessages(referencesMessages);
  const styles = useReferencesStyles();
  const id = useId();
  const forms = useLiveQuery(() => findReferringForms(database, teamId, formId), [database, teamId, formId]);
  if (!forms || forms.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Subtitle2 as={level} id={id} className={styles.heading}>
        {messages.title}
      </Subtitle2>
      {forms.map((form) => (
        <ReferringFormSection key={form.id} teamId={teamId} form={form} responseId={responseId} level={level} />
      ))}
    </section>
  );
}

function ReferringFormSection(props: {
  readonly teamId: string;
  readonly form: ReferringForm;
  readonly responseId: string;
  readonly level: ReferenceTarget['level'];
}) {
  const { teamId, form, responseId, level } = props;
  const messages = useMessages(referencesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useReferencesStyles();
  const { references, isOnline, submissions } = useReferences(teamId, form, responseId, ui.anonymous);
  const { failure, hasMore, isLoading } = submissions;
  const Title = level === 'h2' ? 'h3' : 'h4';
  return (
    <>
      <Title className={styles.form}>
        <bdi>{form.title}</bdi>
      </Title>
      {references === undefined && (
        <Skeleton aria-label={ui.loading}>
          <SkeletonItem size={48} />
        </Skeleton>
      )}
      {references && references.length > 0 && (
        <ul className={styles.list} aria-label={form.title}>
          {references.map((reference) => (
            <Entry key={reference.id} teamId={teamId} formId={form.id} reference={reference} />
          ))}
        </ul>
      )}
      {references?.length === 0 && failure === undefined && !hasMore && (
        <Body1 className={styles.quiet}>{isOnline ? messages.none : messages.noneHere}</Body1>
      )}
      {!isOnline && <Caption1 className={styles.quiet}>{messages.offline}</Caption1>}
      {failure !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatSectionError(failure, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={submissions.reload}>{ui.tryAgain}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {references && hasMore && (
        <div>
          <Button
            disabledFocusable={isLoading}
            {...(isLoading && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={submissions.loadMore}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}

function Entry(props: { readonly teamId: string; readonly formId: string; readonly reference: Reference }) {
  const messages = useMessages(referencesMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useReferencesStyles();
  const { teamId, formId, reference } = props;
  const { id, title, submissionNumber, by, timestamp, state } = reference;
  const about = [
    submissionNumber !== undefined && `#${submissionNumber}`,
    by,
    timestamp && formatDateTime(timestamp, locale),
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <Link
          className={styles.link}
          to={`/teams/${teamId}/forms/${formId}/response/${id}${state === 'edit' ? '?editMode=true' : ''}`}
          state={inAppLinkState}
        >
          <bdi>{title}</bdi>
        </Link>
        <Caption1 className={styles.quiet}>{joinParts(about)}</Caption1>
      </div>
      {state === 'pending' ? (
        <Badge appearance="tint" color="warning" className={styles.badge}>
          {ui.pendingUpload}
        </Badge>
      ) : (
        <Badge appearance="outline" className={styles.badge}>
          {messages.states[state]}
        </Badge>
      )}
    </li>
  );
}

const useReferencesStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  heading: { margin: 0 },
  form: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  link: {
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  badge: { flexShrink: 0, whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
});
