import { Body1, Button, Caption1, MessageBar, MessageBarBody, Subtitle2 } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WarningRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useNavigate } from 'react-router';
import { readStoredConfig } from '../../config.ts';
import { useIsTeamOwner } from '../../data/teams/useTeam.ts';
import { parseGrantedScopes } from '../../sign-in/parse-granted-scopes.ts';
import { useAuth } from '../../sign-in/useAuth.ts';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';
import { TeamBuilders } from './TeamBuilders.tsx';

/** Tab with the permissions of the app, the team's form builders, and, for team owners, the tenant check. */
export function PermissionsTab({ team }: { readonly team: TeamRow | undefined }) {
  const { permissions: messages } = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const auth = useAuth();
  const navigate = useNavigate();
  const isOwner = useIsTeamOwner(team);
  const scopes = readStoredConfig(localStorage)?.signIn.graphScopes ?? Object.keys(messages.scopes);
  const { value: read } = useLoaded('scopes', () =>
    auth.token().then(
      (token) => ({ granted: parseGrantedScopes(token) }),
      () => ({ granted: undefined }),
    ),
  );
  const granted = read?.granted;
  const isMissing = granted !== undefined && scopes.some((scope) => !granted.includes(scope));
  return (
    <>
      <section>
        <div className={styles.head}>
          <Subtitle2 as="h3" className={styles.heading}>
            {messages.app}
          </Subtitle2>
          {isMissing && (
            <Button appearance="primary" onClick={() => void auth.signIn().catch(() => undefined)}>
              {messages.grant}
            </Button>
          )}
        </div>
        <ul className={styles.box}>
          {scopes.map((scope) => {
            const isGranted = granted?.includes(scope);
            return (
              <li key={scope} className={styles.item}>
                <span className={styles.line}>
                  <span className={styles.words}>
                    <Body1>{messages.scopes[scope as keyof typeof messages.scopes] ?? scope}</Body1>
                    <Caption1 className={styles.quiet}>{scope}</Caption1>
                  </span>
                  {isGranted === true && <CheckmarkCircleRegular fontSize={16} className={styles.good} />}
                  {isGranted === false && <WarningRegular fontSize={16} className={styles.warn} />}
                  {read && (
                    <Caption1>
                      {isGranted === undefined ? messages.unknown : isGranted ? messages.granted : messages.missing}
                    </Caption1>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
      {team && <TeamBuilders team={team} />}
      {team && isOwner && (
        <SettingsSection title={messages.tenant} text={messages.tenantText}>
          {team.refusedColumns && team.refusedColumns.length > 0 && (
            <MessageBar intent="warning" layout="multiline" className={styles.heading}>
              <MessageBarBody>{messages.columns({ columns: team.refusedColumns.join(', ') })}</MessageBarBody>
            </MessageBar>
          )}
          <Button onClick={() => void navigate(`/teams/${team.id}/tenantCheck`)}>{messages.checkTenant}</Button>
        </SettingsSection>
      )}
    </>
  );
}
