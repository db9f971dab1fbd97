import {
  Badge,
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import { Add20Regular, DismissRegular } from '@fluentui/react-icons';
import { PeoplePicker, type PickedPrincipal } from '@tideform/components/kit/people/PeoplePicker.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import type { Principal, RightsRow } from '@tideform/sync/rights';
import { useState } from 'react';
import { TeamPeopleProvider } from '../../data/people/TeamPeopleProvider.tsx';
import { createGroupPrincipal, createPersonPrincipal } from '../../data/rights/useFormPermissions.ts';
import { useTeamBuilders } from '../../data/rights/useTeamBuilders.ts';
import { useIsTeamOwner } from '../../data/teams/useTeam.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { settingsMessages } from './settings.messages.ts';
import { useSettingsStyles } from './settings.styles.ts';

/** Lists the form builders of a team. Team owners can change the list, but an owner's own row can't be removed. */
export function TeamBuilders({ team }: { readonly team: TeamRow }) {
  const { permissions: messages } = useMessages(settingsMessages);
  return (
    <SettingsSection title={messages.builders} text={messages.buildersText}>
      {team.driveId === undefined ? <Body1>{messages.notYet}</Body1> : <BuilderList team={team} />}
    </SettingsSection>
  );
}

function BuilderList({ team }: { readonly team: TeamRow }) {
  const { permissions: messages } = useMessages(settingsMessages);
  const failures = useMessages(failureMessages);
  const styles = useSettingsStyles();
  const isOwner = useIsTeamOwner(team);
  const { rows, cause, isBusy, load, set } = useTeamBuilders(team.id);
  return (
    <>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.heading}>
          <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={load}>{messages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {!rows && isBusy && (
        <Skeleton aria-label={messages.builders}>
          <SkeletonItem size={48} />
        </Skeleton>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.box} aria-label={messages.builders}>
          {rows.map((row) => (
            <BuilderLine
              key={row.holder.key}
              row={row}
              isOff={!isOwner || isBusy}
              why={isOwner ? undefined : messages.onlyOwners}
              onRemove={() => void set(row.holder, false)}
            />
          ))}
        </ul>
      )}
      {rows && isOwner && <AddBuilder isBusy={isBusy} rows={rows} onAdd={(principal) => void set(principal, true)} />}
    </>
  );
}

function BuilderLine(props: {
  readonly row: RightsRow;
  readonly isOff: boolean;
  readonly why: string | undefined;
  readonly onRemove: () => void;
}) {
  const { permissions: messages } = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { holder: principal, config } = props.row;
  const remove = (
    <Button
      appearance="subtle"
      icon={<DismissRegular />}
      disabledFocusable={props.isOff}
      aria-label={messages.removeOf({ name: principal.name })}
      onClick={props.onRemove}
    >
      {messages.remove}
    </Button>
  );
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span className={styles.words}>
          <Body1>
            <bdi>{principal.name}</bdi>
          </Body1>
          {principal.email && (
            <Caption1 className={styles.quiet}>
              <bdi>{principal.email}</bdi>
            </Caption1>
          )}
        </span>
        {config.level === 'owner' ? (
          <Badge appearance="tint" color="informative">
            {messages.owner}
          </Badge>
        ) : props.why === undefined ? (
          remove
        ) : (
          <Hint content={props.why} relationship="description">
            {remove}
          </Hint>
        )}
      </span>
    </li>
  );
}

function AddBuilder(props: {
  readonly isBusy: boolean;
  readonly rows: readonly RightsRow[];
  readonly onAdd: (principal: Principal) => void;
}) {
  const { permissions: messages } = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const [isOpen, setOpen] = useState(false);
  const listed = new Set(props.rows.flatMap(({ holder: { key, objectId } }) => [key, objectId]));
  const handlePick = (picked: PickedPrincipal) => {
    const principal = toPrincipal(picked);
    setOpen(false);
    if (principal) props.onAdd(principal);
  };
  if (!isOpen) {
    return (
      <Button
        className={styles.below}
        icon={<Add20Regular />}
        disabledFocusable={props.isBusy}
        onClick={() => setOpen(true)}
      >
        {messages.add}
      </Button>
    );
  }
  return (
    <TeamPeopleProvider>
      <div className={mergeClasses(styles.picker, styles.below)}>
        <div className={styles.grow}>
          <PeoplePicker
            label={messages.addLabel}
            takesFocus
            among="people and groups"
            onPick={handlePick}
            getDisabledReason={(id) => (listed.has(id) ? messages.listed : undefined)}
          />
        </div>
        <Button onClick={() => setOpen(false)}>{messages.cancel}</Button>
      </div>
    </TeamPeopleProvider>
  );
}

function toPrincipal(picked: PickedPrincipal): Principal | undefined {
  if (picked.kind === 'other') return undefined;
  if (picked.kind === 'group') return createGroupPrincipal({ id: picked.group.id, name: picked.group.displayName });
  const { id, displayName, mail, userPrincipalName } = picked.person;
  return id === undefined
    ? undefined
    : createPersonPrincipal({ id, name: displayName, email: mail ?? userPrincipalName });
}
