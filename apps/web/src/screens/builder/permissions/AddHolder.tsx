import { Button, MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { PeoplePicker, type Picked } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { Holder, RightsRow } from '@tideform/sync/rights';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { groupHolder, personHolder } from '../../../data/rights/right-columns.ts';
import { useSiteGroups } from '../../../data/rights/useSiteGroups.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { usePermissionsStyles } from './permissions.styles.ts';
import { permissionsWords } from './permissions.words.ts';

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
  const words = useWords(permissionsWords);
  const [step, setStep] = useState<'before' | 'open' | 'closed'>('before');
  if (step === 'open') return <Picker {...props} onClose={() => setStep('closed')} />;
  return (
    <Button icon={<Add20Regular />} aria-label={label} autoFocus={step === 'closed'} onClick={() => setStep('open')}>
      {words.add}
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
  const words = useWords(permissionsWords);
  const failures = useWords(failureWords);
  const styles = usePermissionsStyles();
  const siteGroups = useSiteGroups(teamId);
  const [withGroups, setWithGroups] = useState(false);
  const [said, setSaid] = useState<Said>();
  const add = (who: Holder | 'everyone', name: string) => {
    setSaid({ intent: 'info', text: words.adding({ name }) });
    onAdd(who).then(
      (end) =>
        setSaid(
          end === 'covered'
            ? { intent: 'warning', text: words.covered }
            : { intent: 'success', text: words.added({ name }) },
        ),
      (cause: unknown) => setSaid({ intent: 'error', text: wordCause(cause, failures) }),
    );
  };
  const pick = (picked: Picked) => {
    if (picked.kind === 'other') {
      const group = siteGroups.find(({ key }) => key === picked.key);
      return group ? add(group, group.name) : add('everyone', words.everyone);
    }
    const holder = picked.kind === 'group' ? groupOf(picked.group) : personOf(picked.person);
    if (holder) add(holder, holder.name);
  };
  const listed = new Set(rows.flatMap(({ holder: { key, objectId } }) => (objectId ? [key, objectId] : [key])));
  return (
    <>
      {/* Above the box: what opens below it would cover it. */}
      <Switch checked={withGroups} label={words.searchGroups} onChange={(_, { checked }) => setWithGroups(checked)} />
      <div className={styles.picker}>
        <div className={styles.pickerBox}>
          <PeoplePicker
            label={label}
            takesFocus
            among={withGroups ? 'people and groups' : 'people'}
            others={{
              heading: words.site,
              offered: [
                { key: 'everyone', name: words.everyone, detail: words.kinds.everyone, isGroup: true },
                ...siteGroups.map(({ key, name }) => ({ key, name, detail: words.kinds.siteGroup, isGroup: true })),
              ],
            }}
            onPick={pick}
            refusalOf={(id) => (listed.has(id) ? words.alreadyListed : undefined)}
          />
        </div>
        <Button onClick={onClose}>{words.cancel}</Button>
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
