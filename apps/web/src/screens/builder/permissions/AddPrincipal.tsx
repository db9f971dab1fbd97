import { Button, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { PeoplePicker, type PickedPrincipal } from '@tideform/components/kit/people/PeoplePicker.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { Principal, RightsRow } from '@tideform/sync/rights';
import { useState } from 'react';
import { createGroupPrincipal, createPersonPrincipal, useSiteGroups } from '../../../data/rights/useFormPermissions.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** Button in the header of a permissions table that opens a picker for people and groups. */
export function AddPrincipal(props: {
  readonly teamId: string;
  /** Accessible name of the button, which includes the name of the table. */
  readonly label: string;
  /** Rows of the table. */
  readonly rows: readonly RightsRow[];
  readonly onAdd: (principal: Principal | 'everyone') => Promise<'added' | 'covered'>;
}) {
  const { label } = props;
  const messages = useMessages(permissionsMessages);
  const [step, setStep] = useState<'before' | 'open' | 'closed'>('before');
  if (step === 'open') return <PrincipalPicker {...props} onClose={() => setStep('closed')} />;
  return (
    <Button icon={<Add20Regular />} aria-label={label} autoFocus={step === 'closed'} onClick={() => setStep('open')}>
      {messages.add}
    </Button>
  );
}

type Status = { readonly intent: 'success' | 'warning' | 'error' | 'info'; readonly text: string };

function PrincipalPicker({
  teamId,
  label,
  rows,
  onAdd,
  onClose,
}: Parameters<typeof AddPrincipal>[0] & { readonly onClose: () => void }) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const siteGroups = useSiteGroups(teamId);
  const [includesGroups, setIncludesGroups] = useState(false);
  const [status, setStatus] = useState<Status>();
  const add = (principal: Principal | 'everyone', name: string) => {
    setStatus({ intent: 'info', text: messages.adding({ name }) });
    onAdd(principal).then(
      (end) =>
        setStatus(
          end === 'covered'
            ? { intent: 'warning', text: messages.covered }
            : { intent: 'success', text: messages.added({ name }) },
        ),
      (cause: unknown) => setStatus({ intent: 'error', text: formatCause(cause, failures) }),
    );
  };
  const handlePick = (picked: PickedPrincipal) => {
    if (picked.kind === 'other') {
      const group = siteGroups.find(({ key }) => key === picked.key);
      return group ? add(group, group.name) : add('everyone', messages.everyone);
    }
    const principal = picked.kind === 'group' ? toGroupPrincipal(picked.group) : toPersonPrincipal(picked.person);
    if (principal) add(principal, principal.name);
  };
  const listedKeys = new Set(rows.flatMap(({ holder: { key, objectId } }) => (objectId ? [key, objectId] : [key])));
  return (
    <>
      {/* Above the search box: the list that opens below the box would cover it. */}
      <Switch
        checked={includesGroups}
        label={messages.searchGroups}
        onChange={(_, { checked }) => setIncludesGroups(checked)}
      />
      <div className={styles.picker}>
        <div className={styles.pickerBox}>
          <PeoplePicker
            label={label}
            takesFocus
            among={includesGroups ? 'people and groups' : 'people'}
            others={{
              heading: messages.site,
              offered: [
                { key: 'everyone', name: messages.everyone, detail: messages.kinds.everyone, isGroup: true },
                ...siteGroups.map(({ key, name }) => ({ key, name, detail: messages.kinds.siteGroup, isGroup: true })),
              ],
            }}
            onPick={handlePick}
            getDisabledReason={(id) => (listedKeys.has(id) ? messages.alreadyListed : undefined)}
          />
        </div>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
      <div role="status">
        {status && (
          <MessageBar intent={status.intent} layout="multiline">
            <MessageBarBody>{status.text}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}

const toGroupPrincipal = ({ id, displayName }: { readonly id: string; readonly displayName: string }): Principal =>
  createGroupPrincipal({ id, name: displayName });

/**
 * Converts a picked person to a principal. NOTE: guests are recognized by their sign-in name, so it replaces their
 * email address.
 */
function toPersonPrincipal(person: Extract<PickedPrincipal, { kind: 'person' }>['person']): Principal | undefined {
  const { id, displayName, mail, userPrincipalName } = person;
  if (id === undefined) return undefined;
  const isGuest = /#ext#/i.test(userPrincipalName ?? '');
  return createPersonPrincipal({
    id,
    name: displayName,
    email: isGuest ? userPrincipalName : (mail ?? userPrincipalName),
  });
}
