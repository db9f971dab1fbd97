import {
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Spinner,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import {
  CheckmarkCircle20Filled,
  Circle20Regular,
  ErrorCircle20Filled,
  Info20Filled,
  Subtract20Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useIsTeamOwner, useTeam } from '../../data/teams/useTeam.ts';
import {
  type CheckId,
  type CheckResult,
  checkIds,
  formatReport,
  type TenantCheck,
  type TenantReport,
  tenantBehaviors,
  useTenantCheck,
} from '../../data/useTenantCheck.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { pageStyles } from '../../ui/layout/page-styles.ts';
import { tenantCheckMessages } from './tenant-check.messages.ts';

/** Lets a team owner try every kind of request that the product makes to Microsoft 365. */
export function TenantCheckScreen() {
  const messages = useMessages(tenantCheckMessages);
  const styles = useTenantCheckStyles();
  const { teamId = '' } = useParams();
  const team = useTeam(teamId);
  const isOwner = useIsTeamOwner(team);
  const isOnline = useOnline();
  const check = useTenantCheck(teamId);
  if (team === undefined) return null;
  if (!isOwner) return <EmptyState level="h1" title={messages.title} text={messages.ownersOnly} />;
  return (
    <div className={styles.page}>
      <PageHeader
        className={styles.header}
        title={messages.title}
        actions={<CheckActions check={check} isOnline={isOnline} />}
      />
      <Body1 className={styles.text}>{messages.intro}</Body1>
      <Caption1 className={mergeClasses(styles.text, styles.quiet)}>
        {messages.scratch({ team: team?.displayName ?? '' })}
      </Caption1>
      <div className={styles.notices} aria-live="polite">
        {!isOnline && check.state !== 'running' && <StatusMessage intent="warning">{messages.offline}</StatusMessage>}
        {check.state === 'stopping' && <StatusMessage intent="info">{messages.stopping}</StatusMessage>}
        {check.state === 'failed' && <StatusMessage intent="error">{messages.failed}</StatusMessage>}
        {check.report && <CheckSummary report={check.report} />}
      </div>
      <section className={styles.section}>
        <Subtitle2 as="h2" block className={styles.heading}>
          {messages.checks}
        </Subtitle2>
        <ul className={styles.list}>
          {checkIds.map((id) => (
            <CheckItem key={id} id={id} result={check.results.get(id)} isRunning={check.current === id} />
          ))}
        </ul>
      </section>
      {check.report && <Behaviors report={check.report} />}
    </div>
  );
}

function CheckActions({ check, isOnline }: { readonly check: TenantCheck; readonly isOnline: boolean }) {
  const messages = useMessages(tenantCheckMessages);
  const styles = useTenantCheckStyles();
  const { state, report, start, stop } = check;
  const isBusy = state === 'running' || state === 'stopping';
  return (
    <div className={styles.actions}>
      {report && <CopyButton text={formatReport(report)}>{messages.copy}</CopyButton>}
      {isBusy ? (
        <Button disabled={state === 'stopping'} onClick={stop}>
          {messages.stop}
        </Button>
      ) : (
        <Button appearance="primary" disabled={!isOnline} onClick={start}>
          {state === 'idle' ? messages.start : messages.again}
        </Button>
      )}
    </div>
  );
}

function StatusMessage(props: {
  readonly intent: 'info' | 'success' | 'warning' | 'error';
  readonly children: string;
}) {
  return (
    <MessageBar intent={props.intent} layout="multiline">
      <MessageBarBody>{props.children}</MessageBarBody>
    </MessageBar>
  );
}

function CheckSummary({ report: { results, isLeftBehind } }: { readonly report: TenantReport }) {
  const messages = useMessages(tenantCheckMessages);
  const count = results.filter(({ id, outcome }) => outcome === 'failed' && id !== 'clean-up').length;
  return (
    <>
      {count > 0 ? (
        <StatusMessage intent="error">{messages.someFailed({ count })}</StatusMessage>
      ) : (
        <StatusMessage intent="success">{messages.allGood}</StatusMessage>
      )}
      {isLeftBehind && <StatusMessage intent="warning">{messages.leftBehind}</StatusMessage>}
    </>
  );
}

const outcomeIcons: Readonly<Record<CheckResult['outcome'] | 'waiting' | 'running', ReactElement>> = {
  waiting: <Circle20Regular primaryFill="var(--colorNeutralForeground4)" />,
  running: <Spinner size="extra-tiny" />,
  passed: <CheckmarkCircle20Filled primaryFill="var(--colorStatusSuccessForeground1)" />,
  limited: <Info20Filled primaryFill="var(--colorBrandForeground1)" />,
  failed: <ErrorCircle20Filled primaryFill="var(--colorStatusDangerForeground1)" />,
  skipped: <Subtract20Regular primaryFill="var(--colorNeutralForeground3)" />,
};

function CheckItem(props: {
  readonly id: CheckId;
  readonly result: CheckResult | undefined;
  readonly isRunning: boolean;
}) {
  const { id, result, isRunning } = props;
  const messages = useMessages(tenantCheckMessages);
  const styles = useTenantCheckStyles();
  const checkState = result?.outcome ?? (isRunning ? 'running' : 'waiting');
  return (
    <li className={styles.item}>
      <span className={styles.icon} aria-hidden="true">
        {outcomeIcons[checkState]}
      </span>
      <span className={styles.words}>
        <Body1>{messages.names[id]}</Body1>
        <Caption1 className={styles.quiet}>{messages.outcomes[checkState]}</Caption1>
        {result?.refusal && <RefusalText {...result.refusal} />}
      </span>
    </li>
  );
}

function RefusalText({ operation, status, code, permissions }: NonNullable<CheckResult['refusal']>) {
  const messages = useMessages(tenantCheckMessages);
  const styles = useTenantCheckStyles();
  return (
    <Caption1 className={styles.quiet}>
      {status === 0 ? messages.noAnswer({ operation }) : messages.refused({ operation, status: String(status), code })}
      {permissions.length > 0 && ` ${messages.grant({ permissions: permissions.join(', ') })}`}
    </Caption1>
  );
}

function Behaviors({ report: { behaviors, requests, throttled, latencyMs } }: { readonly report: TenantReport }) {
  const messages = useMessages(tenantCheckMessages);
  const styles = useTenantCheckStyles();
  const observedBehaviors = tenantBehaviors.filter((name) => behaviors[name] === true);
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" block className={styles.heading}>
        {messages.behaviors}
      </Subtitle2>
      <Body1 className={styles.text}>
        {observedBehaviors.length === 0 ? messages.noBehaviors : messages.behaviorsText}
      </Body1>
      <ul className={styles.bullets}>
        {observedBehaviors.map((name) => (
          <li key={name}>
            <Body1>{messages.behaviorNames[name]}</Body1>
          </li>
        ))}
      </ul>
      <Caption1 className={mergeClasses(styles.text, styles.quiet)}>
        {messages.traffic({ requests, throttled, median: latencyMs.median, slowest: latencyMs.slowest })}
      </Caption1>
    </section>
  );
}

const useTenantCheckStyles = makeStyles({
  page: { ...pageStyles.page, maxWidth: '800px' },
  header: pageStyles.header,
  actions: pageStyles.actions,
  text: { display: 'block', marginTop: tokens.spacingVerticalS, maxWidth: '640px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  notices: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalL,
    ':empty': { display: 'none' },
  },
  section: pageStyles.section,
  heading: pageStyles.heading,
  list: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyle: 'none',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > li + li': { borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  icon: { flexShrink: 0, width: '20px', height: '20px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  bullets: { margin: `${tokens.spacingVerticalS} 0 0`, paddingInlineStart: '20px' },
});
