import { Avatar, Caption1, makeStyles, Option, tokens } from '@fluentui/react-components';
import { PeopleTeam20Regular } from '@fluentui/react-icons';
import type { WordsOf } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { useEffect, useState } from 'react';
import type { FoundPerson } from './found-person.ts';
import { peopleWords } from './people.words.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground3 },
});

/** Somebody to choose: picture or initials, name, and what tells them apart. */
export function PersonOption(props: {
  readonly person: FoundPerson;
  /** Why they cannot be chosen. */
  readonly refusal: string | undefined;
  readonly pictureOf: ((person: FoundPerson) => Promise<Blob | undefined>) | undefined;
}) {
  const styles = useStyles();
  const { person, refusal, pictureOf } = props;
  const src = usePicture(person, pictureOf);
  const words = useWords(peopleWords);
  const detail = refusal ?? detailOf(person, words);
  return (
    <Option
      value={person.id}
      text={person.name}
      disabled={refusal !== undefined}
      aria-label={`${person.name}, ${detail}`}
    >
      {person.kind === 'group' ? (
        <Avatar size={28} icon={<PeopleTeam20Regular />} aria-hidden="true" />
      ) : (
        <Avatar size={28} name={person.name} {...(src && { image: { src } })} aria-hidden="true" />
      )}
      <span className={styles.words}>
        {person.name}
        <Caption1 className={styles.detail}>{detail}</Caption1>
      </span>
    </Option>
  );
}

function detailOf(person: FoundPerson, words: WordsOf<typeof peopleWords>): string {
  if (person.kind === 'user') return person.signInName;
  return person.isUnified ? words.unifiedGroup : words.securityGroup;
}

function usePicture(
  person: FoundPerson,
  pictureOf: ((person: FoundPerson) => Promise<Blob | undefined>) | undefined,
): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    pictureOf?.(person).then(
      (picture) => {
        if (!picture || isOver) return;
        address = URL.createObjectURL(picture);
        setSrc(address);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [person, pictureOf]);
  return src;
}
