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
import { PeoplePicker, type Picked } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { TeamRow } from '@tideform/sync';
import type { Holder, RightsRow } from '@tideform/sync/rights';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { PeopleOfTeam } from '../../data/people/PeopleOfTeam.tsx';
import { groupHolder, personHolder } from '../../data/rights/right-columns.ts';
import { useTeamBuilders } from '../../data/rights/useTeamBuilders.ts';
import { useIsTeamOwner } from '../../data/useTeam.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettingsStyles } from './settings.styles.ts';
import { settingsWords } from './settings.words.ts';

/** Who builds the forms of a team. Owners change it; an owner's own row stays. */
export function TeamBuilders({ team }: { readonly team: TeamRow }) {
  const { permissions: words } = useWords(settingsWords);
  return (
    <SettingsSection title={words.builders} text={words.buildersText}>
      {team.driveId === undefined ? <Body1>{words.notYet}</Body1> : <Builders team={team} />}
    </SettingsSection>
  );
}

function Builders({ team }: { readonly team: TeamRow }) {
  const { permissions: words } = useWords(settingsWords);
  const failures = useWords(failureWords);
  const styles = useSettingsStyles();
  const isOwner = useIsTeamOwner(team);
  const { rows, cause, isBusy, load, set } = useTeamBuilders(team.id);
  return (
    <>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.heading}>
          <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={load}>{words.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {!rows && isBusy && (
        <Skeleton aria-label={words.builders}>
          <SkeletonItem size={48} />
        </Skeleton>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.box} aria-label={words.builders}>
          {rows.map((row) => (
            <BuilderLine
              key={row.holder.key}
              row={row}
              isOff={!isOwner || isBusy}
              why={isOwner ? undefined : words.onlyOwners}
              onRemove={() => void set(row.holder, false)}
            />
          ))}
        </ul>
      )}
      {rows && isOwner && <AddBuilder isBusy={isBusy} rows={rows} onAdd={(holder) => void set(holder, true)} />}
    </>
  );
}

function BuilderLine(props: {
  readonly row: RightsRow;
  readonly isOff: boolean;
  readonly why: string | undefined;
  readonly onRemove: () => void;
}) {
  const { permissions: words } = useWords(settingsWords);
  const styles = useSettingsStyles();
  const { holder, config } = props.row;
  const remove = (
    <Button
      appearance="subtle"
      icon={<DismissRegular />}
      disabledFocusable={props.isOff}
      aria-label={words.removeOf({ name: holder.name })}
      onClick={props.onRemove}
    >
      {words.remove}
    </Button>
  );
  return (
    <li className={styles.item}>
      <span className={styles.line}>
        <span className={styles.words}>
          <Body1>
            <bdi>{holder.name}</bdi>
          </Body1>
          {holder.email && (
            <Caption1 className={styles.quiet}>
              <bdi>{holder.email}</bdi>
            </Caption1>
          )}
        </span>
        {config.level === 'owner' ? (
          <Badge appearance="tint" color="informative">
            {words.owner}
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
  readonly onAdd: (holder: Holder) => void;
}) {
  const { permissions: words } = useWords(settingsWords);
  const styles = useSettingsStyles();
  const [isOpen, setOpen] = useState(false);
  const listed = new Set(props.rows.flatMap(({ holder: { key, objectId } }) => [key, objectId]));
  const pick = (picked: Picked) => {
    const holder = holderOfPicked(picked);
    setOpen(false);
    if (holder) props.onAdd(holder);
  };
  if (!isOpen) {
    return (
      <Button
        className={styles.below}
        icon={<Add20Regular />}
        disabledFocusable={props.isBusy}
        onClick={() => setOpen(true)}
      >
        {words.add}
      </Button>
    );
  }
  return (
    <PeopleOfTeam>
      <div className={mergeClasses(styles.picker, styles.below)}>
        <div className={styles.grow}>
          <PeoplePicker
            label={words.addLabel}
            takesFocus
            among="people and groups"
            onPick={pick}
            refusalOf={(id) => (listed.has(id) ? words.listed : undefined)}
          />
        </div>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </div>
    </PeopleOfTeam>
  );
}

function holderOfPicked(picked: Picked): Holder | undefined {
  if (picked.kind === 'other') return undefined;
  if (picked.kind === 'group') return groupHolder({ id: picked.group.id, name: picked.group.displayName });
  const { id, displayName, mail, userPrincipalName } = picked.person;
  return id === undefined ? undefined : personHolder({ id, name: displayName, email: mail ?? userPrincipalName });
}
