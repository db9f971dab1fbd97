import { useWords } from '@tideform/words/react';
import { useKitClasses } from '../../kit/classes/KitClasses.tsx';
import { selectWords } from '../select.words.ts';

export const noteId = (id: string) => `${id}-many`;

/** Says that a list is longer than what is shown of it. */
export function ManyChoicesNote({ id, count }: { readonly id: string; readonly count: number }) {
  const words = useWords(selectWords);
  return (
    <span id={noteId(id)} className={useKitClasses().hint}>
      {words.many({ count })}
    </span>
  );
}
