import { Button, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { PeoplePicker, type Picked } from '@tideform/components/kit/people/PeoplePicker.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { Holder, RightsRow } from '@tideform/sync/rights';
import { useState } from 'react';
import { groupHolder, personHolder } from '../../../data/rights/right-columns.ts';
import { useSiteGroups } from '../../../data/rights/useSiteGroups.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { permissionsMessages } from './permissions.messages.ts';
import { usePermissionsStyles } from './permissions.styles.ts';

/** The rest of a table's head: a button, and what it opens. */
export function AddHolder(props: {
  readonly teamId: string;
  /** Says to whom it is added. */
  readonly label: string;
  /** Who is in the table. */
  readonly rows: readonly RightsRow[];
  readonly onAdd: (who: Holder | 'everyone') => Promise<'added' | 'covered'>;
}) {
  const { label } = props;
  const messages = useMessages(permissionsMessages);
  const [step, setStep] = useState<'before' | 'open' | 'closed'>('before');
  if (step === 'open') return <Picker {...props} onClose={() => setStep('closed')} />;
  return (
    <Button icon={<Add20Regular />} aria-label={label} autoFocus={step === 'closed'} onClick={() => setStep('open')}>
      {messages.add}
    </Button>
  );
}

type Said = { readonly intent: 'success' | 'warning' | 'error' | 'info'; readonly text: string };

function Picker({
  teamId,
  label,
  rows,
  onAdd,
  onClose,
}: Parameters<typeof AddHolder>[0] & { readonly onClose: () => void }) {
  const messages = useMessages(permissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = usePermissionsStyles();
  const siteGroups = useSiteGroups(teamId);
  const [withGroups, setWithGroups] = useState(false);
  const [said, setSaid] = useState<Said>();
  const add = (who: Holder | 'everyone', name: string) => {
    setSaid({ intent: 'info', text: messages.adding({ name }) });
    onAdd(who).then(
      (end) =>
        setSaid(
          end === 'covered'
            ? { intent: 'warning', text: messages.covered }
            : { intent: 'success', text: messages.added({ name }) },
        ),
      (cause: unknown) => setSaid({ intent: 'error', text: wordCause(cause, failures) }),
    );
  };
  const pick = (picked: Picked) => {
    if (picked.kind === 'other') {
      const group = siteGroups.find(({ key }) => key === picked.key);
      return group ? add(group, group.name) : add('everyone', messages.everyone);
    }
    const holder = picked.kind === 'group' ? groupOf(picked.group) : personOf(picked.person);
    if (holder) add(holder, holder.name);
  };
  const listed = new Set(rows.flatMap(({ holder: { key, objectId } }) => (objectId ? [key, objectId] : [key])));
  return (
    <>
      {/* Above the box: what opens below it would cover it. */}
      <Switch
        checked={withGroups}
        label={messages.searchGroups}
        onChange={(_, { checked }) => setWithGroups(checked)}
      />
      <div className={styles.picker}>
        <div className={styles.pickerBox}>
          <PeoplePicker
            label={label}
            takesFocus
            among={withGroups ? 'people and groups' : 'people'}
            others={{
              heading: messages.site,
              offered: [
                { key: 'everyone', name: messages.everyone, detail: messages.kinds.everyone, isGroup: true },
                ...siteGroups.map(({ key, name }) => ({ key, name, detail: messages.kinds.siteGroup, isGroup: true })),
              ],
            }}
            onPick={pick}
            refusalOf={(id) => (listed.has(id) ? messages.alreadyListed : undefined)}
          />
        </div>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
      <div role="status">
        {said && (
          <MessageBar intent={said.intent} layout="multiline">
            <MessageBarBody>{said.text}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </>
  );
}

const groupOf = ({ id, displayName }: { readonly id: string; readonly displayName: string }): Holder =>
  groupHolder({ id, name: displayName });

/** NOTE: the sign-in name of a guest says that they are one; of others the address is what people know. */
function personOf(person: Extract<Picked, { kind: 'person' }>['person']): Holder | undefined {
  const { id, displayName, mail, userPrincipalName } = person;
  if (id === undefined) return undefined;
  const isGuest = /#ext#/i.test(userPrincipalName ?? '');
  return personHolder({ id, name: displayName, email: isGuest ? userPrincipalName : (mail ?? userPrincipalName) });
}
