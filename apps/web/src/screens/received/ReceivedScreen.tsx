import {
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { type FormForFiles, useSharedFiles } from '../../data/shared-files/useSharedFiles.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { cardStyles } from '../../ui/layout/page-styles.ts';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { receivedMessages } from './received.messages.ts';

const useStyles = makeStyles({
  page: {
    width: '100%',
    maxWidth: '720px',
    boxSizing: 'border-box',
    padding: '24px',
    '@media (max-width: 640px)': { padding: '12px' },
  },
  list: { ...cardStyles.surface, listStyleType: 'none', margin: `${tokens.spacingVerticalM} 0`, padding: '4px' },
  file: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '40px', padding: '0 12px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  form: { width: '100%', minHeight: '48px', justifyContent: 'flex-start', textAlign: 'start' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
});

/**
 * Screen `/shared`: files shared by another app, and forms that accept them. A click on a form starts a response with
 * the files.
 */
export function ReceivedScreen() {
  const messages = useMessages(receivedMessages);
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const teams = useTeams();
  const { files, forms, createResponse: begin } = useSharedFiles();
  const { isBusy, error, attempt } = useAttempt();
  const back = <Button onClick={() => navigate('/teams')}>{ui.backToForms}</Button>;
  if (!files || !forms) return <Spinner label={ui.loading} />;
  if (files.length === 0) return <EmptyState level="h1" {...messages.nothing} action={back} />;
  if (forms.length === 0) return <EmptyState level="h1" {...messages.noForm} action={back} />;
  const open = (form: FormForFiles) =>
    attempt(async () => {
      const responseId = await begin(form);
      await navigate(`/teams/${form.teamId}/forms/${form.id}/response/${responseId}`, { replace: true });
    });
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} />
      <ul className={styles.list} aria-label={messages.files}>
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`} className={styles.file}>
            <Body1 className={styles.name}>
              <bdi>{file.name}</bdi>
            </Body1>
            <Caption1 className={styles.quiet}>{formatBytes(file.size, locale)}</Caption1>
          </li>
        ))}
      </ul>
      {error && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <Body1 as="p">{messages.choose}</Body1>
      <ul className={styles.list} aria-label={messages.choose}>
        {forms.map((form) => (
          <li key={form.id}>
            <Button
              appearance="subtle"
              className={styles.form}
              icon={<FormIcon svg={form.icon} />}
              disabledFocusable={isBusy}
              onClick={() => void open(form)}
            >
              <span className={styles.words}>
                <bdi>{form.title}</bdi>
                <Caption1 className={styles.quiet}>
                  <bdi>{teams?.find(({ id }) => id === form.teamId)?.displayName}</bdi>
                </Caption1>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
