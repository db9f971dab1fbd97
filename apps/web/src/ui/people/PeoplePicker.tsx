import { Caption1, Combobox, Field, makeStyles, OptionGroup, tokens } from '@fluentui/react-components';
import type { WordsOf } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { useId, useState } from 'react';
import type { FoundPerson, SearchPeople } from './found-person.ts';
import { PersonOption } from './PersonOption.tsx';
import { peopleWords } from './people.words.ts';
import { type SearchState, useSearch } from './useSearch.ts';

const useStyles = makeStyles({
  box: { minWidth: 0, width: '100%' },
  state: { minHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
});

/** Finds people, and groups where `search` does, by what is typed. Whoever is chosen is told once; the box is then empty. */
export function PeoplePicker(props: {
  readonly label: string;
  readonly search: SearchPeople;
  readonly isOnline: boolean;
  readonly onPick: (person: FoundPerson) => void;
  readonly pictureOf?: (person: FoundPerson) => Promise<Blob | undefined>;
  /** Why somebody cannot be chosen: they are in the list already. */
  readonly refusalOf?: (person: FoundPerson) => string | undefined;
}) {
  const words = useWords(peopleWords);
  const styles = useStyles();
  const stateId = useId();
  const [text, setText] = useState('');
  const { search, isOnline, onPick, pictureOf, refusalOf } = props;
  const state = useSearch(text, search, isOnline);
  const people = state.kind === 'found' ? state.found.people : [];
  const choose = (id: string | undefined) => {
    const person = people.find((each) => each.id === id);
    if (!person) return;
    setText('');
    onPick(person);
  };
  const draw = (kind: FoundPerson['kind'], label: string) => {
    const some = people.filter((person) => person.kind === kind);
    if (some.length === 0) return null;
    return (
      <OptionGroup label={label}>
        {some.map((person) => (
          <PersonOption key={person.id} person={person} refusal={refusalOf?.(person)} pictureOf={pictureOf} />
        ))}
      </OptionGroup>
    );
  };
  return (
    <Field label={props.label}>
      <Combobox
        className={styles.box}
        freeform
        inlinePopup
        value={text}
        selectedOptions={[]}
        aria-describedby={stateId}
        open={people.length > 0}
        onChange={(event) => setText(event.target.value)}
        onOptionSelect={(_, { optionValue }) => choose(optionValue)}
        onOpenChange={(event, { open }) => !open && event.type === 'keydown' && setText('')}
      >
        {draw('user', words.people)}
        {draw('group', words.groups)}
      </Combobox>
      <Caption1 id={stateId} className={styles.state} role="status">
        {wordState(state, text.trim(), words)}
      </Caption1>
    </Field>
  );
}

function wordState(state: SearchState, text: string, words: WordsOf<typeof peopleWords>): string {
  if (state.kind === 'idle') return words.start;
  if (state.kind !== 'found') return words[state.kind];
  const { people, lacksGroups } = state.found;
  const count = people.length === 0 ? words.nobody({ text }) : words.found({ count: people.length });
  return lacksGroups ? words.lacksGroups({ found: count }) : count;
}
