import { Field, Input, makeStyles } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useId, useRef, useState } from 'react';
import { useListKeyboard } from '../combobox/useListKeyboard.tsx';
import { getPersonOptionId, PeopleList } from './PeopleList.tsx';
import { type Group, type PeopleRequest, usePeopleSource } from './PeopleSource.tsx';
import { peopleMessages } from './people.messages.ts';
import { peoplePickerMessages } from './people-picker.messages.ts';
import { type PersonOptionData, toPersonOption } from './person-option.ts';
import type { StoredPerson } from './stored-person.ts';
import { type PeopleSearch, usePeopleSearch } from './usePeopleSearch.tsx';

/** Delay of searches after the last typed letter, in milliseconds, because each search sends a request. */
const DEBOUNCE_MS = 1_000;

const useStyles = makeStyles({ box: { width: '100%', minWidth: 0 } });

export type PickedPrincipal =
  | { readonly kind: 'person'; readonly person: StoredPerson }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'other'; readonly key: string };

interface PeoplePickerProps {
  readonly label: string;
  /** Whether the input is focused when it is mounted. */
  readonly takesFocus?: boolean;
  readonly among: NonNullable<PeopleRequest['toPermit']>;
  readonly onPick: (picked: PickedPrincipal) => void;
  /** Additional options that match the typed text, shown under their own heading. */
  readonly others?: { readonly heading: string; readonly offered: readonly PersonOptionData[] };
  /** Returns the reason why an option can't be chosen, such as being in the list already; `undefined` if it can. */
  readonly getDisabledReason?: (id: string) => string | undefined;
}

/**
 * Picker for people and groups of the organization, for granting permissions. Calls `onPick` for each choice and then
 * clears its input.
 */
export function PeoplePicker({ label, takesFocus, among, others, onPick, getDisabledReason }: PeoplePickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const styles = useStyles();
  const messages = useMessages(peopleMessages);
  const own = useMessages(peoplePickerMessages);
  const source = usePeopleSource();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const searchOptions = { from: 'organization', debounceMs: DEBOUNCE_MS, toPermit: among } as const;
  const found = usePeopleSearch(searchOptions, typed, isOpen);
  const disableIfListed = (offered: PersonOptionData): PersonOptionData => {
    const refusal = getDisabledReason?.(offered.key);
    return refusal === undefined ? offered : { ...offered, detail: refusal, isDisabled: true };
  };
  const people = found.people.map((person) => disableIfListed(toPersonOption(person)));
  const groups = found.groups.map((group) => disableIfListed(toGroupOption(group, own)));
  const rest = (others?.offered ?? []).filter(({ name }) => matchesText(name, typed)).map(disableIfListed);
  const count = people.length + groups.length + rest.length;
  const choose = (at: number) => {
    if ([...people, ...groups, ...rest][at]?.isDisabled) return;
    const [person, group] = [found.people[at], found.groups[at - people.length]];
    const other = rest[at - people.length - groups.length];
    setTyped('');
    setOpen(false);
    if (person) onPick({ kind: 'person', person });
    else if (group) onPick({ kind: 'group', group });
    else if (other) onPick({ kind: 'other', key: other.key });
  };
  const keys = useListKeyboard({
    ...{ count, isOpen },
    idOf: (at) => getPersonOptionId(id, at),
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
            keys.reset();
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
            statusText={found.state === 'found' ? formatSearchStatus(found, messages, own) : messages[found.state]}
            active={keys.active}
            loadPicture={source?.loadPicture}
            onMore={found.loadMore}
            onChoose={choose}
          />
        )}
      </div>
    </Field>
  );
}

const matchesText = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());

const toGroupOption = (
  { id, displayName, isUnified }: Group,
  own: MessagesOf<typeof peoplePickerMessages>,
): PersonOptionData => ({
  key: id,
  name: displayName,
  detail: isUnified ? own.unifiedGroup : own.securityGroup,
  isGroup: true,
});

function formatSearchStatus(
  { people, groups, lacksGroups }: PeopleSearch,
  messages: MessagesOf<typeof peopleMessages>,
  own: MessagesOf<typeof peoplePickerMessages>,
): string {
  const count = people.length + groups.length;
  const found = count === 0 ? messages.nobody : own.found({ count });
  return lacksGroups ? own.lacksGroups({ found }) : found;
}
