import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { Chip } from '../kit/chips/Chip.tsx';
import { useChipClasses } from '../kit/chips/useChipClasses.tsx';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { useListKeyboard } from '../kit/combobox/useListKeyboard.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { getPersonOptionId, PeopleList } from '../kit/people/PeopleList.tsx';
import { usePeopleSource } from '../kit/people/PeopleSource.tsx';
import { PersonPicture } from '../kit/people/PersonPicture.tsx';
import { peopleMessages } from '../kit/people/people.messages.ts';
import { toPersonOption } from '../kit/people/person-option.ts';
import { getPersonName, isSamePerson, parsePeople, type StoredPerson } from '../kit/people/stored-person.ts';
import { usePeopleSearch } from '../kit/people/usePeopleSearch.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { userMessages } from './user.messages.ts';
import type { UserProps, UserValue } from './user.ts';

/** Notice about the list of team members, loaded with the first preview that shows it. */
const MembersNotice = onDemand(
  async () => (await import('../kit/people/MissingMembersMessage.tsx')).MissingMembersMessage,
);

const DEBOUNCE_S = 0.3;

/** Selected people, and an input for finding and adding more. */
export function UserView(view: ViewProps<UserProps, UserValue>) {
  const { id, definition, props, state, onChange, onBlur } = view;
  const messages = useMessages(userMessages);
  const listMessages = useMessages(peopleMessages);
  const chips = useChipClasses();
  const classes = useFieldClassNames();
  const source = usePeopleSource();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const chosen = parsePeople(state.value);
  const attributes = getControlAttributes(view);
  const sought = {
    from: props.usersSource,
    specific: props.specificUsers,
    debounceMs: Math.max(0, props.searchDebounce ?? DEBOUNCE_S) * 1_000,
  };
  const found = usePeopleSearch(sought, typed, isOpen && !attributes.disabled);
  const people = found.people.filter((person) => !chosen.some((one) => isSamePerson(one, person)));
  const latest = useRef(chosen);
  latest.current = chosen;
  const changePeople = (next: readonly StoredPerson[]) => {
    latest.current = next;
    onChange(props.multiple ? next : next.at(-1));
  };
  const choose = (person: StoredPerson) => {
    setTyped('');
    setOpen(false);
    changePeople(props.multiple ? [...chosen, person] : [person]);
    // The person is chosen immediately; further details are added when they are loaded.
    if (person.id === undefined && person.userPrincipalName === undefined) return;
    void source?.loadDetails(person).then(
      (detailedPerson) => {
        if (latest.current.includes(person))
          changePeople(latest.current.map((one) => (one === person ? detailedPerson : one)));
      },
      () => undefined,
    );
  };
  const remove = (person: StoredPerson) => {
    changePeople(chosen.filter((one) => one !== person));
    input.current?.focus();
  };
  const chooseAt = (index: number) => people[index] && choose(people[index]);
  const count = people.length;
  const statusText = count === 0 ? listMessages.nobody : listMessages.found({ count });
  const keys = useListKeyboard({
    count,
    idOf: (index) => getPersonOptionId(id, index),
    isOpen,
    onOpen: setOpen,
    onChoose: chooseAt,
    onBackspace: () => typed === '' && changePeople(chosen.slice(0, -1)),
  });
  return (
    <FieldFrame view={view}>
      <div ref={box}>
        <div
          className={mergeClasses(
            getBoxClass(classes, attributes.disabled, attributes['aria-invalid'] === true),
            chips.box,
          )}
        >
          {chosen.length > 0 && (
            <ul aria-label={messages.chosen({ label: getFieldLabel(definition) })} className={chips.list}>
              {chosen.map((person, index) => (
                <Chip
                  // biome-ignore lint/suspicious/noArrayIndexKey: a stored answer may contain a person twice
                  key={index}
                  picture={
                    <PersonPicture
                      size={20}
                      name={getPersonName(person)}
                      userKey={toPersonOption(person).key}
                      loadPicture={source?.loadPicture}
                    />
                  }
                  removeLabel={messages.remove({ name: getPersonName(person) })}
                  isOff={attributes.disabled}
                  onRemove={() => remove(person)}
                >
                  {getPersonName(person)}
                </Chip>
              ))}
            </ul>
          )}
          <input
            {...attributes}
            {...(!attributes.disabled && keys.attributes)}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="off"
            aria-controls={attributes.disabled ? undefined : `${id}-people`}
            className={`${classes.bare} ${chips.input}`}
            placeholder={attributes.disabled || chosen.length > 0 ? undefined : props.placeholder || undefined}
            value={typed}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
            }}
            onBlur={() => {
              setTyped('');
              setOpen(false);
              onBlur();
            }}
          />
        </div>
        {found.state !== 'closed' && (
          <PeopleList
            id={id}
            box={box}
            sections={[{ offered: people.map(toPersonOption) }]}
            statusText={found.state === 'found' ? statusText : listMessages[found.state]}
            active={keys.active}
            loadPicture={source?.loadPicture}
            onMore={found.loadMore}
            onChoose={chooseAt}
          />
        )}
        {source?.missingMembers && props.usersSource === 'teamMembers' && <MembersNotice {...source.missingMembers} />}
      </div>
    </FieldFrame>
  );
}
