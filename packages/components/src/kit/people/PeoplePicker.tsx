import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef, useState } from 'react';
import { useListKeys } from '../combobox/useListKeys.tsx';
import { type Offered, offeredPerson } from './offered-person.ts';
import { optionId, PeopleList } from './PeopleList.tsx';
import { type Group, type PeopleWanted, usePeopleSource } from './PeopleSource.tsx';
import { peopleMessages } from './people.messages.ts';
import { peoplePickerMessages } from './people-picker.messages.ts';
import type { StoredPerson } from './stored-person.ts';
import { type FoundPeople, useFoundPeople } from './useFoundPeople.tsx';

/** A search costs a request: it waits until the person has stopped typing. */
const DEBOUNCE_MS = 1_000;

const useStyles = makeStyles({ box: { width: '100%', minWidth: 0 } });

export type Picked =
  | { readonly kind: 'person'; readonly person: StoredPerson }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'other'; readonly key: string };

interface PeoplePickerProps {
  readonly label: string;
  /** It is there because somebody asked for it. */
  readonly takesFocus?: boolean;
  readonly among: NonNullable<PeopleWanted['toPermit']>;
  readonly onPick: (picked: Picked) => void;
  /** Who else can be chosen, whatever is typed; said under a heading of their own. */
  readonly others?: { readonly heading: string; readonly offered: readonly Offered[] };
  /** Why somebody cannot be chosen: they are in the list already. */
  readonly refusalOf?: (id: string) => string | undefined;
}

/** Finds people of the organization, and groups, to permit them something. Whoever is chosen is told once; the box is then empty. */
export function PeoplePicker({ label, takesFocus, among, others, onPick, refusalOf }: PeoplePickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const styles = useStyles();
  const messages = useMessages(peopleMessages);
  const own = useMessages(peoplePickerMessages);
  const source = usePeopleSource();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const sought = { from: 'organization', debounceMs: DEBOUNCE_MS, toPermit: among } as const;
  const found = useFoundPeople(sought, typed, isOpen);
  const refused = (offered: Offered): Offered => {
    const refusal = refusalOf?.(offered.key);
    return refusal === undefined ? offered : { ...offered, detail: refusal, isOff: true };
  };
  const people = found.people.map((person) => refused(offeredPerson(person)));
  const groups = found.groups.map((group) => refused(offeredGroup(group, own)));
  const rest = (others?.offered ?? []).filter(({ name }) => isMeant(name, typed)).map(refused);
  const count = people.length + groups.length + rest.length;
  const choose = (at: number) => {
    if ([...people, ...groups, ...rest][at]?.isOff) return;
    const [person, group] = [found.people[at], found.groups[at - people.length]];
    const other = rest[at - people.length - groups.length];
    setTyped('');
    setOpen(false);
    if (person) onPick({ kind: 'person', person });
    else if (group) onPick({ kind: 'group', group });
    else if (other) onPick({ kind: 'other', key: other.key });
  };
  const keys = useListKeys({
    ...{ count, isOpen },
    idOf: (at) => optionId(id, at),
    onOpen: setOpen,
    onChoose: choose,
  });
  return (
    <Field label={{ id: `${id}-label`, children: label }}>
      <div ref={box}>
        <Input
          {...keys.attributes}
          id={id}
          autoFocus={takesFocus}
          className={styles.box}
          autoComplete="off"
          aria-labelledby={`${id}-label`}
          aria-controls={isOpen ? `${id}-people` : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(_, { value }) => {
            setTyped(value);
            setOpen(true);
            keys.startAgain();
          }}
        />
        {found.state !== 'closed' && (
          <PeopleList
            id={id}
            box={box}
            sections={[
              { heading: own.people, offered: people },
              { heading: own.groups, offered: groups },
              ...(others ? [{ heading: others.heading, offered: rest }] : []),
            ]}
            said={found.state === 'found' ? sayFound(found, messages, own) : messages[found.state]}
            active={keys.active}
            pictureOf={source?.pictureOf}
            onMore={found.more}
            onChoose={choose}
          />
        )}
      </div>
    </Field>
  );
}

const isMeant = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

const offeredGroup = (
  { id, displayName, isUnified }: Group,
  own: MessagesOf<typeof peoplePickerMessages>,
): Offered => ({
  key: id,
  name: displayName,
  detail: isUnified ? own.unifiedGroup : own.securityGroup,
  isGroup: true,
});

function sayFound(
  { people, groups, lacksGroups }: FoundPeople,
  messages: MessagesOf<typeof peopleMessages>,
  own: MessagesOf<typeof peoplePickerMessages>,
): string {
  const count = people.length + groups.length;
  const found = count === 0 ? messages.nobody : own.found({ count });
  return lacksGroups ? own.lacksGroups({ found }) : found;
}
